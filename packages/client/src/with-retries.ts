import { toHandbillError, type HandbillError } from './handbill-error.ts';

interface RetryOptions {
  readonly type: 'query' | 'mutation';
  readonly retries: number;
  readonly signal: AbortSignal | undefined;
}

/** Makes a call, and retries it while that is safe, may help and is allowed by `retries` and `signal`. Throws a `HandbillError`. */
export async function withRetries(call: () => Promise<unknown>, { type, retries, signal }: RetryOptions): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    try {
      signal?.throwIfAborted();
      // tRPC would keep an aborted call waiting for the others of its batch.
      return await untilAborted(call(), signal);
    } catch (cause) {
      const error = toHandbillError(cause, signal);
      const delay = tries < retries ? retryDelay(type, error, tries) : undefined;
      if (delay === undefined) throw error;
      await pause(delay, signal);
    }
  }
}

/** If the server asks for a longer wait than this, the call fails and its caller decides. */
const maxDelay = 30_000;

/** Milliseconds to wait before a call is retried; `undefined` if it must not be retried. */
function retryDelay(type: RetryOptions['type'], error: HandbillError, tries: number): number | undefined {
  if (!isRetryable(type, error)) return undefined;
  const requested = 'retry_after' in error.problem ? error.problem.retry_after * 1_000 : 0;
  // Random, so that clients that failed together do not retry together.
  const backoff = 100 * 2 ** tries * (1 + Math.random());
  return requested > maxDelay ? undefined : requested + backoff;
}

/** The statuses of a proxy whose server is down. */
const gatewayErrors = new Set([502, 503, 504]);

/**
 * A query changes nothing, so it is retried whenever that may help. A mutation is retried only if the server cannot have begun it: it
 * was rate limited, or there was no connection. A failed generation is never retried: it was paid for.
 */
function isRetryable(type: RetryOptions['type'], error: HandbillError): boolean {
  const { problem } = error;
  if (problem.code === 'rate_limited') return true;
  if (type === 'mutation') return neverConnected(error);
  return (
    problem.code === 'network_error' ||
    problem.code === 'unavailable' ||
    (problem.code === 'unexpected_answer' && gatewayErrors.has(problem.status ?? 0))
  );
}

/** Node's codes for a connection that was never made. Browsers do not tell. */
const connectionErrors = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

function neverConnected({ problem, cause }: HandbillError): boolean {
  const reason = cause instanceof Error ? cause.cause : undefined;
  return problem.code === 'network_error' && reason instanceof Error && 'code' in reason && connectionErrors.has(String(reason.code));
}

/** An aborted pause just ends: the next try throws. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await untilAborted(over, signal).catch(() => undefined);
  clearTimeout(timer);
}

/** Waits for work until the signal is aborted; then fails with the signal's reason. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
