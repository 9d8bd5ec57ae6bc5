import { MongoClient, type MongoClientOptions } from 'mongodb';
import { replicaSet } from '../mongod/launch-mongod.ts';
import type { Credentials } from '../data-folder/credentials.ts';

export const databaseUser = 'handbill';

/** Where the server finds its database, with the user and the password in it. */
export const databaseUri = (port: number, { password }: Credentials): string =>
  `mongodb://${databaseUser}:${password}@127.0.0.1:${port}/?replicaSet=${replicaSet}`;

export const asUser = ({ password }: Credentials): MongoClientOptions => ({ auth: { username: databaseUser, password } });

/** Logs in as mongod itself, which has all rights, before there is a user. */
export const asMongodItself = ({ key }: Credentials): MongoClientOptions => ({
  auth: { username: '__system', password: key },
  authSource: 'local',
  authMechanism: 'SCRAM-SHA-256',
});

/** Connects to one mongod, in any state of the set, for some work. */
export async function withClient<T>(port: number, options: MongoClientOptions, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, options);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
