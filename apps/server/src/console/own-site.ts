import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { hasBody, isTlsAtProxy } from '@handbill/http';
import type { Settings } from '../settings/settings.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a name or address always means the machine itself: `localhost`, `127.0.0.1`, `::1` or `[::1]`. */
export function isLoopback(name: string): boolean {
  const address = name.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  return version === 0 ? /^localhost$/i.test(address) : loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** The server as a browser sees it that sends a request. */
export interface OwnSite {
  /** As browsers write it, `https://texts.example.com`. */
  readonly origin: string;
  /** The path below which all addresses are; `/` where there is none. */
  readonly path: string;
  /** Whether the browser speaks TLS, with the server or with a proxy. */
  readonly isHttps: boolean;
  readonly isLoopback: boolean;
}

/** The settings from which a site is derived. */
export type SiteSettings = Pick<Settings, 'publicUrl' | 'trustedProxies'>;

/** The site that a request was sent to: that of the public URL, or a loopback name. Any other name may have been pointed here by anybody. */
export function ownSite(request: IncomingMessage, { publicUrl, trustedProxies }: SiteSettings): OwnSite | undefined {
  const { host = '' } = request.headers;
  const isTls = isTlsAtProxy(request, trustedProxies);
  if (publicUrl !== undefined) {
    const { protocol: ours, host: name, pathname: path, hostname } = new URL(publicUrl);
    const isHttps = ours === 'https:' || isTls;
    const protocol = isHttps ? 'https:' : 'http:';
    if (URL.parse(`${protocol}//${host}`)?.host === URL.parse(`${protocol}//${name}`)?.host)
      return { origin: `${protocol}//${name}`, path, isHttps, isLoopback: isLoopback(hostname) };
  }
  const { origin, hostname } = URL.parse(`${isTls ? 'https:' : 'http:'}//${host}`) ?? {};
  if (origin === undefined || hostname === undefined || !isLoopback(hostname)) return undefined;
  return { origin, path: '/', isHttps: isTls, isLoopback: true };
}

const json = /^application\/json\s*(?:;|$)/i;

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Whether a page of this very origin asks. Browsers of before 2023 do not say so, but where a change comes from, and mostly a read. */
function isOwnPage({ method, headers }: IncomingMessage, { origin }: OwnSite): boolean {
  const { 'sec-fetch-site': from, origin: asking, referer } = headers;
  if (from !== undefined) return from === 'same-origin';
  if (asking !== undefined) return asking === origin;
  return isRead(method) && referer !== undefined && URL.parse(referer)?.origin === origin;
}

/** Why the cookie of a request does not count, in words for people; `undefined`: it does. */
export function refusedPage(request: IncomingMessage, site: OwnSite): string | undefined {
  if (!isOwnPage(request, site)) return 'Only pages of this server itself can make this request.';
  if (isRead(request.method)) return undefined;
  // No form can send it, and no page of another origin without being asked for leave.
  if (request.headers['handbill-console'] !== '1') return 'Send the header Handbill-Console: 1.';
  if (hasBody(request) && !json.test(request.headers['content-type'] ?? '')) return 'The body must be application/json.';
  return undefined;
}
