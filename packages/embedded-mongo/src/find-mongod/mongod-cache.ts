import { createHash, randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

const chunkSize = 1 << 20;

/** Reads through a single buffer: the many that a stream allocates would stay in memory long after the start. */
async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(chunkSize);
  const file = await open(path);
  try {
    for (let read = await file.read(buffer, 0, chunkSize); read.bytesRead > 0; read = await file.read(buffer, 0, chunkSize))
      hash.update(buffer.subarray(0, read.bytesRead));
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Fetched mongod programs. Each has its own hash as its name, so that a damaged one is noticed. */
export class MongodCache {
  readonly folder: string;

  constructor(env: NodeJS.ProcessEnv) {
    this.folder = join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'handbill');
  }

  /** A cached mongod that still has its hash, or `null`; damaged ones are removed. */
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

  /** Copies a program into the cache; it gets its name only when it is complete. `expected` is the hash it must have, where known. */
  async keep(binary: string, expected?: string): Promise<string> {
    const hash = await sha256(binary);
    if (expected && hash !== expected) throw new Error(`the downloaded program is not the expected mongod (sha256 ${hash})`);
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
