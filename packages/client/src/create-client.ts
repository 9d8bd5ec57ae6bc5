import type { Client } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { namedCalls } from './named-calls.ts';
import { persistently } from './persistently.ts';
import { sender } from './sender.ts';

const kinds: Readonly<Record<string, 'query' | 'mutation'>> = { query: 'query', mutate: 'mutation' };

/**
 * The typed client of a server. Each call fails with a `HandbillError` and with nothing else.
 * @throws TypeError when `url` is no URL
 */
export function createClient(options: ClientOptions): Client {
  const send = sender(options);
  const { retries = 2 } = options;
  const calls = namedCalls((path, input, { signal } = {}) => {
    const type = kinds[path.at(-1) ?? ''];
    if (type === undefined)
      throw new TypeError(`client.${path.join('.')} is not a function: queries are called with .query(…), mutations with .mutate(…)`);
    const call = { type, path: path.slice(0, -1).join('.'), input, signal };
    return persistently(() => send(call), { ...call, retries });
  });
  // The names that the server knows are the names of `Client`: both are the contract's.
  return calls as Client;
}
