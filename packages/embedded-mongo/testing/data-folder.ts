import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { mongodAt } from '../src/mongod/launch-mongod.ts';
import { stopProcess } from '../src/process/running-process.ts';

/** The mongod that runs on a data folder, or `null`. */
export const mongodIn = (data: string) => mongodAt(join(data, 'mongodb'));

/** A data folder for one test; a mongod that the test leaves running in it is stopped. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-data-'));
  onTestFinished(async () => {
    const left = await mongodIn(folder);
    if (left) await stopProcess(left, 2_000);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}
