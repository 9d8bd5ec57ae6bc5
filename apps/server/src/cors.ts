import { answer, type Door } from '@handbill/http';

const exposed = 'ETag, Location, Link, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, Handbill-Writer';
const allowedHeaders = 'Authorization, Content-Type, Accept, If-Match, If-None-Match, Idempotency-Key, X-Request-Id, Last-Event-ID';
const day = 86_400;

/** Lets the listed origins in. Answers preflights itself. */
export function corsFor(origins: readonly string[]): Door {
  const allowed = new Set(origins);
  return (request, response, { requestId, refusal }) => {
    const { origin } = request.headers;
    if (allowed.size === 0 || origin === undefined) return false;
    response.setHeader('Vary', 'Origin');
    if (!allowed.has(origin)) return false;
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', exposed);
    if (refusal !== undefined || request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return false;
    answer(response, 204, {
      'X-Request-Id': requestId,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': day,
    });
    return true;
  };
}
