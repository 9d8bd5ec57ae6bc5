import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoServerError, type Db } from 'mongodb';
import { z } from 'zod';

export const replicaSet = 'handbill';

const Config = z.object({ config: z.looseObject({ version: z.int(), members: z.array(z.looseObject({ host: z.string() })) }) });

const notYetInitialized = 94;

/** The set's configuration as it stands, or `null` before its first. */
async function configOf(admin: Db) {
  try {
    return Config.parse(await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === notYetInitialized) return null;
    throw error;
  }
}

async function configure(admin: Db, host: string): Promise<void> {
  const config = await configOf(admin);
  const members = [{ _id: 0, host }];
  // AlreadyInitialized here is a mongod that was still reading its configuration: the next round sees it.
  if (!config) await admin.command({ replSetInitiate: { _id: replicaSet, members } }).catch(() => undefined);
  else if (config.members.some((member) => member.host !== host))
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
}

/** Makes the mongod at this port the primary of a set of one, whatever address it had before; resolves to its version once it takes writes. */
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
      if (hello['isWritablePrimary'] === true && hello['me'] === host)
        return z.object({ version: z.string() }).parse(await admin.command({ buildInfo: 1 })).version;
      if (hello['me'] !== host) await configure(admin, host);
    }
    throw new Error(`mongod at ${host} takes no writes`);
  } finally {
    await client.close();
  }
}
