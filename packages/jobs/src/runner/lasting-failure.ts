import type { Log } from '@handbill/operations';

/** A failure that lasts is logged once in this time, in milliseconds, and another one at once. */
const logInterval = 60_000;

/** Reports the failures of something that is tried again and again while it fails. */
export function lastingFailure(log: Pick<Log, 'warn'>, message: string): (cause: unknown, fields: object) => void {
  let loggedAt = -Infinity;
  let logged: string | undefined;
  return (cause, fields) => {
    const failure = cause instanceof Error ? cause.message : undefined;
    if (failure === logged && performance.now() - loggedAt < logInterval) return;
    [loggedAt, logged] = [performance.now(), failure];
    log.warn({ err: cause, ...fields }, message);
  };
}
