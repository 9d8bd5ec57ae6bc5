import { MongoNetworkTimeoutError } from 'mongodb';

/** How long a call of a store may take, in milliseconds: twice the wait for a server and `maxTimeMS`, since the driver retries once. */
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

function settled<T>(work: Promise<T>, duration: number): Promise<T> {
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

export const pendingCalls = (): number => pending.size;

const methodsOf = (prototype: object): Record<string, PropertyDescriptor> =>
  prototype === Object.prototype
    ? {}
    : { ...methodsOf(Object.getPrototypeOf(prototype) as object), ...Object.getOwnPropertyDescriptors(prototype) };

type AsyncMethod = (...args: unknown[]) => Promise<unknown>;

/** A store's class, every method of which fails as if MongoDB were unreachable when it takes too long. All its methods are async. */
export function withDeadline<Args extends unknown[], Store extends object>(
  store: new (...args: Args) => Store,
  duration = maxDuration,
): new (...args: Args) => Store {
  // Stands in front of the store's own prototype, which stays as it is written.
  const Bounded = function () {};
  Bounded.prototype = Object.create(store.prototype as Store);
  for (const [name, { value }] of Object.entries(methodsOf(store.prototype)))
    if (name !== 'constructor' && typeof value === 'function') {
      const call = function (this: unknown, ...args: unknown[]) {
        return settled((value as AsyncMethod).apply(this, args), duration);
      };
      Object.defineProperty(Bounded.prototype, name, { value: call });
    }
  return new Proxy(store, { construct: (target, args) => Reflect.construct(target as never, args, Bounded) as object });
}

/** A store of all workspaces, no call of which waits for ever. */
export const boundedStore = <Args extends unknown[], Store extends object>(store: new (...args: Args) => Store, ...args: Args): Store =>
  new (withDeadline(store))(...args);

/** Makes a store for each caller, no call of which waits for ever. */
export function boundedStores<By, Rest extends unknown[], Store extends object>(
  store: new (by: By, ...rest: Rest) => Store,
  ...rest: Rest
): (by: By) => Store {
  const Bounded = withDeadline(store);
  return (by) => new Bounded(by, ...rest);
}
