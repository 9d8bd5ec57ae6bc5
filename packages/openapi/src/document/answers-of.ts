import type { NamedOperation, Operation } from '@handbill/contract';
import * as z from 'zod';
import type { oas31, ZodOpenApiResponsesObject } from 'zod-openapi';
import { headerRefs, type HeaderName } from './headers.ts';
import { answerExamples } from './recorded-examples.ts';
import { hasRevision } from './has-revision.ts';
import { routeOf } from './route-of.ts';

const isList = ({ output }: Operation) => output instanceof z.ZodObject && 'pagination' in output.shape;

const ownHeaders = ({ headers = {} }: Operation): oas31.HeadersObject =>
  Object.fromEntries(Object.entries(headers).map(([name, { description }]) => [name, { description, schema: { type: 'string' } }]));

const words = { 200: 'Done', 201: 'Created', 204: 'Done; there is nothing to say' } as const;

function headersOf(operation: Operation): oas31.HeadersObject {
  const names: HeaderName[] = ['X-Request-Id'];
  if (operation.location !== undefined) names.push('Location');
  if (hasRevision(operation)) names.push('ETag');
  if (isList(operation)) names.push('Link');
  return { ...headerRefs(...names), ...ownHeaders(operation) };
}

/** What an operation answers when all goes well. */
export function answersOf({ operationId, operation }: NamedOperation): ZodOpenApiResponsesObject {
  const { status = 200, output } = operation;
  const description = words[status];
  if (status === 204) return { 204: { description, headers: headerRefs('X-Request-Id') } };
  const content = { 'application/json': { schema: output, examples: answerExamples(operationId) } };
  const answer = { description, headers: headersOf(operation), content };
  const isConditional = routeOf(operation).method === 'GET' && hasRevision(operation);
  const unchanged = { description: 'It is still as you have it', headers: headersOf(operation) };
  return { [status]: answer, ...(isConditional && { 304: unchanged }) };
}
