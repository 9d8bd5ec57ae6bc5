import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { madeFrom } from './made-from.mjs';
import { workspaceFolders } from './packages.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { toolchain } from './toolchain.mjs';

const built = () =>
  workspaceFolders().filter(
    (folder) => /[\\/](packages[\\/][^\\/]+|apps[\\/]server)$/.test(folder) && existsSync(join(folder, 'tsconfig.json')),
  );

const sources = () =>
  built().flatMap((folder) => {
    const src = join(folder, 'src');
    const inside = existsSync(src) ? readdirSync(src, { recursive: true }).map((name) => join(src, name)) : [];
    return [join(folder, 'tsconfig.json'), ...inside.filter((file) => /\.(ts|json)$/.test(file))];
  });

/** The guides become pages of the server. */
const guides = () => readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [join(root, 'docs', name)] : []));

/** The modules that production runs: each package's `dist`. */
export const compiled = madeFrom({
  what: 'Compiling',
  stamp: join(root, '.toolchain', 'compiled'),
  sources: () => [...['pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.base.json'].map((name) => join(root, name)), ...sources(), ...guides()],
  /** The compiler's state, so that a deleted `dist` is made again. */
  outputs: () => built().filter((folder) => existsSync(join(folder, 'dist', '.tsbuildinfo'))),
  async work() {
    await run('Compiling', toolchain.node, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
    await run('Rendering the pages', toolchain.node, [join(root, 'apps', 'server', 'dist', 'prerender.js')]);
  },
});
