import { Problem } from '@handbill/contract';
import { MongoDriverError, MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { isDiskFull } from './disk-full.ts';

/** Codes of a server that is there but can not serve now: too slow, no primary, shutting down, its writes blocked, or a lost race for the same record. */
const away = new Set([6, 7, 24, 50, 89, 91, 112, 133, 134, 189, 251, 262, 371, 10_107, 11_600, 11_602, 13_435, 13_436]);

const driverNames = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoServerClosedError',
]);

const isAway = (cause: unknown): boolean =>
  cause instanceof MongoNetworkError ||
  cause instanceof MongoServerSelectionError ||
  isDiskFull(cause) ||
  (cause instanceof MongoServerError && away.has(Number(cause.code))) ||
  (cause instanceof MongoDriverError && driverNames.has(cause.name)) ||
  (cause instanceof MongoError && (cause.hasErrorLabel('RetryableWriteError') || cause.hasErrorLabel('TransientTransactionError'))) ||
  // Through a cut proxy the driver throws a plain error.
  (cause instanceof Error && cause.message.includes('socket has been ended'));

/** What an error of the driver amounts to: `unavailable` where the database is away or too slow, else nothing. */
export function problemOf(cause: unknown): Problem | undefined {
  return isAway(cause) ? new Problem('unavailable', { retry_after: 2 }, { cause }) : undefined;
}
