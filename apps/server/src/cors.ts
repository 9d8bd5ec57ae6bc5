import { answer, type Door } from '@handbill/http';

/** All methods that the server supports at some address. */
export const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

const exposedHeaders =
  'ETag, Location, Link, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, Handbill-Writer';
const allowedHeaders = 'Authorization, Content-Type, Accept, If-Match, If-None-Match, Idempotency-Key, X-Request-Id, Last-Event-ID';
const oneDay = 86_400;

/** Lets browsers call from these origins, and answers their preflight requests. */
export function corsFor(origins: readonly string[]): Door {
  const allowed = new Set(origins);
  return (request, response, { requestId, refusal }) => {
    const { origin } = request.headers;
    if (origin === undefined) return false;
    response.setHeader('Vary', 'Origin');
    if (!allowed.has(origin)) return false;
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
