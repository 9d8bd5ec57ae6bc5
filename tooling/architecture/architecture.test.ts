import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doors, floors } from './floors.ts';
import { layers, type Layer } from './layers.ts';
import { importsOf, packageOf } from './read-modules.ts';
import { root, sourceFiles } from './source-files.ts';

const Dependencies = z.record(z.string(), z.string()).default({});
const Manifest = z
  .object({ name: z.string(), dependencies: Dependencies, peerDependencies: Dependencies })
  .transform(({ name, dependencies, peerDependencies }) => ({ name, dependencies: { ...dependencies, ...peerDependencies } }));

const manifestOf = (folder: string) => Manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

const allImports = (folder: string) =>
  sourceFiles(folder).flatMap((file) =>
    importsOf(readFileSync(join(root, folder, 'src', file), 'utf8')).map((found) => ({ file, ...found })),
  );

const foreign = (folder: string) => allImports(folder).filter(({ from }) => !from.startsWith('.') && !isBuiltin(from));

const folders = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));

describe.each(Object.entries(layers))('%s', (name, { folder, may, typesOnly = [] }: Layer) => {
  it('is the package in its folder', () => {
    expect(manifestOf(folder).name).toBe(name);
  });

  it('depends on what the design allows', () => {
    expect(Object.keys(manifestOf(folder).dependencies).filter((dependency) => !may.includes(dependency))).toEqual([]);
  });

  it('imports what the design allows, and names it in its manifest', () => {
    const { dependencies } = manifestOf(folder);
    const astray = foreign(folder).filter(({ from }) => !may.includes(packageOf(from)) || !(packageOf(from) in dependencies));
    expect(astray).toEqual([]);
  });

  it.each(typesOnly)('takes only types from %s', (neighbour) => {
    expect(foreign(folder).filter((found) => packageOf(found.from) === neighbour && !found.typesOnly)).toEqual([]);
  });
});

it.each(Object.values(layers).filter(({ anywhere }) => anywhere))('$folder runs anywhere: nothing of Node in it', ({ folder }) => {
  expect(allImports(folder).filter(({ from }) => isBuiltin(from))).toEqual([]);
});

describe.each(folders)('%s', (folder) => {
  it('has its place in the design', () => {
    expect([...Object.values(layers).map((layer) => layer.folder), 'apps/server']).toContain(folder);
  });

  it("goes to its neighbours by their doors, not into their files, and stays out of tests' ground", () => {
    const outside = allImports(folder).filter(
      ({ file, from }) => from.startsWith('.') && normalize(join(dirname(file), from)).startsWith('..'),
    );
    expect(outside).toEqual([]);
  });

  it('names each file after what it exports: no utils, no index but the door', () => {
    const nameless = /^(utils?|helpers?|types?|common|shared|misc|lib|core)\.ts$/;
    expect(
      sourceFiles(folder).filter((file) => nameless.test(basename(file)) || (basename(file) === 'index.ts' && file !== 'index.ts')),
    ).toEqual([]);
  });
});

describe.each(Object.entries(floors))('the floors of %s', (folder, stories) => {
  const floorOf = new Map(stories.flatMap((names, floor) => names.map((name) => [name, floor] as const)));

  it('have each of its folders once', () => {
    const there = new Set(sourceFiles(folder).map((file) => dirname(file)));
    there.delete('.');
    expect([...floorOf.keys()].toSorted()).toEqual([...there].toSorted());
    expect(stories.flat()).toHaveLength(floorOf.size);
  });

  it('are imported from above alone', () => {
    const upwards = allImports(folder).filter(({ file, from }) => {
      const [own, other] = [dirname(file), dirname(normalize(join(dirname(file), from)))];
      return from.startsWith('.') && own !== '.' && own !== other && !((floorOf.get(other) ?? Infinity) < (floorOf.get(own) ?? 0));
    });
    expect(upwards).toEqual([]);
  });

  it('are all that there is, but for the doors', () => {
    const helpers = sourceFiles(folder).filter((file) => dirname(file) === '.' && ![...(doors[folder] ?? []), 'index.ts'].includes(file));
    expect(helpers).toEqual([]);
  });
});

it('knows the floors of every package', () => {
  expect(Object.keys(floors).toSorted()).toEqual(folders.toSorted());
});

describe('the reading of imports', () => {
  it('sees every form, and tells types from values', () => {
    const source = [
      "import a from 'a';",
      "import type { B } from '@scope/b/deep';",
      "import {\n  c,\n  type C,\n} from 'c';",
      "import 'd';",
      "export * from 'e';",
      "export type { F } from 'f';",
      "const g = await import('g');",
      "// import h from 'h'",
      'export const from = 1;',
    ].join('\n');
    expect(importsOf(source).map(({ from, typesOnly }) => `${packageOf(from)}${typesOnly ? ' (types)' : ''}`)).toEqual([
      'a',
      '@scope/b (types)',
      'c',
      'd',
      'e',
      'f (types)',
      'g',
    ]);
  });
});
