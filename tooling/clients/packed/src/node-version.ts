import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../architecture/source-files.ts';

/** The program of a version of Node, for the test of programs that run on it. Fetched from the npm registry once, and kept with the installed packages. */
export async function nodeVersion(version: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`]);
  return program;
}
