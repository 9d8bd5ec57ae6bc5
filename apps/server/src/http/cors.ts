import type { IncomingMessage } from 'node:http';
import { answer, type Door } from '@handbill/http';
import type { Log } from '@handbill/operations';
import { isSessionDoor } from '../console/session-door.ts';

export const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

const exposedHeaders =
  'ETag, Location, Link, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, Handbill-Writer';
const allowedHeaders =
  'Authorization, Content-Type, Accept, If-Match, If-None-Match, Idempotency-Key, Handbill-Actor, X-Request-Id, Last-Event-ID, trpc-accept, Mcp-Protocol-Version, Mcp-Method, Mcp-Name';
const oneDay = 86_400;

/** A page that asks again and again, and one that makes origins up, must not fill the log. */
const logInterval = 60_000;
const maxLogged = 100;
const maxOriginLength = 200;

/** Logs an origin that is refused, each at most once a minute, with the setting that would allow it. */
function refusedOriginLog(allowed: readonly string[], log: Log): (origin: string, requestId: string) => void {
  const logged = new Set<string>();
  let until = 0;
  return (origin, requestId) => {
    const now = performance.now();
    if (now >= until) {
      logged.clear();
      until = now + logInterval;
    }
    const shown = origin.slice(0, maxOriginLength);
    if (logged.has(shown) || logged.size >= maxLogged) return;
    logged.add(shown);
    // A page that was opened as a file has the origin `null`, which no setting allows.
    const advice = URL.parse(shown)?.origin === shown ? ` To allow it: HANDBILL_CORS_ORIGINS=${[...allowed, shown].join(',')}` : '';
    log.info(
      { request_id: requestId, origin: shown },
      `Refused the origin ${shown}: browsers do not let its pages read the answers.${advice}`,
    );
  };
}

/** Whether a page of this server itself asks: browsers send its origin with all but plain GETs. */
const isOwn = (origin: string, { host = '' }: IncomingMessage['headers']): boolean =>
  origin === `http://${host}` || origin === `https://${host}`;

/** Lets browsers call from these origins, and answers their preflight requests. */
export function corsFor(origins: readonly string[], log: Log, publicUrl?: string): Door {
  const allowed = new Set(origins);
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const logRefused = refusedOriginLog(origins, log);
  return (request, response, { requestId, refusal, path }) => {
    const { origin = '' } = request.headers;
    // Nobody signs in from elsewhere, and no other origin is ever given the cookie.
    if (isSessionDoor(path)) return false;
    if (allowed.size > 0) response.setHeader('Vary', 'Origin');
    if (!allowed.has(origin)) {
      if (origin !== publicOrigin && !isOwn(origin, request.headers)) logRefused(origin, requestId);
      return false;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
    if (refusal !== undefined || request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return false;
    answer(response, 204, {
      'X-Request-Id': requestId,
      'Access-Control-Allow-Methods': methods.filter((method) => method !== 'OPTIONS').join(', '),
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': oneDay,
    });
    return true;
  };
}

/** Answers `OPTIONS *`, which asks for the methods of the server as a whole. */
export const serverOptions: Door = ({ url }, response, { requestId, refusal }) => {
  if (url !== '*' || refusal !== undefined) return false;
  answer(response, 204, { Allow: methods.join(', '), 'X-Request-Id': requestId });
  return true;
};
