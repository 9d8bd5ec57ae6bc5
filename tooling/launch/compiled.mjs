import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from './packages.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { toolchain } from './toolchain.mjs';

const stamp = join(root, '.toolchain', 'compiled');

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

/** Sizes and times, not contents: this is asked at every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [
    join(root, 'pnpm-lock.yaml'),
    join(root, 'tsconfig.json'),
    join(root, 'tsconfig.base.json'),
    ...sources(),
    ...guides(),
  ]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The compiler's state, so that a deleted `dist` is made again. */
const outputs = () => built().filter((folder) => existsSync(join(folder, 'dist', '.tsbuildinfo')));

const stampFor = (taken) => `${taken} ${outputs().join(' ')}`;

const isReady = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === stampFor(fingerprint());

async function compile() {
  console.error('Compiling');
  // Taken before: a source saved meanwhile is compiled by the next start.
  const taken = fingerprint();
  await run('Compiling', toolchain.node, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
  await run('Rendering the pages', toolchain.node, [join(root, 'apps', 'server', 'dist', 'prerender.js')]);
  writeFileSync(stamp, stampFor(taken));
}

/** The modules that production runs: each package's `dist`. */
export const compiled = { isReady, make: compile };
