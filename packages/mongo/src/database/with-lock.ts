import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoServerError, type Collection, type Db } from 'mongodb';

interface Lock {
  _id: string;
  token: string;
  until: Date;
}

const duplicateKey = 11_000;

const isFree = { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };

/** Takes the lock if it is free, else leaves it as it is; says whose it is then. */
async function taken(locks: Collection<Lock>, { _id, token }: { _id: string; token: string }, lasts: number): Promise<boolean> {
  const mine = { token, until: { $add: ['$$NOW', lasts] } };
  const take = Object.fromEntries(Object.entries(mine).map(([field, value]) => [field, { $cond: [isFree, value, `$${field}`] }]));
  return locks.findOneAndUpdate({ _id }, [{ $set: take }], { upsert: true, returnDocument: 'after' }).then(
    (lock) => lock?.token === token,
    (error: unknown) => {
      // Two made it at once, and the other one was faster.
      if (error instanceof MongoServerError && error.code === duplicateKey) return false;
      throw error;
    },
  );
}

/** Does what only one process may do at a time. The lock is a lease by the database's clock: a killed holder's runs out after `lasts` milliseconds. */
export async function withLock<T>(db: Db, _id: string, work: (assertHeld: () => void) => Promise<T>, lasts = 10_000): Promise<T> {
  const locks = db.collection<Lock>('locks');
  const held = { _id, token: randomUUID() };
  while (!(await taken(locks, held, lasts))) await sleep(lasts / 100);
  let lost = false;
  const beat = setInterval(() => {
    const renewed = locks.updateOne(held, [{ $set: { until: { $add: ['$$NOW', lasts] } } }]);
    renewed.then(({ matchedCount }) => (lost ||= matchedCount === 0)).catch(() => undefined);
  }, lasts / 4);
  try {
    return await work(() => {
      if (lost) throw new Error(`The lock ${_id} was lost to another process: start again`);
    });
  } finally {
    clearInterval(beat);
    await locks.deleteOne(held);
  }
}
