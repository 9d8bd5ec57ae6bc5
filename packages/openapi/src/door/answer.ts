import type { ServerResponse } from 'node:http';
import { problemDocument, type Problem } from '@handbill/contract';
import { codingFor, compress, worthCompressing } from './compression.ts';

export type Headers = Record<string, string | number>;

/** What every answer says that is for one caller alone. */
export const privateHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

const send = (response: ServerResponse, status: number, headers: Headers, body: string | Uint8Array): void => {
  headers['Content-Length'] = Buffer.byteLength(body);
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

/** `Vary` by these headers as well as by what it may have been set to before, by CORS. */
export function varyBy(response: ServerResponse, names: string): string {
  const before = response.getHeader('Vary');
  return before === undefined ? names : `${String(before)}, ${names}`;
}

/**
 * Writes an answer whole: one head, one body, for nobody to keep. `HEAD` gets the head of what `GET` would get.
 * A large body is compressed where the caller takes that; who asks does not wait for others' compression, so answers may overtake each other.
 */
export function answer(response: ServerResponse, status: number, headers: Headers, body?: string | Uint8Array): void {
  Object.assign(headers, privateHeaders);
  if (body === undefined) {
    response.writeHead(status, headers);
    response.end();
    return;
  }
  const accepted = response.req.headers['accept-encoding'];
  // Every UTF-16 unit is at least a byte: what is large in units is large.
  const coding = accepted === undefined ? undefined : codingFor(accepted, body.length);
  if (body.length >= worthCompressing) {
    const { Vary: others } = headers;
    headers['Vary'] = others === undefined ? varyBy(response, 'Accept-Encoding') : `${others}, Accept-Encoding`;
  }
  if (coding === undefined) return send(response, status, headers, body);
  compress[coding](typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength))
    .then(
      (bytes) => send(response, status, { ...headers, 'Content-Encoding': coding }, bytes),
      () => send(response, status, headers, body),
    )
    // Whoever called is done by now: a head that can not be written is to end this connection, not the process.
    .catch((cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined));
}

/** The head of a problem: its type, its request, and what it says in headers as well. */
export function problemHeaders(problem: Problem, requestId: string): Headers {
  const { retry_after, content_id, allow } = problem.members as { retry_after?: number; content_id?: string; allow?: string[] };
  return {
    'Content-Type': 'application/problem+json',
    'X-Request-Id': requestId,
    ...(problem.code === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
    ...(allow !== undefined && { Allow: allow.join(', ') }),
    ...(retry_after !== undefined && { 'Retry-After': retry_after }),
    ...(content_id !== undefined && { Location: `/v1/content/${content_id}` }),
  };
}

export function answerProblem(response: ServerResponse, problem: Problem, requestId: string): void {
  answer(response, problem.status, problemHeaders(problem, requestId), JSON.stringify(problemDocument(problem, requestId)));
}
