import { MongoServerError, type MongoClientOptions } from 'mongodb';
import { z } from 'zod';
import type { Credentials } from '../data-folder/credentials.ts';
import { asMongodItself, asUser, databaseUser, withClient } from './with-client.ts';

const BuildInfo = z.object({ version: z.string() });

const [userNotFound, authenticationFailed] = [11, 18];

export const isRefusedLogin = (error: unknown): boolean => error instanceof MongoServerError && error.code === authenticationFailed;

/** For the server's own work, and for `mongodump` and `mongorestore`. */
const roles = ['readWriteAnyDatabase', 'dbAdminAnyDatabase', 'clusterMonitor', 'backup', 'restore'];

const setPassword = (port: number, credentials: Credentials, options: MongoClientOptions) =>
  withClient(port, { ...options, ...asMongodItself(credentials) }, async (client) => {
    const user = { pwd: credentials.password, roles, mechanisms: ['SCRAM-SHA-256'] };
    const admin = client.db('admin');
    await admin.command({ updateUser: databaseUser, ...user }).catch((error: unknown) => {
      if (!(error instanceof MongoServerError && error.code === userNotFound)) throw error;
      return admin.command({ createUser: databaseUser, ...user });
    });
  });

/** Logs in as the database's user; resolves to MongoDB's version. */
export const versionAsUser = (port: number, credentials: Credentials, options: MongoClientOptions): Promise<string> =>
  withClient(port, { ...options, ...asUser(credentials) }, async (client) => {
    return BuildInfo.parse(await client.db('admin').command({ buildInfo: 1 })).version;
  });

/** Makes sure that our user can log in at the primary at this port: creates it, or sets its password. Resolves to MongoDB's version. */
export async function ensureUser(port: number, credentials: Credentials, options: MongoClientOptions): Promise<string> {
  return versionAsUser(port, credentials, options).catch(async (error: unknown) => {
    if (!isRefusedLogin(error)) throw error;
    // A new folder, one of a version that had no user, or one whose password file was lost.
    await setPassword(port, credentials, options);
    return versionAsUser(port, credentials, options);
  });
}
