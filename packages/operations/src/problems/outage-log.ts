import type { Problem } from '@handbill/contract';
import type { Log } from '../ports/log.ts';

/** A cause has one line in this time, in milliseconds: in an outage every call ends in the same. */
const interval = 1_000;

type Line = (suppressed: number) => void;

/** How often each cause was met since its last line, and the last line. The first sentence says the cause: the rest is of one call. */
const met = new Map<string, { count: number; last: Line }>();
const firstSentence = /^.*?[.!?](?=\s|$)/s;

/** Logs a cause that keeps this process from serving: by a line a second of each cause, with the number of those that have none. */
export function logOutage(log: Pick<Log, 'warn'>, problem: Problem, fields: object): void {
  const { message, cause } = problem;
  const err = cause instanceof Error && cause.name !== problem.name ? { err: cause } : {};
  const line: Line = (suppressed) => log.warn({ ...fields, ...(suppressed > 0 && { suppressed }), ...err }, message);
  const name = firstSentence.exec(message)?.[0] ?? message;
  const known = met.get(name);
  if (known === undefined) {
    line(0);
    awaitMore(name);
  } else met.set(name, { count: known.count + 1, last: line });
}

function awaitMore(name: string): void {
  met.set(name, { count: 0, last: () => undefined });
  setTimeout(() => {
    const { count = 0, last } = met.get(name) ?? {};
    met.delete(name);
    if (count === 0) return;
    last?.(count - 1);
    awaitMore(name);
  }, interval).unref();
}
