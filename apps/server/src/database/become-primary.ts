import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoServerError, type Db } from 'mongodb';
import { z } from 'zod';

export const replicaSet = 'handbill';

const Build = z.object({ version: z.string() });

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

/** Makes the mongod at this port the primary of a set of one; resolves to its version once it takes writes. */
export async function becomePrimary(port: number, patience = 30_000): Promise<string> {
  const host = `127.0.0.1:${port}`;
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, {
    serverSelectionTimeoutMS: patience,
    socketTimeoutMS: patience,
  });
  try {
    const admin = client.db('admin');
    for (const deadline = performance.now() + patience; performance.now() < deadline; await sleep(20)) {
      const hello = await admin.command({ hello: 1 });
      if (hello['isWritablePrimary'] === true && hello['me'] === host) return Build.parse(await admin.command({ buildInfo: 1 })).version;
      if (hello['setName'] === undefined && (await isNew(admin))) await initiate(admin, host);
    }
    throw new Error(`mongod at ${host} takes no writes`);
  } finally {
    await client.close();
  }
}
