import type { IncomingMessage } from 'node:http';
import { ownSite, refusedPage, type OwnSite, type SiteSettings } from './own-site.ts';

/** Where sessions are made and end: without TLS on this machine alone, since whoever is on the way could read the cookie. */
export const mayHaveSessions = ({ isHttps, isLoopback }: OwnSite): boolean => isHttps || isLoopback;

/** The prefixes bind a cookie to TLS, and to this host where it holds for all of it. Without TLS the port is in the name: ports share cookies. */
function nameOf({ origin, path, isHttps }: OwnSite): string {
  if (isHttps) return path === '/' ? '__Host-handbill' : '__Secure-handbill';
  return `handbill-${new URL(origin).port || '80'}`;
}

/** `Set-Cookie` of a session. The browser forgets it when it is closed; the session itself ends after 12 h. */
export const sessionCookie = (site: OwnSite, value: string): string =>
  `${nameOf(site)}=${value}; Path=${site.path}; HttpOnly; SameSite=Strict${site.isHttps ? '; Secure' : ''}`;

/** `Set-Cookie` that takes it back. */
export const noCookie = (site: OwnSite): string => `${sessionCookie(site, '')}; Max-Age=0`;

/** The secret in the cookie; `undefined` where there is none, or several: another program of the host has set one beside ours. */
function secretIn(header: string, site: OwnSite): string | undefined {
  const start = `${nameOf(site)}=`;
  const [found, another] = header.split(';').filter((pair) => pair.trimStart().startsWith(start));
  return another === undefined ? found?.trim().slice(start.length) : undefined;
}

/** Who calls by a cookie, as `Authorization` would say it; `undefined` where there is none or it does not count. */
export function sessionOf(request: IncomingMessage, settings: SiteSettings): string | undefined {
  const { cookie: header } = request.headers;
  if (header === undefined) return undefined;
  const site = ownSite(request, settings);
  if (site === undefined || !mayHaveSessions(site) || refusedPage(request, site) !== undefined) return undefined;
  const secret = secretIn(header, site);
  return secret === undefined || secret === '' ? undefined : `Bearer ${secret}`;
}
