import { Problem } from '@handbill/contract';
import type { Log } from '@handbill/operations';
import { MongoError, MongoNetworkError, MongoServerError } from 'mongodb';

/** Reasons why the database cannot serve now, in the words for callers and the log. */
const reasons = {
  unreachable: 'The database cannot be reached.',
  slow: 'The database took too long.',
  changing: 'The database is stopping, or changes its primary.',
  contended: 'Too many changes of the same records came at once.',
  full: 'The disk of the database is full.',
  stopping: 'The server is stopping.',
} as const;
type Reason = keyof typeof reasons;

const codes: Readonly<Record<Reason, readonly number[]>> = {
  unreachable: [6, 7, 89],
  // The last one is of a transaction that took longer than MongoDB lets any.
  slow: [24, 50, 262, 290],
  changing: [91, 133, 134, 189, 371, 10_107, 11_600, 11_602, 13_435, 13_436],
  // The last two are of transactions that were ended for others.
  contended: [112, 251, 11_601],
  full: [],
  stopping: [],
};
const reasonOfCode = new Map(Object.entries(codes).flatMap(([reason, all]) => all.map((code) => [code, reason as Reason] as const)));

/** Errors of the driver that are no network errors. */
const reasonOfName = new Map<string, Reason>([
  ['MongoServerSelectionError', 'unreachable'],
  ['MongoServerClosedError', 'unreachable'],
  ['MongoNetworkTimeoutError', 'slow'],
  ['MongoWaitQueueTimeoutError', 'slow'],
  ['MongoNotConnectedError', 'stopping'],
  ['MongoTopologyClosedError', 'stopping'],
  ['MongoClientClosedError', 'stopping'],
  ['MongoExpiredSessionError', 'stopping'],
]);

const outOfDiskSpace = 14_031;

/** By MongoDB's own code, the system's error as the storage engine words it, or the quota of a hosted database. */
const isDiskFull = (cause: unknown): boolean =>
  cause instanceof MongoServerError &&
  (cause.code === outOfDiskSpace || /no space left on device|over your space quota/i.test(cause.message));

function reasonOf(cause: unknown): Reason | undefined {
  if (isDiskFull(cause)) return 'full';
  // Through a cut proxy the driver throws a plain error.
  if (cause instanceof Error && cause.message.includes('socket has been ended')) return 'unreachable';
  if (!(cause instanceof MongoError)) return undefined;
  const known = reasonOfName.get(cause.name) ?? (cause instanceof MongoServerError ? reasonOfCode.get(Number(cause.code)) : undefined);
  if (known !== undefined) return known;
  if (cause instanceof MongoNetworkError) return 'unreachable';
  if (cause.hasErrorLabel('RetryableWriteError')) return 'changing';
  return cause.hasErrorLabel('TransientTransactionError') ? 'contended' : undefined;
}

const unavailable = (reason: Reason, cause?: unknown): Problem =>
  new Problem('unavailable', { retry_after: 2 }, { detail: reasons[reason], cause });

export const tooContended = (cause: unknown): Problem => unavailable('contended', cause);

/** `unavailable` for an error of the driver that says that the database can not be reached or is too slow; nothing for any other. */
export function problemOf(cause: unknown): Problem | undefined {
  // The result of several writes sent together has the error inside.
  if (cause instanceof MongoServerError && (cause.errorResponse as unknown) instanceof Error) return problemOf(cause.errorResponse);
  const reason = reasonOf(cause);
  return reason && unavailable(reason, cause);
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
