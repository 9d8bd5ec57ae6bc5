import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@handbill/embedded-mongo';

/** Runs some work beside a database of its own in a temporary folder. */
export async function withDatabase(work: (uri: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-bench-'));
  const mongo = await startEmbeddedMongo({ data: join(folder, 'database'), log: { info: () => undefined, error: console.error } });
  try {
    await work(mongo.uri, folder);
  } finally {
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
