import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@handbill/operations';
import { MongoNetworkError } from 'mongodb';

/** Longer than a stalled disk or an election takes. */
const maxWait = 30_000;
const pause = 500;

interface WhenAnsweredOptions {
  readonly log: Pick<Log, 'warn'>;
  readonly signal?: AbortSignal | undefined;
}

/** Repeats work, which must bear it, where the connection broke off. A database that cannot be reached at all is an error at once. */
export async function whenAnswered<T>(work: () => Promise<T>, { log, signal }: WhenAnsweredOptions): Promise<T> {
  for (const end = performance.now() + maxWait; ;) {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof MongoNetworkError) || performance.now() > end || signal?.aborted === true) throw cause;
      log.warn({ err: cause }, 'The connection to MongoDB broke off while the database was being prepared; trying again');
    }
    await wait(pause, undefined, { signal });
  }
}
