import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MongodCache } from './mongod-cache.ts';
import { mongodVersion } from './mongod-version.ts';

/** Fetches the mongod that MongoDB publishes for this system. */
export async function mongodFromDownload(cache: MongodCache): Promise<string> {
  // Lazily: it costs a tenth of a second, and only a first start ever needs it.
  const { MongoBinary } = await import('mongodb-memory-server-core');
  const downloadDir = await mkdtemp(join(tmpdir(), 'handbill-mongod-'));
  try {
    const binary = await MongoBinary.getPath({ downloadDir });
    await mongodVersion(binary);
    return await cache.keep(binary);
  } finally {
    await rm(downloadDir, { recursive: true, force: true });
  }
}
