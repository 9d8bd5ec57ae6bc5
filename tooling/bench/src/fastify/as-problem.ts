import type { FastifyError } from 'fastify';
import { faultsOf } from './faults-of.ts';
import { HttpProblem, invalid } from './http-problem.ts';

/** What Fastify itself refuses, in the words of the error table. */
const own: Readonly<Record<string, 'malformed_json' | 'unsupported_media_type' | 'payload_too_large'>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
};

export function asProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { validation, validationContext, code, message } = error as Partial<FastifyError>;
  if (validation !== undefined) return invalid(faultsOf(validation, validationContext === 'querystring' ? 'query' : 'body'));
  const refused = own[code ?? ''] ?? (error instanceof SyntaxError ? 'malformed_json' : undefined);
  return refused === undefined ? new HttpProblem('internal', 'Something went wrong.') : new HttpProblem(refused, message ?? '');
}
