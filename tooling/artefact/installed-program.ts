import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const oldestNode = '22.19';

/** The members of a manifest that make its package the command `handbill`. */
export const installed = { engines: { node: `>=${oldestNode}` }, bin: { handbill: 'bin/handbill.js' } };

/** Modules are compiled once: it is most of the work of a start. */
const program = (module: string, options: string): string => `#!/usr/bin/env -S node${options}
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

/** Writes the program of a package, which imports a module of it. */
export async function writeProgram(folder: string, module: string, options = ''): Promise<void> {
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/handbill.js'), program(module, options));
}
