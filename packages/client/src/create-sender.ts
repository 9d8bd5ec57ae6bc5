import type { Operation, TRPCClientRuntime } from '@trpc/client';
import { httpBatchLink } from '@trpc/client/links/httpBatchLink';
import { httpLink } from '@trpc/client/links/httpLink';
import superjson from 'superjson';
import type { ClientOptions } from './client.ts';
import { isRelative, page } from './page.ts';
import { wrapFetch } from './wrap-fetch.ts';

/** Sends a call once. */
export type Send = (call: Pick<Operation, 'type' | 'path' | 'input' | 'signal' | 'context'>) => Promise<unknown>;

/** Node refuses a request line and headers above 16 kB, many proxies above 8. */
const maxURLLength = 4_000;
/** Limits how long a fast answer waits for the slowest of its batch. */
const maxItems = 10;

/**
 * Sends simultaneous queries as one request; mutations and long queries alone.
 * Uses tRPC's links without tRPC's client, whose module adds web sockets and a fifth to the bundle.
 */
export function createSender({ url, key, fetch = (address, request) => globalThis.fetch(address, request), headers }: ClientOptions): Send {
  const linkOptions = {
    url: trpcUrl(url),
    transformer: superjson,
    fetch: wrapFetch(fetch),
    headers: async () => (key === undefined ? { ...headers } : { ...headers, authorization: await authorization(key) }),
  };
  const runtime: TRPCClientRuntime = {};
  const ofCall = async ({ op: { context } }: { op: Pick<Operation, 'context'> }) => {
    const { idempotencyKey } = context;
    return { ...(await linkOptions.headers()), ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }) };
  };
  const single = httpLink({ ...linkOptions, headers: ofCall })(runtime);
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

/** A query that is too long even alone is sent all the same: the server's answer then states its limit. */
const isBatchable = ({ type, input }: Pick<Operation, 'type' | 'input'>): boolean =>
  type === 'query' && encodeURIComponent(JSON.stringify(input ?? null)).length <= maxURLLength / 2;

/** Never called: a link that sends is the last. */
const noNextLink = (): never => {
  throw new Error('No link follows the one that sends');
};

/** The URL of tRPC on a server; also for a URL that ends with `/trpc` or `/v1`. Throws a `TypeError` if `url` is no HTTP URL. */
function trpcUrl(url: string): string {
  // Next.js renders a page's components on the server too, where they make a client and call nothing: a call there fails, not this.
  if (isRelative(url) && page === undefined) return url;
  const { protocol, origin, pathname } = new URL(url, isRelative(url) ? page?.href : undefined);
  // `localhost:3000` is a URL too, of a protocol called localhost.
  if (!/^https?:$/.test(protocol))
    throw new TypeError(`"${url}" is not the URL of a server: give one like http://127.0.0.1:3000, or in a page one that begins with /`);
  return `${origin}${pathname.replace(/(\/(trpc|v1))?\/*$/, '')}/trpc`;
}

/** The key is trimmed: one that was read from a file may end with a line break. */
async function authorization(key: NonNullable<ClientOptions['key']>): Promise<string> {
  const text = (typeof key === 'string' ? key : await key()).trim();
  // Otherwise `fetch` would reject the header, and it would look like a network error.
  if (!/^[\x21-\x7e]*$/.test(text)) throw new Error('The API key contains invalid characters');
  return `Bearer ${text}`;
}
