import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { answer } from './answer.ts';

const allow = ['GET', 'HEAD', 'OPTIONS'];

/** The OpenAPI document, open to read. It is no operation, and yet has its methods. */
export function answerDocument({ method = '' }: IncomingMessage, response: ServerResponse, document: string, requestId: string): true {
  if (!allow.includes(method)) throw new Problem('method_not_allowed', { allow }, { detail: `Allowed here: ${allow.join(', ')}.` });
  if (method === 'OPTIONS') answer(response, 204, { Allow: allow.join(', '), 'X-Request-Id': requestId });
  else answer(response, 200, { 'Content-Type': 'application/json', 'X-Request-Id': requestId }, document);
  return true;
}
