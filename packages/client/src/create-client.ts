import type { CallOptions, Client, ClientOptions } from './client.ts';
import { createSender } from './create-sender.ts';
import { withRetries } from './with-retries.ts';

const callTypes: Readonly<Record<string, 'query' | 'mutation'>> = { query: 'query', mutate: 'mutation' };

/**
 * The typed client of a server. Each call fails with a `HandbillError` and with nothing else.
 * @throws TypeError if `url` is not a URL
 */
export function createClient(options: ClientOptions): Client {
  const send = createSender(options);
  const { retries = 2 } = options;
  const client = callProxy((path, input, { signal } = {}) => {
    const type = callTypes[path.at(-1) ?? ''];
    if (type === undefined)
      throw new TypeError(`client.${path.join('.')} is not a function: call queries with .query(…) and mutations with .mutate(…)`);
    const call = { type, path: path.slice(0, -1).join('.'), input, signal };
    return withRetries(() => send(call), { ...call, retries });
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
