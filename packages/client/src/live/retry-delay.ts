import { retryableCodes } from '../calls/with-retries.ts';
import type { HandbillError } from '../errors/handbill-error.ts';

/** If a server asks for a longer wait than this, the text fails here and the caller decides. */
const maxRequested = 60_000;
const maxBackoff = 10_000;

interface Failures {
  /** In a row, this one included. */
  readonly count: number;
  readonly retries: number;
  /** The key was refused for the first time, and the next try has it made anew. */
  readonly mayHaveNewKey: boolean;
}

/** Milliseconds until it is tried again; `undefined` if it is not. Nothing is written twice, so whatever may help is tried. */
export function retryDelay({ problem }: HandbillError, { count, retries, mayHaveNewKey }: Failures): number | undefined {
  // A proxy whose server is down answers with any of these.
  const isProxy = problem.code === 'unexpected_answer' && (problem.status ?? 0) >= 500;
  const isOldKey = problem.code === 'unauthenticated' && mayHaveNewKey;
  if (count > retries || !(isProxy || isOldKey || retryableCodes.has(problem.code))) return undefined;
  const requested = 'retry_after' in problem ? problem.retry_after * 1_000 : 0;
  // Random, so that clients that were cut off together do not come back together.
  const backoff = Math.min(maxBackoff, 100 * 2 ** (count - 1)) * (0.5 + Math.random());
  return requested > maxRequested ? undefined : requested + backoff;
}
