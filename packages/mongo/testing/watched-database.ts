import { testDatabase } from '@handbill/testing';
import { MongoClient, type CommandStartedEvent } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { prepareDatabase } from '../src/schema/prepare-database.ts';

/** A prepared database of the test file's own, whose client tells of its commands. */
export function watchedDatabase() {
  const { uri, name } = testDatabase();
  const client = new MongoClient(uri, { monitorCommands: true, useBigInt64: true });
  const db = client.db(name);
  beforeAll(() => prepareDatabase(db));
  afterAll(() => client.close());
  return { client, db };
}

/** Does the work, and lists the commands that the client sent meanwhile. */
export async function commandsDuring<T>(client: MongoClient, work: () => Promise<T>) {
  const commands: CommandStartedEvent[] = [];
  const keep = (command: CommandStartedEvent) => void commands.push(command);
  client.on('commandStarted', keep);
  const answer = await work().finally(() => client.off('commandStarted', keep));
  return { answer, commands };
}
