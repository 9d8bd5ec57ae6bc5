import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { answer, readBody, refuse, type Door, type ReceivedRequest } from '@handbill/http';
import {
  CallerRequest,
  createSession,
  endSession,
  noSuchKey,
  readRename,
  readSignIn,
  renameSession,
  type Endpoint,
  type Principal,
  type Services,
} from '@handbill/operations';
import { browserOf } from './browser-of.ts';
import type { ConsoleLinks } from './console-links.ts';
import { assertLocal } from './local-request.ts';
import { refusedPage } from './own-pages.ts';
import { ownSite, type OwnSite, type SiteSettings } from './own-site.ts';
import { authenticateCaller } from './authenticate-caller.ts';
import { mayHaveSessions, noCookie, sessionCookie } from './session-cookie.ts';

const allow = ['POST', 'PATCH', 'DELETE'];
const forbidden = (detail: string) => new Problem('forbidden', {}, { detail });

export const isSessionDoor = (path: string | undefined): boolean => path === '/console/session' || path === '/console/session/';

export interface SessionDoorOptions extends SiteSettings {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  /** `undefined`: the server is not bound to this machine alone. */
  readonly links: ConsoleLinks | undefined;
}

/** The site of a request, where it may have sessions and one of its pages asks. */
function siteOf(request: IncomingMessage, settings: SiteSettings): OwnSite {
  const site = ownSite(request, settings);
  const { host = '', origin } = request.headers;
  const wanted = 'Set HANDBILL_PUBLIC_URL to the https address at which browsers find the server.';
  if (site === undefined) throw forbidden(`${host.slice(0, 200)} is not a name of this server. ${wanted}`);
  if (!mayHaveSessions(site)) throw forbidden(`Nobody can sign in over plain HTTP, but on the machine itself. ${wanted}`);
  const refused = refusedPage(request, site);
  if (refused !== undefined) throw forbidden(refused);
  if (origin !== undefined && origin !== site.origin)
    throw forbidden(`The browser is at ${origin.slice(0, 200)}, and a proxy says ${site.origin}: have it pass Host on. ${wanted}`);
  return site;
}

/** `/console/session`: signs in, says who is signed in, signs out. In no document: pages of the console alone ask. */
export function sessionDoor({ services, endpoints, links, ...settings }: SessionDoorOptions): Door {
  const me = endpoints.find(({ name }) => name === 'me.get');
  if (me === undefined) throw new Error('There is no operation me.get');

  /** As `GET /me` answers for the session. */
  const answerMe = async (response: ServerResponse, received: ReceivedRequest, secret: string, headers: Record<string, string> = {}) => {
    const request = new CallerRequest({ id: received.requestId, address: received.address, credential: secret });
    const { value } = await me.invoke({ request, observer: received, readInput: () => ({ value: {} }), wants: 'value' });
    answer(response, 200, { 'Content-Type': 'application/json', 'X-Request-Id': received.requestId, ...headers }, JSON.stringify(value));
  };

  const signedInWith = async (request: IncomingMessage, address: string | undefined, { key, link }: ReturnType<typeof readSignIn>) => {
    if (typeof key === 'string') return authenticateCaller(services, address, key);
    assertLocal(request, links);
    return authenticateCaller(services, address, () => links.use(link ?? ''));
  };

  const signIn = async (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest, site: OwnSite) => {
    const input = readSignIn(await readBody(request));
    const principal = await signedInWith(request, received.address, input);
    received.authenticated(principal);
    const secret = await createSession(services, principal, {
      requestId: received.requestId,
      name: input.name ?? null,
      browser: browserOf(request.headers['user-agent']),
      readOnly: input.read_only ?? false,
    });
    await answerMe(response, received, `Bearer ${secret}`, { 'Set-Cookie': sessionCookie(site, secret) });
  };

  /** Whoever is signed in by the cookie: a key that is sent beside it is no session. */
  const session = async (request: IncomingMessage, { caller }: ReceivedRequest): Promise<{ principal: Principal; credential: string } | null> => {
    const { credential } = caller;
    if (request.headers.authorization !== undefined || typeof credential !== 'string') return null;
    const principal = await services.storage.keys.authenticate(credential.slice('Bearer '.length), services.now());
    return principal?.behind == null ? null : { principal, credential };
  };

  const rename = async (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => {
    const found = await session(request, received);
    if (found === null) throw noSuchKey();
    const { name } = readRename(await readBody(request));
    const { requestId } = received;
    const browser = browserOf(request.headers['user-agent']);
    await renameSession(services, found.principal, { requestId, name, browser });
    await answerMe(response, received, found.credential);
  };

  /** Also where the session has ended by itself: the browser forgets it. */
  const signOut = async (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest, site: OwnSite) => {
    const found = await session(request, received);
    if (found !== null) await endSession(services, found.principal, received.requestId);
    answer(response, 204, { 'X-Request-Id': received.requestId, 'Set-Cookie': noCookie(site) });
  };
  const methods: Readonly<Record<string, typeof signOut>> = { POST: signIn, PATCH: rename, DELETE: signOut };

  return (request, response, received) => {
    if (!isSessionDoor(received.path)) return false;
    const serve = async () => {
      if (received.refusal !== undefined) throw received.refusal;
      const method = methods[received.method ?? ''];
      if (method === undefined) throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
      await method(request, response, received, siteOf(request, settings));
    };
    serve().catch((cause: unknown) => refuse(response, services.storage.problemOf(cause) ?? cause, services.log, received));
    return true;
  };
}
