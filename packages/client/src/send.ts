import { httpBatchLink, httpLink, splitLink, TRPCUntypedClient, type Operation } from '@trpc/client';
import superjson from 'superjson';
import type { ClientOptions } from './client-options.ts';
import { exchange } from './exchange.ts';
import { trpcAddress } from './trpc-address.ts';

/** Sends a call once. */
export type Send = (kind: 'query' | 'mutation', name: string, input: unknown, signal: AbortSignal | undefined) => Promise<unknown>;

/** Node refuses a request line and headers above 16 kB, many proxies above 8. */
const maxURLLength = 4_000;
/** Bounds how long a fast answer waits for the slowest of its batch. */
const maxItems = 10;

/** A long query alone is still let through: the server's own limit then says what is too long. */
const goesAlone = ({ type, input }: Operation) =>
  type === 'mutation' || encodeURIComponent(JSON.stringify(input ?? null)).length > maxURLLength / 2;

/** Queries of one moment go out as one request; mutations and long queries alone. */
export function sender({ url, key, fetch = (address, request) => globalThis.fetch(address, request), headers }: ClientOptions): Send {
  const wire = {
    url: trpcAddress(url),
    transformer: superjson,
    fetch: exchange(fetch),
    headers: async () => ({ ...headers, authorization: `Bearer ${typeof key === 'string' ? key : await key()}` }),
  };
  const client = new TRPCUntypedClient({
    links: [splitLink({ condition: goesAlone, true: httpLink(wire), false: httpBatchLink({ ...wire, maxURLLength, maxItems }) })],
  });
  return (kind, name, input, signal) => client[kind](name, input, signal && { signal });
}
