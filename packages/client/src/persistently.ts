import { handbillErrorOf } from './handbill-error-of.ts';
import { retryDelay } from './retry-delay.ts';
import { untilAborted } from './until-aborted.ts';

interface Persistence {
  readonly type: 'query' | 'mutation';
  readonly retries: number;
  readonly signal: AbortSignal | undefined;
}

/** Calls until it works, must not be tried again, was tried often enough, or is aborted. */
export async function persistently(call: () => Promise<unknown>, { type, retries, signal }: Persistence): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    try {
      signal?.throwIfAborted();
      // tRPC lets an aborted call wait for the others of its batch; its caller does not.
      return await untilAborted(call(), signal);
    } catch (cause) {
      const error = handbillErrorOf(cause, signal);
      const delay = tries < retries ? retryDelay(type, error, tries) : undefined;
      if (delay === undefined) throw error;
      await pause(delay, signal);
    }
  }
}

/** An aborted pause just ends: the next round says so. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await untilAborted(over, signal).catch(() => undefined);
  clearTimeout(timer);
}
