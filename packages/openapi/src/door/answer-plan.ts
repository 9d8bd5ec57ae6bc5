import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, type Headers } from './answer.ts';
import { matchesTag } from './matches-tag.ts';
import { nextLink } from './next-link.ts';
import type { Plan } from './plan.ts';

interface Answered {
  readonly id?: string;
  readonly revision?: number;
  readonly pagination?: { readonly next_cursor: string | null };
}

/** What an answer says in headers as well. */
function headersOf({ operation }: Plan, request: IncomingMessage, value: Answered): Headers {
  const headers: Headers = {};
  if (value.revision !== undefined) headers['ETag'] = `"${value.revision}"`;
  if (operation.location !== undefined) headers['Location'] = `/v1${operation.location.replace('{id}', value.id ?? '')}`;
  const cursor = value.pagination?.next_cursor ?? null;
  if (cursor !== null) headers['Link'] = nextLink(request.url ?? '', cursor);
  for (const [name, { of }] of Object.entries(operation.headers ?? {})) {
    const text = of(value as never);
    if (text !== undefined) headers[name] = text;
  }
  return headers;
}

/** Writes the answer of an operation as REST says it: status, headers, instants as text. */
export function answerPlan(plan: Plan, request: IncomingMessage, response: ServerResponse, requestId: string, value: unknown): void {
  if (plan.status === 204) return answer(response, 204, { 'X-Request-Id': requestId });
  const headers = headersOf(plan, request, value as Answered);
  headers['X-Request-Id'] = requestId;
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && plan.method === 'GET' && typeof headers['ETag'] === 'string' && matchesTag(condition, headers['ETag']))
    return answer(response, 304, headers);
  headers['Content-Type'] = 'application/json';
  plan.writer?.(value, '', undefined);
  answer(response, plan.status, headers, JSON.stringify(value));
}
