import { Problem } from '@handbill/contract';
import type { Log } from '@handbill/operations';
import { MongoDriverError, MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';

/** Codes of a server that can not serve now: too slow, no primary, shutting down, its writes blocked, or a conflict over the same record. */
const unavailableCodes = new Set([6, 7, 24, 50, 89, 91, 112, 133, 134, 189, 251, 262, 371, 10_107, 11_600, 11_602, 13_435, 13_436]);

const driverErrors = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoServerClosedError',
]);

const outOfDiskSpace = 14_031;

/** By MongoDB's own code, the system's error as the storage engine words it, or the quota of a hosted database. */
const isDiskFull = (cause: unknown): boolean =>
  cause instanceof MongoServerError &&
  (cause.code === outOfDiskSpace || /no space left on device|over your space quota/i.test(cause.message));

const isUnavailable = (cause: unknown): boolean =>
  cause instanceof MongoNetworkError ||
  cause instanceof MongoServerSelectionError ||
  isDiskFull(cause) ||
  (cause instanceof MongoServerError && unavailableCodes.has(Number(cause.code))) ||
  (cause instanceof MongoDriverError && driverErrors.has(cause.name)) ||
  (cause instanceof MongoError && (cause.hasErrorLabel('RetryableWriteError') || cause.hasErrorLabel('TransientTransactionError'))) ||
  // Through a cut proxy the driver throws a plain error.
  (cause instanceof Error && cause.message.includes('socket has been ended'));

/** `unavailable` for an error of the driver that says that the database can not be reached or is too slow; nothing for any other. */
export function problemOf(cause: unknown): Problem | undefined {
  // What became of several writes sent together: the error itself is inside.
  if (cause instanceof MongoServerError && (cause.errorResponse as unknown) instanceof Error) return problemOf(cause.errorResponse);
  return isUnavailable(cause) ? new Problem('unavailable', { retry_after: 2 }, { cause }) : undefined;
}

const logInterval = 60_000;

/** Logs a full disk, at most once a minute however many calls meet it. */
export function diskFullLog(log: Pick<Log, 'error'>): (cause: unknown) => void {
  let last = -Infinity;
  return (cause) => {
    if (!isDiskFull(cause) || performance.now() - last < logInterval) return;
    last = performance.now();
    log.error({ err: cause }, 'The disk of the database is full: MongoDB refuses to write. Make room; writes go on by themselves then.');
  };
}
