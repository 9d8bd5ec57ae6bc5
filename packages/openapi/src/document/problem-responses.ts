import { anyCallProblems, bodyProblems, problems, problemSchema, type Operation, type ProblemCode } from '@handbill/contract';
import * as z from 'zod';
import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { headerRefs, type HeaderName } from './headers.ts';
import { requestBodyOf } from './request-body-of.ts';

/** `[invalid_request, malformed_json]` → `InvalidRequestOrMalformedJson` */
const nameOf = (codes: readonly ProblemCode[]) =>
  codes.map((code) => code.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())).join('Or');

function headersOf(codes: readonly ProblemCode[]): oas31.HeadersObject {
  const members = codes.flatMap((code) => Object.keys(problems[code].members));
  const names: HeaderName[] = ['X-Request-Id'];
  if (codes.includes('unauthenticated')) names.push('WWW-Authenticate');
  if (members.includes('retry_after')) names.push('Retry-After');
  if (members.includes('content_id')) names.push('Location');
  return headerRefs(...names);
}

/** Every problem that an operation may end in, by status. */
function codesOf(operation: Operation): Map<number, ProblemCode[]> {
  const inBody = requestBodyOf(operation) === undefined ? [] : bodyProblems;
  const inAccept: readonly ProblemCode[] = operation.status === 204 ? [] : ['not_acceptable'];
  const codes = [...anyCallProblems, ...inAccept, ...inBody, ...operation.errors];
  return Map.groupBy(new Set(codes), (code) => problems[code].status);
}

/** Prepares the problems' answers; each set of codes of one status is one component. */
export function problemResponses(): (operation: Operation) => ZodOpenApiResponsesObject {
  const schemas = new Map<ProblemCode, z.ZodType>();
  const responses = new Map<string, ZodOpenApiResponseObject>();

  const schemaOf = (code: ProblemCode) => {
    const schema = schemas.get(code) ?? problemSchema(code);
    schemas.set(code, schema);
    return schema;
  };
  const response = (codes: readonly ProblemCode[]): ZodOpenApiResponseObject => {
    const [first, ...others] = codes.map(schemaOf) as [z.ZodType, ...z.ZodType[]];
    const id = nameOf(codes);
    const schema = others.length === 0 ? first : z.discriminatedUnion('code', [first, ...others] as never).meta({ id: `${id}Problem` });
    const description = codes.map((code) => `\`${code}\`: ${problems[code].explanation}`).join('\n\n');
    return { id, description, headers: headersOf(codes), content: { 'application/problem+json': { schema } } };
  };
  const known = (codes: readonly ProblemCode[]) => {
    const id = nameOf(codes);
    const found = responses.get(id) ?? response(codes);
    responses.set(id, found);
    return found;
  };
  return (operation) =>
    Object.fromEntries([...codesOf(operation)].toSorted(([a], [b]) => a - b).map(([status, codes]) => [status, known(codes)]));
}
