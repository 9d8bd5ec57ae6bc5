import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@handbill/contract';
import type { Storage } from '@handbill/operations';

interface StoringServices {
  readonly storage: Pick<Storage, 'problemOf'>;
  readonly slots: { readonly isClosed: boolean };
  readonly stopping: AbortSignal;
}

/** Before the next try, in milliseconds. */
const firstPause = 500;
const maxPause = 10_000;

/** Whether storing may succeed once the database can be reached again. */
export const mayPass = (cause: unknown, { storage }: Pick<StoringServices, 'storage'>): boolean =>
  cause instanceof Problem || storage.problemOf(cause) !== undefined;

/** Tries to store while the database cannot be reached, until the process stops or the time is over. Throws where it is refused. */
export async function storeLater(store: () => Promise<void>, services: StoringServices, within = Infinity): Promise<void> {
  const { stopping, slots } = services;
  const end = performance.now() + within;
  for (let pause = firstPause; !slots.isClosed && !stopping.aborted && performance.now() < end; pause = Math.min(2 * pause, maxPause)) {
    await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
    try {
      return await store();
    } catch (cause) {
      if (!mayPass(cause, services)) throw cause;
    }
  }
}
