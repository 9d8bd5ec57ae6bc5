import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { unlessDuplicate } from './is-duplicate.ts';
import { isOver, leaseUntil, setIf } from './lease.ts';
import { processName } from './process-record.ts';

interface Lock {
  _id: string;
  token: string;
  until: Date;
  /** Has the token of its own time: a server of version 0.1 takes the lock without writing this. */
  holder?: { token: string; process: string; since: Date };
}

interface LockOptions {
  /** After how many milliseconds the lock of a killed holder is free. */
  readonly duration?: number;
  /** How many milliseconds to wait before the first line in the log. */
  readonly quietFor?: number;
  readonly log?: Pick<Log, 'warn'>;
  readonly signal?: AbortSignal | undefined;
}

const maxLogInterval = 60_000;

/** Takes the lock if it is free; resolves to the lock as it is then, or to `null` where another process created it at the same time. */
async function takeOrRead(locks: Collection<Lock>, { _id, token }: { _id: string; token: string }, duration: number): Promise<Lock | null> {
  const holder = { token, process: processName, since: '$$NOW' };
  const take = setIf(isOver('$until'), { token, until: leaseUntil(duration), holder });
  return unlessDuplicate(locks.findOneAndUpdate({ _id }, take, { upsert: true, returnDocument: 'after' }), null);
}

const holderOf = ({ holder, token }: Lock): string =>
  holder?.token === token ? `${holder.process} since ${holder.since.toISOString()}` : 'a process that has not left its name';

async function takeLock(db: Db, held: { _id: string; token: string }, options: LockOptions & { duration: number }): Promise<void> {
  const { duration, quietFor = 5_000, log, signal } = options;
  const started = performance.now();
  for (let next = quietFor; ; await sleep(duration / 100)) {
    const lock = await takeOrRead(db.collection<Lock>('locks'), held, duration);
    if (lock?.token === held.token) return;
    signal?.throwIfAborted();
    const waited = performance.now() - started;
    if (lock === null || waited < next) continue;
    next = waited + Math.min(waited, maxLogInterval);
    log?.warn(
      { lock: held._id, database: db.databaseName, waited_ms: Math.round(waited) },
      `Waiting for the lock "${held._id}" of the database ${db.databaseName}, held by ${holderOf(lock)}. ` +
        `Changes to a large database, such as new indexes, take minutes. If that process is gone, its lock is free within ${duration / 1_000} s; if it hangs, end it.`,
    );
  }
}

/** Does work that only one process may do at a time. The lock is a lease by the database's clock: that of a killed holder expires. */
export async function withLock<T>(
  db: Db,
  _id: string,
  work: (assertHeld: () => void) => Promise<T>,
  { duration = 10_000, ...options }: LockOptions = {},
): Promise<T> {
  const locks = db.collection<Lock>('locks');
  const held = { _id, token: randomUUID() };
  await takeLock(db, held, { duration, ...options });
  let lost = false;
  const heartbeat = setInterval(() => {
    const renewed = locks.updateOne(held, [{ $set: { until: leaseUntil(duration) } }]);
    renewed.then(({ matchedCount }) => (lost ||= matchedCount === 0)).catch(() => undefined);
  }, duration / 4);
  try {
    return await work(() => {
      if (lost) throw new Error(`The lock ${_id} was lost to another process: start again`);
    });
  } finally {
    clearInterval(heartbeat);
    await locks.deleteOne(held);
  }
}
