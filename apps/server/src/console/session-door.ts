import type { IncomingMessage } from 'node:http';
import { Problem } from '@handbill/contract';
import { doorAt, type Door } from '@handbill/http';
import { ownSite, refusedPage, type OwnSite, type SiteSettings } from './own-site.ts';
import { sessionCalls, type SessionCallsOptions } from './session-calls.ts';
import { mayHaveSessions } from './session-cookie.ts';

const forbidden = (detail: string) => new Problem('forbidden', {}, { detail });
const toBeSet = 'Set HANDBILL_PUBLIC_URL to the https address at which browsers find the server.';

export const isSessionDoor = (path?: string): boolean => path === '/console/session' || path === '/console/session/';

/** The site of a request, where it may have sessions and one of its pages asks. */
function siteOf(request: IncomingMessage, settings: SiteSettings): OwnSite {
  const site = ownSite(request, settings);
  const { host = '', origin } = request.headers;
  if (site === undefined) throw forbidden(`${host.slice(0, 200)} is not a name of this server. ${toBeSet}`);
  if (!mayHaveSessions(site)) throw forbidden(`Nobody can sign in over plain HTTP, but on the machine itself. ${toBeSet}`);
  const refused = refusedPage(request, site);
  if (refused !== undefined) throw forbidden(refused);
  if (origin !== undefined && origin !== site.origin)
    throw forbidden(`The page is of ${origin.slice(0, 200)}, and the request of ${site.origin}: have the proxy pass Host on. ${toBeSet}`);
  return site;
}

/** `/console/session`: signs in, says who is signed in, signs out. In no document: pages of the console alone ask. */
export function sessionDoor({ publicUrl, trustedProxies, ...options }: SessionCallsOptions & SiteSettings): Door {
  const { log, storage } = options.services;
  const methods = sessionCalls(options);
  return doorAt({
    isAt: isSessionDoor,
    allow: Object.keys(methods),
    serve: async (request, response, received) =>
      methods[request.method ?? '']?.({ request, response, received, site: siteOf(request, { publicUrl, trustedProxies }) }),
    storage,
    log,
  });
}
