import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of the calling file's own, removed behind its tests; call it at the file's top. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
