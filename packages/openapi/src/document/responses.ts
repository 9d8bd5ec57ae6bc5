import {
  anyCallProblems,
  bodyProblems,
  problemName,
  problems,
  problemSchema,
  type NamedOperation,
  type Operation,
  type ProblemCode,
} from '@handbill/contract';
import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { isConditional, problemHeaders, successHeaders } from './headers.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import { routeOf } from './route-of.ts';

interface RecordedExamples {
  /** By `operationId`, then by what the example shows. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** By `code`. */
  readonly problems: Readonly<Record<string, unknown>>;
}

/** What a running server answered; `npm run document` records it. */
const examples: RecordedExamples = recorded;

const descriptions = { 200: 'OK', 201: 'Created', 204: 'No content' } as const;

/** The successful responses of an operation. */
export function successResponses({ operationId, operation }: NamedOperation): ZodOpenApiResponsesObject {
  const { status = 200, output } = operation;
  const description = descriptions[status];
  const headers = successHeaders(operation);
  if (status === 204) return { 204: { description, headers } };
  const shown = Object.entries(examples.answers[operationId] ?? {}).map(([name, value]) => [name, { value }]);
  const content = { 'application/json': { schema: output, examples: Object.fromEntries(shown) } };
  return {
    [status]: { description, headers, content },
    ...(isConditional(operation) && { 304: { description: 'Not modified', headers } }),
  };
}

type Codes = [ProblemCode, ...ProblemCode[]];

/** The problems that an operation may end in, by status. */
function problemsByStatus(operation: Operation): Map<number, ProblemCode[]> {
  const { method } = routeOf(operation);
  // A request may have a body even where the operation takes none, so these can occur all the same.
  const ofBody = method === 'POST' || method === 'PATCH' ? bodyProblems : [];
  const ofAccept: readonly ProblemCode[] = operation.status === 204 ? [] : ['not_acceptable'];
  const codes = [...anyCallProblems, ...ofAccept, ...ofBody, ...operation.errors];
  return Map.groupBy(new Set(codes), (code) => problems[code].status);
}

function problemExamples(codes: Codes): Record<string, oas31.ExampleObject> {
  const known = codes.filter((code) => code in examples.problems);
  return Object.fromEntries(known.map((code) => [code, { summary: problems[code].title, value: examples.problems[code] }]));
}

function problemResponse(codes: Codes): ZodOpenApiResponseObject {
  const description = codes.map((code) => `\`${code}\`: ${problems[code].explanation}`).join('\n\n');
  const content = { 'application/problem+json': { schema: problemSchema(codes), examples: problemExamples(codes) } };
  return { id: problemName(codes), description, headers: problemHeaders(codes), content };
}

/** Returns a function that gives the problem responses of an operation. Each set of codes with one status is one shared component. */
export function createProblemResponses(): (operation: Operation) => ZodOpenApiResponsesObject {
  const responses = new Map<string, ZodOpenApiResponseObject>();
  const shared = (codes: Codes) => {
    const response = responses.get(problemName(codes)) ?? problemResponse(codes);
    responses.set(problemName(codes), response);
    return response;
  };
  return (operation) => {
    const byStatus = [...problemsByStatus(operation)].toSorted(([a], [b]) => a - b);
    return Object.fromEntries(byStatus.map(([status, codes]) => [status, shared(codes as Codes)]));
  };
}
