import type { CallOptions, Client, ClientOptions } from './client.ts';
import type { Send } from './create-sender.ts';
import { changesNothing, newIdempotencyKey } from './idempotency-key.ts';
import { withRetries } from './with-retries.ts';
import { defaultTimeout, withTimeout } from './with-timeout.ts';

const callTypes: Readonly<Record<string, 'query' | 'mutation'>> = { query: 'query', mutate: 'mutation' };

/** A client whose calls are sent by a function. Whatever that one throws, a call fails with a `HandbillError`. */
export function clientOver(send: Send, options: Pick<ClientOptions, 'retries' | 'timeout'> = {}): Client {
  const { retries = 2 } = options;
  const client = callProxy((path, input, { signal, timeout = options.timeout, idempotencyKey } = {}) => {
    const type = callTypes[path.at(-1) ?? ''];
    if (type === undefined)
      throw new TypeError(`client.${path.join('.')} is not a function: call queries with .query(…) and mutations with .mutate(…)`);
    const name = path.slice(0, -1).join('.');
    const limits = { timeout: timeout ?? defaultTimeout(name), signal };
    // One for all tries of a change.
    const context = type === 'mutation' && !changesNothing(name) ? { idempotencyKey: idempotencyKey ?? newIdempotencyKey() } : {};
    return withTimeout(limits, (ending) =>
      withRetries(() => send({ type, path: name, input, signal: ending.signal, context }), { retries, ...ending }),
    );
  });
  // The names of `Client` and those that the server knows are both the contract's.
  return client as Client;
}

type Call = (path: readonly string[], input: unknown, options: CallOptions | undefined) => unknown;

/** An object in which every path is a function: `client.campaigns.pause.mutate(…)` calls `call` with its path. */
function callProxy(call: Call, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    // Without `then`, so that the object can be awaited.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? callProxy(call, [...path, name]) : undefined),
    apply: (_, __, [input, options]: [input?: unknown, options?: CallOptions]) => call(path, input, options),
  });
}
