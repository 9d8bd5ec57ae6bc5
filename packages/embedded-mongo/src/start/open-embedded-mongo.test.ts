import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { storedNames, storeName } from '../../testing/stored-names.ts';
import { ownDataFolder } from '../data-folder/own-data-folder.ts';
import { openEmbeddedMongo } from './open-embedded-mongo.ts';
import { mongodAt } from '../mongod/launch-mongod.ts';

const open = (data: string) => openEmbeddedMongo({ data, log: console });

describe('the database of a data folder, opened for a command', { timeout: 90_000 }, () => {
  it('is started once its owner has ended, used by others meanwhile, and stopped by who started it', async () => {
    const data = await dataFolder();
    await mkdir(join(data, 'mongodb'));
    const ownership = await ownDataFolder(data);
    const opening = open(data);
    await ownership.release();
    const mine = await opening;
    await storeName(mine.uri, 'one');

    const beside = await open(data);
    expect(await storedNames(beside.uri)).toEqual(['one']);
    await beside.stop();
    expect(await storedNames(mine.uri)).toEqual(['one']);
    await mine.stop();
    expect(await mongodAt(join(data, 'mongodb'))).toBeNull();
  });

  it('is not made where there is none', async () => {
    const data = join(await dataFolder(), 'none');
    await expect(open(data)).rejects.toThrow(`There is no database in ${data} yet: start the server once`);
    await expect(access(data)).rejects.toThrow('ENOENT');
  });
});
