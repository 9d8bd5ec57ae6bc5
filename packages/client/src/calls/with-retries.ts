import { toHandbillError, type HandbillError } from '../errors/handbill-error.ts';

interface RetryOptions {
  readonly retries: number;
  readonly signal: AbortSignal;
  /** Milliseconds that the call may still take. */
  readonly remaining: () => number;
}

/** Makes a call, and retries it while that may help and is allowed by `retries`, `signal` and the time. Throws a `HandbillError`. */
export async function withRetries(call: () => Promise<unknown>, { retries, signal, remaining }: RetryOptions): Promise<unknown> {
  for (let failures = 0; ;) {
    try {
      signal.throwIfAborted();
      // tRPC would keep an aborted call waiting for the others of its batch.
      return await untilAborted(call(), signal);
    } catch (cause) {
      const error = toHandbillError(cause, signal);
      // An earlier try still runs: that is no failure, however long it takes.
      if (error.code !== 'idempotency_in_progress') failures += 1;
      const delay = failures <= retries ? retryDelay(error, failures) : undefined;
      // A call that would time out while it waits reports its failure at once.
      if (delay === undefined || delay >= remaining()) throw error;
      await pause(delay, signal);
    }
  }
}

/** If a server that is down asks for a longer wait than this, the call fails and its caller decides. A limit tells when it ends. */
const maxDelay = 30_000;

/** Milliseconds to wait before a call is retried; `undefined` if it must not be retried. */
function retryDelay(error: HandbillError, failures: number): number | undefined {
  if (!isRetryable(error)) return undefined;
  const requested = 'retry_after' in error.problem ? error.problem.retry_after * 1_000 : 0;
  // Random, so that clients that failed together do not retry together.
  const backoff = 50 * 2 ** failures * (1 + Math.random());
  return requested > maxDelay && error.code !== 'rate_limited' ? undefined : requested + backoff;
}

/** The statuses of a proxy whose server is down. */
const gatewayErrors = new Set([502, 503, 504]);

export const retryableCodes: ReadonlySet<string> = new Set(['rate_limited', 'network_error', 'unavailable', 'idempotency_in_progress']);

/** A mutation is made once, so both kinds are retried. A failed generation is not: the server answers it with the same failure again. */
const isRetryable = ({ problem }: HandbillError): boolean =>
  retryableCodes.has(problem.code) || (problem.code === 'unexpected_answer' && gatewayErrors.has(problem.status ?? 0));

/** An aborted pause just ends: the next try throws. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await untilAborted(over, signal).catch(() => undefined);
  clearTimeout(timer);
}

/** Waits for work until the signal is aborted; then fails with the signal's reason. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
