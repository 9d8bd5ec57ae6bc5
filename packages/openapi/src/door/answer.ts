import type { ServerResponse } from 'node:http';
import { problemDocument, type Problem } from '@handbill/contract';

export type Headers = Record<string, string | number>;

/** Writes an answer whole: one head, one body. `HEAD` gets the head of what `GET` would get. */
export function answer(response: ServerResponse, status: number, headers: Headers, body?: string): void {
  if (body !== undefined) headers['Content-Length'] = Buffer.byteLength(body);
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** What a problem says in headers as well. */
function headersOf(problem: Problem): Headers {
  const { retry_after, content_id, allow } = problem.members as { retry_after?: number; content_id?: string; allow?: string[] };
  return {
    ...(problem.code === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
    ...(allow !== undefined && { Allow: allow.join(', ') }),
    ...(retry_after !== undefined && { 'Retry-After': retry_after }),
    ...(content_id !== undefined && { Location: `/v1/content/${content_id}` }),
  };
}

export function answerProblem(response: ServerResponse, problem: Problem, requestId: string, more: Headers = {}): void {
  const headers = { 'Content-Type': 'application/problem+json', 'X-Request-Id': requestId, ...headersOf(problem), ...more };
  answer(response, problem.status, headers, JSON.stringify(problemDocument(problem, requestId)));
}
