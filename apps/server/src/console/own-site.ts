import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { isTlsAtProxy } from '@handbill/http';
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
  const ours = publicUrl === undefined ? null : new URL(publicUrl);
  const protocol = ours?.protocol === 'https:' || isTlsAtProxy(request, trustedProxies) ? 'https:' : 'http:';
  if (ours !== null && URL.parse(`${protocol}//${host}`)?.host === URL.parse(`${protocol}//${ours.host}`)?.host)
    return {
      origin: `${protocol}//${ours.host}`,
      path: ours.pathname,
      isHttps: protocol === 'https:',
      isLoopback: isLoopback(ours.hostname),
    };
  const isHttps = isTlsAtProxy(request, trustedProxies);
  const { origin, hostname } = URL.parse(`${isHttps ? 'https:' : 'http:'}//${host}`) ?? {};
  if (origin === undefined || hostname === undefined || !isLoopback(hostname)) return undefined;
  return { origin, path: '/', isHttps, isLoopback: true };
}
