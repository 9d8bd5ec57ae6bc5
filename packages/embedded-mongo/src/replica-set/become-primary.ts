import { setTimeout as sleep } from 'node:timers/promises';
import { MongoError, MongoServerError, type Db } from 'mongodb';
import { credentialsIn } from '../data-folder/credentials.ts';
import type { DataFiles } from '../data-folder/data-files.ts';
import { replicaSet, type Mongod } from '../mongod/launch-mongod.ts';
import { MongodFailure } from '../mongod/mongod-failure.ts';
import { isRunning } from '../process/running-process.ts';
import { ensureUser, isRefusedLogin } from './ensure-user.ts';
import { asMongodItself, withClient } from './with-client.ts';

const notYetInitialized = 94;

async function isNew(admin: Db): Promise<boolean> {
  return admin.command({ replSetGetConfig: 1 }).then(
    () => false,
    (error: unknown) => error instanceof MongoServerError && error.code === notYetInitialized,
  );
}

async function initiate(admin: Db, host: string): Promise<void> {
  // A mongod that is still reading its configuration looks new too. It refuses, and the next round sees its set.
  await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host }] } }).catch(() => undefined);
}

/** Whether it takes writes at this address. A new one is initiated and becomes primary soon after. */
async function isPrimary(unauthenticated: Db, admin: Db, host: string): Promise<boolean> {
  const { isWritablePrimary, me, setName } = await unauthenticated.command({ hello: 1 });
  if (isWritablePrimary === true && me === host) return true;
  if (setName === undefined && (await isNew(admin))) await initiate(admin, host);
  return false;
}

/** Makes this mongod the primary of a set of one with our user, within `timeout` milliseconds; resolves to MongoDB's version. */
export async function becomePrimary(mongod: Mongod, files: DataFiles, timeout: number): Promise<string> {
  const { port } = mongod;
  const host = `127.0.0.1:${port}`;
  const credentials = await credentialsIn(files);
  // It listens by now: if it can't be selected, it has ended.
  const options = { serverSelectionTimeoutMS: 2_000, connectTimeoutMS: timeout, socketTimeoutMS: timeout };

  const poll = async (unauthenticated: Db, admin: Db): Promise<string> => {
    let reason = 'it takes no writes';
    for (const deadline = performance.now() + timeout; performance.now() < deadline; await sleep(20)) {
      try {
        if (await isPrimary(unauthenticated, admin, host)) return await ensureUser(port, credentials, options);
      } catch (error) {
        if (!(error instanceof MongoError) || isRefusedLogin(error)) throw error;
        if (!(await isRunning(mongod))) throw await MongodFailure.ended(files, 'a signal');
        reason = error.message;
      }
    }
    throw new MongodFailure(`mongod at ${host} does not serve: ${reason} (see ${files.log})`);
  };
  // `hello` needs no login, and a login takes time: the second client connects only where the set is new.
  return withClient(port, options, (unauthenticated) =>
    withClient(port, { ...options, ...asMongodItself(credentials) }, (itself) => poll(unauthenticated.db('admin'), itself.db('admin'))),
  );
}
