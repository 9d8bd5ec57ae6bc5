import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedMongo } from '../src/start/start-embedded-mongo.ts';

/** One mongod for the whole run, started by our own code; each test file takes a database with `testDatabase()`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'handbill-tests-'));
  // Dozens of databases are in it: with less, a third of its time goes into looking for pages to evict.
  const mongo = await startEmbeddedMongo({ data, log: console, cache_GB: 1 });
  project.provide('mongodbUri', mongo.uri);
  return async () => {
    await mongo.stop();
    await rm(data, { recursive: true, force: true });
  };
}
