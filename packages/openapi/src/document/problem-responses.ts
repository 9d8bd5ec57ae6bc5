import {
  anyCallProblems,
  bodyProblems,
  problemName,
  problems,
  problemSchema,
  type Operation,
  type ProblemCode,
  type ProblemKind,
} from '@handbill/contract';
import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { headerRefs, type HeaderName } from './headers.ts';
import { problemExamples } from './recorded-examples.ts';
import { routeOf } from './route-of.ts';

type Codes = [ProblemCode, ...ProblemCode[]];

const membersOf = (code: ProblemCode): ProblemKind['members'] => problems[code].members;

function headersOf(codes: readonly ProblemCode[]): oas31.HeadersObject {
  const members = codes.flatMap((code) => Object.keys(membersOf(code)));
  const isAlwaysStored = codes.every((code) => membersOf(code)['content_id']?._zod.optout === undefined && 'content_id' in membersOf(code));
  const names: HeaderName[] = ['X-Request-Id'];
  if (codes.includes('unauthenticated')) names.push('WWW-Authenticate');
  if (members.includes('retry_after')) names.push('Retry-After');
  if (members.includes('content_id')) names.push(isAlwaysStored ? 'Location' : 'LocationOfRecord');
  return headerRefs(...names);
}

/** Every problem that an operation may end in, by status. */
function codesOf(operation: Operation): Map<number, ProblemCode[]> {
  const { method } = routeOf(operation);
  // Whoever sends a body may meet these, where none is asked for too.
  const inBody = method === 'POST' || method === 'PATCH' ? bodyProblems : [];
  const inAccept: readonly ProblemCode[] = operation.status === 204 ? [] : ['not_acceptable'];
  const codes = [...anyCallProblems, ...inAccept, ...inBody, ...operation.errors];
  return Map.groupBy(new Set(codes), (code) => problems[code].status);
}

function responseOf(codes: Codes): ZodOpenApiResponseObject {
  const description = codes.map((code) => `\`${code}\`: ${problems[code].explanation}`).join('\n\n');
  const content = { 'application/problem+json': { schema: problemSchema(codes), examples: problemExamples(codes) } };
  return { id: problemName(codes), description, headers: headersOf(codes), content };
}

/** Prepares the problems' answers; each set of codes of one status is one component. */
export function problemResponses(): (operation: Operation) => ZodOpenApiResponsesObject {
  const responses = new Map<string, ZodOpenApiResponseObject>();
  const known = (codes: Codes) => {
    const found = responses.get(problemName(codes)) ?? responseOf(codes);
    responses.set(problemName(codes), found);
    return found;
  };
  return (operation) =>
    Object.fromEntries([...codesOf(operation)].toSorted(([a], [b]) => a - b).map(([status, codes]) => [status, known(codes as Codes)]));
}
