import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';
import { bundleServer } from './bundle-server.ts';
import { packedVersion } from './packed-version.ts';

const pnpm = globSync('.toolchain/node_modules/@pnpm/exe.*/pnpm', { cwd: root }).map((file) => join(root, file))[0] ?? 'pnpm';

const oldestNode = '22.19';

/** What is said of the whole is true of its artefact, too. */
async function manifest(): Promise<object> {
  const { description, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  return {
    name: 'handbill',
    version: await packedVersion(),
    description,
    license,
    type: 'module',
    engines: { node: `>=${oldestNode}` },
    bin: { handbill: 'bin/handbill.js' },
  };
}

// The young generation is that of `npm start`. What the server loads is compiled once: it is most of the work of a start.
const program = `#!/usr/bin/env -S node --max-semi-space-size=64
// Node of any age reads this file, and imports nothing before it is known to be new enough.
const atLeast = ([major, minor], [leastMajor, leastMinor]) => major > leastMajor || (major === leastMajor && minor >= leastMinor);
const numbersIn = (version) => version.split('.').map(Number);

async function start() {
  const [{ enableCompileCache }, { homedir }, { join }] = await Promise.all([import('node:module'), import('node:os'), import('node:path')]);
  const { NODE_COMPILE_CACHE, XDG_CACHE_HOME, HOME } = process.env;
  if (XDG_CACHE_HOME || HOME) enableCompileCache(NODE_COMPILE_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'handbill/compiled'));
  await import('../lib/server/handbill.js');
}

if (atLeast(numbersIn(process.versions.node), numbersIn('${oldestNode}'))) start();
else {
  console.error('Handbill needs Node ${oldestNode} or later; this is ' + process.versions.node + '.');
  process.exitCode = 1;
}
`;

/** Packs the server into a tarball that needs nothing but Node; resolves to where it is, and the paths in it. */
export async function packArtefact(destination: string): Promise<{ readonly tarball: string; readonly files: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-artefact-'));
  try {
    await bundleServer(folder);
    await cp(join(root, 'apps/console/dist'), join(folder, 'lib/server/console'), {
      recursive: true,
      filter: (file) => !file.endsWith('.sources'),
    });
    await mkdir(join(folder, 'bin'));
    await writeFile(join(folder, 'bin/handbill.js'), program);
    await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2));
    for (const file of ['README.md', 'LICENSE']) await copyFile(join(root, file), join(folder, file));
    await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true, filter: (file) => !/Dockerfile|compose/.test(file) });
    await mkdir(destination, { recursive: true });
    const { stdout } = await promisify(execFile)(pnpm, ['pack', '--json', '--pack-destination', destination], { cwd: folder });
    const { filename, files } = JSON.parse(stdout) as { filename: string; files: readonly { path: string }[] };
    return { tarball: filename, files: files.map(({ path }) => path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
