import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@handbill/operations';
import { MongoServerError, type Collection, type Db } from 'mongodb';

interface Lock {
  _id: string;
  token: string;
  until: Date;
  /** With the token that it belongs to: a server of version 0.1 takes the lock without writing this. */
  holder?: { token: string; process: string; since: Date };
}

export interface LockOptions {
  /** After how many milliseconds the lock of a killed holder is free. */
  readonly lasts?: number;
  /** How many milliseconds to wait before the first line in the log. */
  readonly quietFor?: number;
  readonly log?: Pick<Log, 'warn'>;
}

const duplicateKey = 11_000;
const longestQuiet = 60_000;

const isFree = { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };

/** Takes the lock if it is free, else leaves it as it is; resolves to what it is then, or to nothing when another was faster at making it. */
async function takeOrRead(locks: Collection<Lock>, { _id, token }: { _id: string; token: string }, lasts: number): Promise<Lock | null> {
  const holder = { token, process: `process ${process.pid} on ${hostname()}`, since: '$$NOW' };
  const mine = { token, until: { $add: ['$$NOW', lasts] }, holder };
  const take = Object.fromEntries(Object.entries(mine).map(([field, value]) => [field, { $cond: [isFree, value, `$${field}`] }]));
  return locks.findOneAndUpdate({ _id }, [{ $set: take }], { upsert: true, returnDocument: 'after' }).catch((error: unknown) => {
    if (error instanceof MongoServerError && error.code === duplicateKey) return null;
    throw error;
  });
}

const holderOf = ({ holder, token }: Lock): string =>
  holder?.token === token ? `${holder.process} since ${holder.since.toISOString()}` : 'a process that has not left its name';

/** Waits until the lock is taken, and says from time to time what it waits for. */
async function takeLock(
  db: Db,
  held: { _id: string; token: string },
  { lasts = 10_000, quietFor = 5_000, log }: LockOptions,
): Promise<void> {
  const started = performance.now();
  for (let next = quietFor; ; await sleep(lasts / 100)) {
    const lock = await takeOrRead(db.collection<Lock>('locks'), held, lasts);
    if (lock?.token === held.token) return;
    const waited = performance.now() - started;
    if (lock === null || waited < next) continue;
    next = waited + Math.min(waited, longestQuiet);
    log?.warn(
      { lock: held._id, database: db.databaseName, waited_ms: Math.round(waited) },
      `Waiting for the lock "${held._id}" of the database ${db.databaseName}, held by ${holderOf(lock)}. ` +
        `Changes to a large database, such as new indexes, take minutes. If that process is gone, its lock is free within ${lasts / 1_000} s; if it hangs, end it.`,
    );
  }
}

/** Does what only one process may do at a time. The lock is a lease by the database's clock: a killed holder's runs out. */
export async function withLock<T>(
  db: Db,
  _id: string,
  work: (assertHeld: () => void) => Promise<T>,
  { lasts = 10_000, ...options }: LockOptions = {},
): Promise<T> {
  const locks = db.collection<Lock>('locks');
  const held = { _id, token: randomUUID() };
  await takeLock(db, held, { lasts, ...options });
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
