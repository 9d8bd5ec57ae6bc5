import { createHash, randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

const piece = 1 << 20;

/** Through one buffer: a stream's many would stay with the process long after its start. */
async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(piece);
  const file = await open(path);
  try {
    for (let read = await file.read(buffer, 0, piece); read.bytesRead > 0; read = await file.read(buffer, 0, piece))
      hash.update(buffer.subarray(0, read.bytesRead));
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Fetched mongods, each named by its own hash, so that a file is checked by its name. */
export class MongodCache {
  readonly folder: string;

  constructor(env: NodeJS.ProcessEnv) {
    this.folder = join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'handbill');
  }

  /** A kept mongod that is still what was fetched, or `null`; one that is not is removed. */
  async find(): Promise<string | null> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const hash = /^mongod-([0-9a-f]{64})$/.exec(name)?.[1];
      if (!hash) continue;
      const file = join(this.folder, name);
      if ((await sha256(file)) === hash) return file;
      await rm(file, { force: true });
    }
    return null;
  }

  /** Keeps a copy; it is under its name only once it is whole. `expected` is the hash it must have, where that is known. */
  async keep(binary: string, expected?: string): Promise<string> {
    const hash = await sha256(binary);
    if (expected && hash !== expected) throw new Error(`what came is not the mongod expected (sha256 ${hash})`);
    await mkdir(this.folder, { recursive: true });
    const partial = join(this.folder, `partial-${randomUUID()}`);
    try {
      await copyFile(binary, partial);
      await chmod(partial, 0o755);
      const file = join(this.folder, `mongod-${hash}`);
      await rename(partial, file);
      return file;
    } finally {
      await rm(partial, { force: true });
    }
  }
}
