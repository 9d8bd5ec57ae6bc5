import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { answer, staticAnswer } from '@handbill/http';

const allow = ['GET', 'HEAD', 'OPTIONS'];

/** The OpenAPI document, open to read. It is no operation, and yet has its methods. */
export function documentAnswer(
  read: () => string,
): (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void> {
  const document = staticAnswer(read, { 'Content-Type': 'application/json' });
  return async ({ method = '' }, response, requestId) => {
    if (!allow.includes(method)) throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
    if (method === 'OPTIONS') answer(response, 204, { Allow: allow.join(', '), 'X-Request-Id': requestId });
    else await document(response, { 'X-Request-Id': requestId });
  };
}
