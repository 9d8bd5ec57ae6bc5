import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, readBody, type ReceivedRequest } from '@handbill/http';
import {
  createCallerRequest,
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
import { linkOf, type ConsoleLinks } from './console-links.ts';
import type { OwnSite } from './own-site.ts';
import { noCookie, sessionCookie } from './session-cookie.ts';
import { Problem } from '@handbill/contract';

type Caller = Pick<Services, 'storage' | 'refused'> & { readonly now: Services['now'] };

/** Whose key it is. A session signs nobody in: it would last longer than 12 h. */
async function principalOf({ storage }: Caller, secret: string, now: Date): Promise<Principal> {
  const { principal, known } = await storage.keys.identify(secret, now);
  if (principal !== null && principal.behind === null) return principal;
  if (known !== undefined) storage.refusedCalls.count({ ...known, operation: null, code: 'unauthenticated' }, now);
  throw new Problem('unauthenticated', { reason: 'key' }, { detail: 'The key is unknown, expired or revoked.' });
}

/** Whose key it is, or whose link, which `by` opens. Refusals are counted by the address, as those of all calls without a good key are. */
async function authenticateCaller(
  services: Caller,
  address: string | undefined,
  by: string | (() => Promise<Principal>),
): Promise<Principal> {
  try {
    return await (typeof by === 'string' ? principalOf(services, by, services.now()) : by());
  } catch (cause) {
    const isRefused = cause instanceof Problem && cause.code === 'unauthenticated' && address !== undefined;
    throw (isRefused && services.refused?.count(address)) || cause;
  }
}

/** Browsers by a part of their `User-Agent`; those that name others too come first. */
const browsers: readonly (readonly [sign: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

/** The browser of a request, for the name of its session; `null`: another program. */
const browserOf = (userAgent: string | undefined): string | null =>
  browsers.find(([sign]) => userAgent?.includes(sign) === true)?.[1] ?? null;

interface SessionRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly received: ReceivedRequest;
  readonly site: OwnSite;
}

export interface SessionCallsOptions {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  /** `undefined`: the server is not bound to this machine alone. */
  readonly links: ConsoleLinks | undefined;
}

/** The calls of a session, by their methods. */
export function sessionCalls({
  services,
  endpoints,
  links,
}: SessionCallsOptions): Readonly<Record<string, (asked: SessionRequest) => Promise<void>>> {
  const me = endpoints.find(({ name }) => name === 'me.get');
  if (me === undefined) throw new Error('There is no operation me.get');

  /** The person who is signed in by the cookie: a key that is sent is no session. */
  const sessionIn = async ({ headers }: IncomingMessage, { caller: { credential } }: ReceivedRequest) => {
    if (headers.authorization !== undefined || typeof credential !== 'string') return null;
    const principal = await services.storage.keys.authenticate(credential.slice('Bearer '.length), services.now());
    return principal === null ? null : { principal, credential };
  };

  /** As `GET /me` answers for the session. */
  const answerMe = async (
    { response, received: { requestId, address }, received }: SessionRequest,
    credential: string,
    headers: Record<string, string> = {},
  ): Promise<void> => {
    const request = createCallerRequest({ id: requestId, address, credential });
    const called = me.invoke({ request, observer: received, readInput: () => ({ value: {} }), wants: 'value' });
    // It is a request of its own, which no listener ends.
    const { value } = await called.finally(() => request.room.end());
    answer(response, 200, { 'Content-Type': 'application/json', 'X-Request-Id': requestId, ...headers }, JSON.stringify(value));
  };

  return {
    /** Signs in. */
    async POST(asked) {
      const { request, received, site } = asked;
      const { key, link, name = null, read_only } = readSignIn(await readBody(request));
      const { requestId, address } = received;
      const opened = key ?? linkOf(request, links, link ?? '');
      const principal = await authenticateCaller(services, address, opened);
      received.authenticated(principal);
      const browser = browserOf(request.headers['user-agent']);
      const secret = await createSession(services, principal, { requestId, name, browser, readOnly: read_only ?? false });
      await answerMe(asked, `Bearer ${secret}`, { 'Set-Cookie': sessionCookie(site, secret) });
    },
    /** Names it anew. */
    async PATCH(asked) {
      const { request, received } = asked;
      const session = await sessionIn(request, received);
      if (session === null) throw noSuchKey();
      const { name } = readRename(await readBody(request));
      const browser = browserOf(request.headers['user-agent']);
      await renameSession(services, session.principal, { requestId: received.requestId, name, browser });
      await answerMe(asked, session.credential);
    },
    /** Signs out, also where the session has ended by itself: the browser forgets it. */
    async DELETE({ request, response, received, site }) {
      const session = await sessionIn(request, received);
      if (session !== null) await endSession(services, session.principal, received.requestId);
      answer(response, 204, { 'X-Request-Id': received.requestId, 'Set-Cookie': noCookie(site) });
    },
  };
}
