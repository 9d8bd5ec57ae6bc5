import type { Log } from '@handbill/operations';
import { MongoServerError } from 'mongodb';

const outOfDiskSpace = 14_031;

/** MongoDB's own code, the system's error in the storage engine's words, and a hosted database's quota. */
export const isDiskFull = (cause: unknown): boolean =>
  cause instanceof MongoServerError &&
  (cause.code === outOfDiskSpace || /no space left on device|over your space quota/i.test(cause.message));

const pause = 60_000;

/** Names a full disk in the log, at most once a minute however many calls meet it. */
export function diskFullLog(log: Pick<Log, 'error'>): (cause: unknown) => void {
  let last = -Infinity;
  return (cause) => {
    if (!isDiskFull(cause) || performance.now() - last < pause) return;
    last = performance.now();
    log.error({ err: cause }, 'The disk of the database is full: MongoDB refuses to write. Make room; writes go on by themselves then.');
  };
}
