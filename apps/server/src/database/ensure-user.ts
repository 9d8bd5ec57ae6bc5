import { MongoServerError, type MongoClientOptions } from 'mongodb';
import { z } from 'zod';
import { asMongodItself, asUser, databaseUser, type Credentials } from './credentials.ts';
import { withClient } from './with-client.ts';

const Build = z.object({ version: z.string() });

const [userNotFound, authenticationFailed] = [11, 18];

export const isRefusedLogin = (error: unknown): boolean => error instanceof MongoServerError && error.code === authenticationFailed;

/** The server's own work, and what `mongodump` and `mongorestore` need. */
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

/** Lets the user into the primary at this port: made, or given today's password, where it can't log in. Resolves to MongoDB's version. */
export async function ensureUser(port: number, credentials: Credentials, options: MongoClientOptions): Promise<string> {
  const version = () =>
    withClient(
      port,
      { ...options, ...asUser(credentials) },
      async (client) => Build.parse(await client.db('admin').command({ buildInfo: 1 })).version,
    );
  return version().catch(async (error: unknown) => {
    if (!isRefusedLogin(error)) throw error;
    // A new folder, one of a version that had no user, or one whose password file was lost.
    await setPassword(port, credentials, options);
    return version();
  });
}
