import { once } from 'node:events';
import { join } from 'node:path';
import { mongodAt } from '@handbill/embedded-mongo';
import { newDatabase } from '@handbill/testing';
import { MongoStorage } from '@handbill/mongo';
import { expect, it } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { handbillCommand, startHandbill } from '../../testing/handbill-command.ts';

const { db, uri, name } = newDatabase();
/** The output of the command. */
const prune = async (...args: string[]): Promise<string> =>
  (await handbillCommand({ MONGODB_URI: uri, MONGODB_DB: name }, 'prune-database', ...args)).out;

it('lists what earlier versions left in the database, and removes it with --yes', async () => {
  await (await MongoStorage.open(uri, name)).close();
  await db.command({ collMod: 'campaigns', validator: { $jsonSchema: { bsonType: ['object'] } } });
  await db.collection('campaigns').insertOne({ as: 'another version wrote it' });
  expect(await prune('--yes')).toContain('validators: stay, since 1 of the records in campaigns are as another version wrote them');
  await db.collection('campaigns').deleteMany({});
  const output = await prune();
  expect(output).toContain('  validator of campaigns: lets in only what this version writes\nNothing was changed.');
  expect(await prune('--yes')).toContain('  validator of campaigns: lets in only what this version writes\n');
  expect(await prune()).toMatch(/^MongoDB at .*\n {2}nothing to remove\n$/);
});

it('ends at Ctrl-C with the mongod that it started', { timeout: 60_000 }, async () => {
  const data = await dataFolder();
  const child = startHandbill({ HANDBILL_DATA: data }, 'prune-database');
  const ended = once(child, 'exit');
  await expect.poll(() => mongodAt(join(data, 'mongodb')), { timeout: 40_000 }).not.toBeNull();
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(await mongodAt(join(data, 'mongodb'))).toBeNull();
});
