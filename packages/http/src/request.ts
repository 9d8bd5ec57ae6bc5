import type { IncomingMessage, RequestListener } from 'node:http';
import { randomUUID } from 'node:crypto';
import { Problem } from '@handbill/contract';
import { CallerRequest } from '@handbill/operations';
import type { Door } from './door.ts';

// RFC 3986's host and port, without a user in front. An empty one is allowed.
const validHost = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;
const absolute = /^https?:\/\/([^/?#]*)(.*)$/i;

const invalid = (place: 'header' | 'path', pointer: string, message: string, detail: string) =>
  new Problem('invalid_request', { errors: [{ in: place, pointer, code: 'invalid_format', message }] }, { detail });

const invalidHost = () => invalid('header', '/host', 'must be a host with or without a port', 'The Host header cannot be read.');

/**
 * Brings the target of a request into the form that every door reads, a path with a query. Returns what is wrong with the target or
 * its host, which RFC 9112 requires to be refused: each door answers it in its own format. `OPTIONS *` is about the server and stays as it is.
 */
function readTarget(request: IncomingMessage): Problem | undefined {
  const { url = '', headers, httpVersion } = request;
  const { host } = headers;
  if (url.charCodeAt(0) !== 47 && !(url === '*' && request.method === 'OPTIONS')) {
    const [, authority, path = ''] = absolute.exec(url) ?? [];
    if (authority === undefined) return invalid('path', '', 'must begin with a slash', 'The address cannot be read.');
    request.url = path.startsWith('/') ? path : `/${path}`;
    if (!validHost.test(authority)) return invalidHost();
  }
  if (host === undefined) return httpVersion === '1.1' ? invalidHost() : undefined;
  return validHost.test(host) ? undefined : invalidHost();
}

const usableId = /^[\x21-\x7e]{1,128}$/;

/** The caller's own name for the request if it is usable, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && usableId.test(header) ? header : randomUUID();
}

const textOf = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header.join(', ') : header);

/** What a request's headers say about all calls in it. */
export const callerRequest = ({ headers }: IncomingMessage, id: string): CallerRequest =>
  new CallerRequest({
    id,
    credential: headers.authorization,
    idempotencyKey: textOf(headers['idempotency-key']),
    ifRevision: headers['if-match'],
  });

/** Whether a body comes with the request. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Offers each request to the doors, in their order. The last one has to take what is left. */
export const createListener =
  (doors: readonly Door[]): RequestListener =>
  (request, response) => {
    const arrival = { requestId: requestIdOf(request.headers['x-request-id']), refusal: readTarget(request) };
    doors.some((door) => door(request, response, arrival));
  };
