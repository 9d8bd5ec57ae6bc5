import type { ClientOptions } from './client.ts';

/** The page, or the worker of one, that this runs in; `undefined` in Node. */
export const page = (globalThis as { readonly location?: { readonly href: string; readonly origin: string } }).location;

/** Whether a URL leads to the page's own server. */
export const isRelative = (url: string): boolean => url.startsWith('/');

/** The URL of a door of a server; `url` may end with `/trpc` or `/v1`. Throws a `TypeError` if it is no HTTP URL. */
export function addressOf(url: string, door: '/trpc' | '/v1'): string {
  // Next.js renders a page's components on the server too, where they make a client and call nothing: a call there fails, not this.
  if (isRelative(url) && page === undefined) return url;
  const { protocol, origin, pathname } = new URL(url, isRelative(url) ? page?.href : undefined);
  // `localhost:3000` is a URL too, of a protocol called localhost.
  if (!/^https?:$/.test(protocol))
    throw new TypeError(`"${url}" is not the URL of a server: give one like http://127.0.0.1:3000, or in a page one that begins with /`);
  return `${origin}${pathname.replace(/(\/(trpc|v1))?\/*$/, '')}${door}`;
}

/** The headers of each request. The key is asked for anew, since it may have changed. */
export async function requestHeaders({ key, headers }: Pick<ClientOptions, 'key' | 'headers'>): Promise<Record<string, string>> {
  return key === undefined ? { ...headers } : { ...headers, authorization: await authorization(key) };
}

/** The key is trimmed: one that was read from a file may end with a line break. */
async function authorization(key: NonNullable<ClientOptions['key']>): Promise<string> {
  const text = (typeof key === 'string' ? key : await key()).trim();
  // Otherwise `fetch` would reject the header, and it would look like a network error.
  if (!/^[\x21-\x7e]*$/.test(text)) throw new Error('The API key contains invalid characters');
  return `Bearer ${text}`;
}
