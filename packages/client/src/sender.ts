import type { Operation, TRPCClientRuntime } from '@trpc/client';
import { httpBatchLink } from '@trpc/client/links/httpBatchLink';
import { httpLink } from '@trpc/client/links/httpLink';
import superjson from 'superjson';
import { authorization } from './authorization.ts';
import type { ClientOptions } from './client-options.ts';
import { exchange } from './exchange.ts';
import { trpcAddress } from './trpc-address.ts';

/** Sends a call once. */
export type Send = (call: Pick<Operation, 'type' | 'path' | 'input' | 'signal'>) => Promise<unknown>;

/** Node refuses a request line and headers above 16 kB, many proxies above 8. */
const maxURLLength = 4_000;
/** Bounds how long a fast answer waits for the slowest of its batch. */
const maxItems = 10;

/** A long query alone is still let through: the server's own limit then says what is too long. */
const goesAlone = ({ type, input }: Pick<Operation, 'type' | 'input'>) =>
  type === 'mutation' || encodeURIComponent(JSON.stringify(input ?? null)).length > maxURLLength / 2;

/** Never asked: a link that sends is the last. */
const next = (): never => {
  throw new Error('No link follows the one that sends');
};

/**
 * Queries of one moment go out as one request; mutations and long queries alone.
 * tRPC's links without tRPC's client: its module brings web sockets along, a fifth of the bundle.
 */
export function sender({ url, key, fetch = (address, request) => globalThis.fetch(address, request), headers }: ClientOptions): Send {
  const wire = {
    url: trpcAddress(url),
    transformer: superjson,
    fetch: exchange(fetch),
    headers: async () => ({ ...headers, authorization: await authorization(key) }),
  };
  const runtime: TRPCClientRuntime = {};
  const alone = httpLink(wire)(runtime);
  const batched = httpBatchLink({ ...wire, maxURLLength, maxItems })(runtime);
  let id = 0;
  return (call) => {
    const op = { ...call, id: ++id, context: {} };
    const link = goesAlone(call) ? alone : batched;
    return new Promise((resolve, reject) => {
      link({ op, next }).subscribe({ next: ({ result }) => resolve('data' in result ? result.data : undefined), error: reject });
    });
  };
}
