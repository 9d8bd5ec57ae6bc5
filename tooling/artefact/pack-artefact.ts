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

export const oldestNode = '22.19';

/** Members of the whole that are true of its artefact, too. */
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

/** The program of a package: the young generation of `npm start` where it is a server's. Modules are compiled once: it is most of the work of a start. */
export const program = (module: string, options = ''): string => `#!/usr/bin/env -S node${options}
// Node of any age reads this file, and imports nothing before it is known to be new enough.
const atLeast = ([major, minor], [leastMajor, leastMinor]) => major > leastMajor || (major === leastMajor && minor >= leastMinor);
const numbersIn = (version) => version.split('.').map(Number);

async function start() {
  const [{ enableCompileCache }, { homedir }, { join }] = await Promise.all([import('node:module'), import('node:os'), import('node:path')]);
  const { NODE_COMPILE_CACHE, XDG_CACHE_HOME, HOME } = process.env;
  if (XDG_CACHE_HOME || HOME) enableCompileCache(NODE_COMPILE_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'handbill/compiled'));
  await import('${module}');
}

if (atLeast(numbersIn(process.versions.node), numbersIn('${oldestNode}'))) start();
else {
  console.error('Handbill needs Node ${oldestNode} or later; this is ' + process.versions.node + '.');
  process.exitCode = 1;
}
`;

export interface Packed {
  readonly tarball: string;
  /** The paths in it. */
  readonly files: readonly string[];
}

/** Packs a folder as it is. */
export async function packFolder(folder: string, destination: string): Promise<Packed> {
  await mkdir(destination, { recursive: true });
  const { stdout } = await promisify(execFile)(pnpm, ['pack', '--json', '--pack-destination', destination], { cwd: folder });
  const { filename, files } = JSON.parse(stdout) as { filename: string; files: readonly { path: string }[] };
  return { tarball: filename, files: files.map(({ path }) => path) };
}

/** Packs the server into a tarball that needs nothing but Node. */
export async function packArtefact(destination: string): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-artefact-'));
  try {
    await bundleServer(folder);
    await cp(join(root, 'apps/console/dist'), join(folder, 'lib/server/console'), {
      recursive: true,
      filter: (file) => !file.endsWith('.sources'),
    });
    await mkdir(join(folder, 'bin'));
    await writeFile(join(folder, 'bin/handbill.js'), program('../lib/server/handbill.js', ' --max-semi-space-size=64'));
    await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2));
    for (const file of ['README.md', 'LICENSE']) await copyFile(join(root, file), join(folder, file));
    await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true, filter: (file) => !/Dockerfile|compose/.test(file) });
    return await packFolder(folder, destination);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
