import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MongoClientOptions } from 'mongodb';
import { replicaSet } from './replica-set.ts';
import type { DataFiles } from './data-files.ts';
import { closeToOthers, writePrivateFile } from './private-files.ts';

export const databaseUser = 'handbill';

/** What opens the embedded database. Both are secret: they go into no log, no error and no command line. */
export interface Credentials {
  /** The text of mongod's key file. */
  readonly key: string;
  /** The password of the user `handbill`. */
  readonly password: string;
}

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

/** The secret in this file; made when there is none, or only an empty file, as a crash may leave it. */
async function secretIn(path: string, make: () => string): Promise<string> {
  const kept = (await readFile(path, 'utf8').catch(missing)).trim();
  if (kept !== '') {
    await closeToOthers(path);
    return kept;
  }
  const made = make();
  await writePrivateFile(path, `${made}\n`);
  return made;
}

/** The credentials in a data folder; each one that is missing is made. */
export async function credentialsIn(files: Pick<DataFiles, 'key' | 'password'>): Promise<Credentials> {
  return {
    // mongod takes base64 only.
    key: await secretIn(files.key, () => randomBytes(48).toString('base64')),
    // Its letters need no escape in an address.
    password: await secretIn(files.password, () => randomBytes(32).toString('base64url')),
  };
}

/** Where the server finds its database, with the user and the password in it. */
export const databaseUri = (port: number, { password }: Credentials): string =>
  `mongodb://${databaseUser}:${password}@127.0.0.1:${port}/?replicaSet=${replicaSet}`;

/** How to log in as the user. */
export const asUser = ({ password }: Credentials): MongoClientOptions => ({ auth: { username: databaseUser, password } });

/** How to log in as mongod itself, which may do everything, before there is a user. */
export const asMongodItself = ({ key }: Credentials): MongoClientOptions => ({
  auth: { username: '__system', password: key },
  authSource: 'local',
  authMechanism: 'SCRAM-SHA-256',
});
