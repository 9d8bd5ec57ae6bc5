import { MongoNetworkTimeoutError } from 'mongodb';

/**
 * How long a call of a store may take, in milliseconds: twice the wait for a server and `maxTimeMS`, since the driver retries once.
 * The driver has a wait without a limit: it writes to a socket that was destroyed just now, and awaits a `drain` event that never comes.
 */
const maxDuration = 20_000;
const tick = 1_000;

interface Pending {
  readonly until: number;
  readonly fail: (error: Error) => void;
}

const pending = new Set<Pending>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all calls: one for each would cost more than the rest of this. */
function failOverdue(): void {
  const now = performance.now();
  for (const call of pending) if (now > call.until) call.fail(new MongoNetworkTimeoutError('MongoDB did not answer in time'));
  if (pending.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function bounded<T>(work: Promise<T>, duration: number): Promise<T> {
  timer ??= setInterval(failOverdue, tick).unref();
  return new Promise((resolve, reject) => {
    const call = { until: performance.now() + duration, fail: (error: Error) => settle(() => reject(error)) };
    const settle = (done: () => void) => {
      pending.delete(call);
      done();
    };
    pending.add(call);
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}

type AsyncMethod = (...args: unknown[]) => Promise<unknown>;

/** Lets every method of a store's class fail as if MongoDB were unreachable when it has not ended after 20 seconds. All of them are async. */
export function withDeadline<Store extends abstract new (...args: never[]) => object>(store: Store, duration = maxDuration): Store {
  const prototype = store.prototype as Record<string, AsyncMethod>;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = prototype[name];
    if (name === 'constructor' || method === undefined) continue;
    prototype[name] = function (this: unknown, ...args: unknown[]) {
      return bounded(method.apply(this, args), duration);
    };
  }
  return store;
}
