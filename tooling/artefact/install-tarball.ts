import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from './pack.ts';

/** Packs into a folder and installs that there, offline: beside it are Node in `bin`, and a `home`. */
export async function installTarball(folder: string, packInto: (folder: string) => Promise<Packed>): Promise<Packed> {
  for (const name of ['bin', 'home']) await mkdir(join(folder, name));
  await copyFile(process.execPath, join(folder, 'bin/node'));
  const packed = await packInto(folder);
  await promisify(execFile)('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.tarball], { cwd: folder });
  return packed;
}
