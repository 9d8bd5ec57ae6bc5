import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportsOf, usesOf } from './read-modules.ts';
import { root } from './source-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Everything that may use a package: code, tests, tools, examples and documentation. */
const users = globSync(['{packages,apps,tooling,examples}/**/*.{ts,mjs,js,md}', 'docs/**/*.md', 'README.md'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}).map((file) => ({ file, text: read(file) }));

/** Types that no file imports, but that the compiler writes into the declarations of other packages. */
const namedInDeclarations = [
  'CheckContent',
  'Metadata',
  'OptionalField',
  'ProblemData',
  'RegenerateContent',
  'TargetAudience',
  'WorkspaceSettings',
];

const packages = globSync('packages/*/src/index.ts', { cwd: root }).map((file) => file.split('/')[1] ?? '');

describe.each(packages.filter((name) => !['client', 'react'].includes(name)))('@handbill/%s', (name) => {
  it('exports only what something outside of it uses', () => {
    const used = new Set(
      users.filter(({ file }) => !file.startsWith(`packages/${name}/src/`)).flatMap(({ text }) => usesOf(`@handbill/${name}`, text)),
    );
    const unused = exportsOf(read(`packages/${name}/src/index.ts`)).filter(
      (each) => !used.has(each) && !namedInDeclarations.includes(each),
    );
    expect(unused).toEqual([]);
  });
});

describe('the packages for frontends', () => {
  it.each([
    ['client/src/index.ts', 'docs/client.md'],
    ['client/src/live.ts', 'docs/live.md'],
    ['react/src/index.ts', 'docs/react.md'],
  ])('exports from %s what %s names, for what is not in this repository', (file, guide) => {
    const named = new Set([...read(guide).matchAll(/\b[A-Za-z]+\b/g)].map(([word]) => word));
    expect(exportsOf(read(`packages/${file}`)).filter((each) => !named.has(each))).toEqual([]);
  });
});

describe('the reading of exports and their uses', () => {
  it('sees every form', () => {
    expect(exportsOf("export { a, type B, c as d } from './a.ts';\nexport type {\n  E,\n} from './e.ts';")).toEqual(['a', 'B', 'd', 'E']);
    const source = [
      "import { a, type B, c as d } from '@handbill/x';",
      "import type {\n  E,\n} from '@handbill/x';",
      "export type { F } from '@handbill/x';",
      "const { g, h: renamed } = await import('@handbill/x');",
      "import type * as x from '@handbill/x';",
      'type I = x.I;',
      "import { other } from '@handbill/y';",
    ].join('\n');
    expect(usesOf('@handbill/x', source)).toEqual(['a', 'B', 'c', 'E', 'F', 'g', 'h', 'I']);
  });
});
