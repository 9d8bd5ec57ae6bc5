import type { Operation, TRPCClientRuntime } from '@trpc/client';
import { httpBatchLink } from '@trpc/client/links/httpBatchLink';
import { httpLink } from '@trpc/client/links/httpLink';
import superjson from 'superjson';
import type { ClientOptions } from './client.ts';
import { addressOf, requestHeaders } from './server-address.ts';
import { wrapFetch } from './wrap-fetch.ts';

/** Sends a call once. */
export type Send = (call: Pick<Operation, 'type' | 'path' | 'input' | 'signal' | 'context'>) => Promise<unknown>;

/** Node refuses a request line and headers above 16 kB, many proxies above 8. */
const maxURLLength = 4_000;
/** Limits how long a fast answer waits for the slowest of its batch. */
const maxItems = 10;

/** Sends simultaneous queries as one request, and changes alone. By tRPC's links without its client, whose module adds a fifth to the bundle. */
export function createSender({ url, key, fetch = (address, request) => globalThis.fetch(address, request), headers }: ClientOptions): Send {
  const linkOptions = {
    url: addressOf(url, '/trpc'),
    transformer: superjson,
    fetch: wrapFetch(fetch),
    headers: () => requestHeaders({ key, headers }),
  };
  const runtime: TRPCClientRuntime = {};
  const ofCall = async ({ op: { context } }: { op: Pick<Operation, 'context'> }) => {
    const { idempotencyKey } = context;
    return { ...(await linkOptions.headers()), ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }) };
  };
  const single = httpLink({ ...linkOptions, headers: ofCall, methodOverride: 'POST' })(runtime);
  const batched = httpBatchLink({ ...linkOptions, maxURLLength, maxItems })(runtime);
  let id = 0;
  return (call) => {
    const op = { ...call, id: ++id };
    const link = isBatchable(call) ? batched : single;
    return new Promise((resolve, reject) => {
      link({ op, next: noNextLink }).subscribe({
        next: ({ result }) => resolve('data' in result ? result.data : undefined),
        error: reject,
      });
    });
  };
}

/** A change has headers of its own: its idempotency key. */
const isBatchable = ({ type, input, context }: Pick<Operation, 'type' | 'input' | 'context'>): boolean =>
  (type === 'query' || (type === 'mutation' && context['idempotencyKey'] === undefined)) &&
  encodeURIComponent(JSON.stringify(input ?? null)).length <= maxURLLength / 2;

/** Never called: a link that sends is the last. */
const noNextLink = (): never => {
  throw new Error('No link follows the one that sends');
};
