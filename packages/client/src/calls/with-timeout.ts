import { localError } from '../errors/handbill-error.ts';

/** The calls that wait for a language model. */
const writingCalls: ReadonlySet<string> = new Set(['content.generate', 'content.regenerate', 'content.rewrite']);

/** Milliseconds that a call may take. A text may take the server's default of 120 seconds, so the server tells first that it took too long. */
export const defaultTimeout = (name: string): number => (writingCalls.has(name) ? 150_000 : 30_000);

/** The longest time of a timer; with a longer one it would end at once. */
const maxTimer = 2 ** 31 - 1;

/** How a call can end before it is answered. */
interface Ending {
  readonly signal: AbortSignal;
  /** Milliseconds until the time is over. */
  readonly remaining: () => number;
}

/** Runs a call with a signal that is aborted by the caller's own signal, or with a `timeout` error when the time is over. */
export async function withTimeout<T>(
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal | undefined },
  run: (ending: Ending) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  const expire = () => controller.abort(localError('timeout', `No answer within ${timeout / 1_000} s`));
  const timer = timeout > maxTimer ? undefined : setTimeout(expire, timeout);
  const end = performance.now() + timeout;
  try {
    return await run({ signal: controller.signal, remaining: () => end - performance.now() });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
