import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { mongodAt } from '@handbill/embedded-mongo';
import { testDatabase } from '@handbill/testing';
import { MongoStorage } from '@handbill/mongo';
import { expect, it } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';

const { db, uri, name } = testDatabase();
const main = resolve(import.meta.dirname, '../handbill.ts');

/** The output of the command. */
async function prune(...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], MONGODB_URI: uri, MONGODB_DB: name };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@handbill/source', main, 'prune-database', '--no-settings', ...args],
    {
      env,
    },
  );
  return stdout;
}

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
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], HANDBILL_DATA: data };
  const child = spawn(process.execPath, ['--conditions=@handbill/source', main, 'prune-database', '--no-settings'], {
    env,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await expect.poll(() => mongodAt(join(data, 'mongodb')), { timeout: 40_000 }).not.toBeNull();
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(await mongodAt(join(data, 'mongodb'))).toBeNull();
});
