import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { toolchain } from './toolchain.mjs';

const folder = join(root, 'apps', 'console');
const stamp = join(folder, 'dist', '.sources');

const filesIn = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The sources of the build: its own, and those of the client, the hooks and their counting. */
const sources = () => [
  ...['index.html', 'package.json', 'vite.config.ts'].map((name) => join(folder, name)),
  ...[folder, ...['client', 'contract', 'react'].map((name) => join(root, 'packages', name))].flatMap((each) => filesIn(join(each, 'src'))),
  join(root, 'pnpm-lock.yaml'),
];

/** Sizes and times, not contents: this is asked at every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources().toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const isReady = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

async function make() {
  console.error('Building the console');
  // Taken before: a source saved meanwhile is built by the next start.
  const taken = fingerprint();
  await run('Building the console', toolchain.node, [join(folder, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', folder]);
  writeFileSync(stamp, taken);
}

/** The page for people, as browsers load it. */
export const builtConsole = { isReady, make };
