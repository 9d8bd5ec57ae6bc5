import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoError, MongoServerError, type Db } from 'mongodb';
import { asMongodItself, credentialsIn } from './credentials.ts';
import type { DataFiles } from './data-files.ts';
import { ensureUser, isRefusedLogin } from './ensure-user.ts';
import type { Mongod } from './mongod-at.ts';
import { MongodEnded } from './mongod-ended.ts';
import { replicaSet } from './replica-set.ts';
import { isRunning } from './running-process.ts';

const notYetInitialized = 94;

async function isNew(admin: Db): Promise<boolean> {
  return admin.command({ replSetGetConfig: 1 }).then(
    () => false,
    (error: unknown) => error instanceof MongoServerError && error.code === notYetInitialized,
  );
}

async function initiate(admin: Db, host: string): Promise<void> {
  // A mongod that is still reading its configuration looks new too: it refuses, and the next round sees it.
  await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host }] } }).catch(() => undefined);
}

/** Makes this mongod the primary of a set of one and lets our user in, within `timeout` milliseconds; resolves to its version. */
export async function becomePrimary(mongod: Mongod, files: DataFiles, timeout: number): Promise<string> {
  const host = `127.0.0.1:${mongod.port}`;
  const address = `mongodb://${host}/?directConnection=true`;
  const credentials = await credentialsIn(files);
  // It listens by now: where none can be selected, it has ended.
  const options = { serverSelectionTimeoutMS: 2_000, connectTimeoutMS: timeout, socketTimeoutMS: timeout };
  // `hello` needs nobody, and a log-in costs time. Only a new set is made, by mongod itself.
  const anyone = new MongoClient(address, options);
  const itself = new MongoClient(address, { ...options, ...asMongodItself(credentials) });
  const isPrimary = async () => {
    const { isWritablePrimary, me, setName } = await anyone.db('admin').command({ hello: 1 });
    if (isWritablePrimary === true && me === host) return true;
    const admin = itself.db('admin');
    if (setName === undefined && (await isNew(admin))) await initiate(admin, host);
    return false;
  };
  try {
    let last = 'it takes no writes';
    for (const deadline = performance.now() + timeout; performance.now() < deadline; await sleep(20)) {
      try {
        if (await isPrimary()) return await ensureUser(mongod.port, credentials, options);
      } catch (error) {
        if (!(error instanceof MongoError) || isRefusedLogin(error)) throw error;
        if (!(await isRunning(mongod))) throw await MongodEnded.of(files, 'a signal');
        last = error.message;
      }
    }
    throw new MongodEnded(`mongod at ${host} does not serve: ${last} (see ${files.log})`);
  } finally {
    await Promise.all([anyone.close(), itself.close()]);
  }
}
