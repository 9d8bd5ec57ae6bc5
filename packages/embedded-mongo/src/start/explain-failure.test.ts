import { chown, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';
import { explainFailure } from './explain-failure.ts';

const systemError = (code: string, message: string) => Object.assign(new Error(message), { code, syscall: 'open', path: '/' });

describe('the explanation of a failure', () => {
  it.each([
    ['MongoDB, by its code', new MongoServerError({ code: 14_031, message: 'not enough' })],
    ['MongoDB, in words', new MongoServerError({ code: 8, message: '28: No space left on device' })],
  ])('names a full disk reported by %s', async (_, error) => {
    const data = await dataFolder();
    const explained = await explainFailure(data, error);
    expect(explained).toBeInstanceOf(EmbeddedMongoError);
    expect(String(explained)).toContain(`The disk of ${join(data, 'mongodb')} is full`);
  });

  it.each(['ENOSPC', 'EDQUOT'])('names a full disk reported by the system (%s)', async (code) => {
    const data = await dataFolder();
    expect(String(await explainFailure(data, systemError(code, 'write')))).toContain(`The disk of ${data} is full`);
  });

  it('names the other user to whom a part of the data folder belongs', async ({ skip }) => {
    const data = await dataFolder();
    const key = join(data, 'mongod.key');
    await writeFile(key, '');
    const isChanged = await chown(key, 12_345, 12_345).then(
      () => true,
      () => false,
    );
    skip(!isChanged, 'this user may not give files to another one');
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open', path: key });
    expect(String(await explainFailure(data, denied))).toContain(
      `The data folder ${data} cannot be used: this user is not allowed to use ${key}, which belongs to another user (id 12345).`,
    );
  });

  it('names a data folder that cannot be used', async () => {
    const data = await dataFolder();
    const denied = await readdir(join(data, 'missing')).catch((error: unknown) => error);
    expect(String(await explainFailure(data, denied))).toContain(`The data folder ${data} cannot be used: ENOENT`);
  });

  it.each([
    ['an error of the program', new TypeError('undefined is not a function')],
    ['an error of MongoDB on a disk with space', new MongoServerError({ code: 11_000, message: 'duplicate key' })],
    // Such as pip's, whose disk is another one.
    ['an explanation that quotes a full disk elsewhere', new EmbeddedMongoError('the wheel: No space left on device')],
  ])('leaves %s as it is', async (_, error) => {
    expect(await explainFailure(await dataFolder(), error)).toBe(error);
  });
});
