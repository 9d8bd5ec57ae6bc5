import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { madeFrom } from './made-from.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { toolchain } from './toolchain.mjs';

const folder = join(root, 'apps', 'console');
const what = 'Building the console';

const filesIn = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The page for people, as browsers load it: made from its own sources, and those of the client, the hooks and their counting. */
export const builtConsole = madeFrom({
  what,
  stamp: join(folder, 'dist', '.sources'),
  sources: () => [
    ...['index.html', 'package.json', 'vite.config.ts'].map((name) => join(folder, name)),
    ...[folder, ...['client', 'contract', 'react'].map((name) => join(root, 'packages', name))].flatMap((each) =>
      filesIn(join(each, 'src')),
    ),
    join(root, 'pnpm-lock.yaml'),
  ],
  work: () => run(what, toolchain.node, [join(folder, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', folder]),
});
