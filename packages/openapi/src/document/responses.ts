import { STATUS_CODES } from 'node:http';
import {
  bodyProblems,
  contract,
  operations,
  problemName,
  problemsOf,
  problems,
  problemSchema,
  type NamedOperation,
  type Operation,
  type ProblemCode,
} from '@handbill/contract';
import * as z from 'zod';
import type { oas31, ZodOpenApiMediaTypeObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { headerRefs, isConditional, problemHeaders, successHeaders } from './headers.ts';
import recorded from './recorded-examples.json' with { type: 'json' };

interface RecordedExamples {
  /** By `operationId`, that and a status, or that and `events`; then by the example's name. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** By `code`. */
  readonly problems: Readonly<Record<string, unknown>>;
}

/** The answers of a running server; `npm run document` records them. */
const examples: RecordedExamples = recorded;

/** A problem of this code as a running server has sent it; `undefined` where none is recorded. */
export const problemExample = (code: ProblemCode): unknown => examples.problems[code];

/** `content.delta` → `ContentDeltaEvent` */
const eventName = (event: string): string => `${`_${event}`.replaceAll(/[_.](\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

type Events = NonNullable<Operation['events']>;

/** Of events that several operations have there is one schema. */
const eventSchemas = new WeakMap<Events, z.ZodType>();

type Codes = [ProblemCode, ...ProblemCode[]];

/** The last event of a stream that breaks off: after its head was sent, a problem can be told in no other way. */
const problemEvent = z
  .object({
    event: z.literal('problem').meta({ description: 'Which event it is' }),
    data: problemSchema(
      [
        ...new Set<ProblemCode>([
          'unauthenticated',
          'internal',
          'unavailable',
          ...operations(contract).flatMap(({ operation }) => (operation.events === undefined ? [] : operation.errors)),
        ]),
      ] as Codes,
      'StreamProblem',
    ),
  })
  .meta({ id: 'ProblemEvent', description: 'The event `problem`, with which a stream ends that breaks off' });

function eventSchema(events: Events): z.ZodType | undefined {
  const [first, ...more] = Object.entries(events).map(([event, data]) =>
    z
      .object({
        event: z.literal(event).meta({ description: 'Which event it is' }),
        id: z.string().optional().meta({ description: 'Where a stream goes on from that is resumed: its `Last-Event-ID`' }),
        data,
      })
      .meta({ id: eventName(event), description: `The event \`${event}\`` }),
  );
  return first && z.discriminatedUnion('event', [first, ...more, problemEvent]);
}

/** The events of an operation. The schema is that of one event, as generators for event streams expect it. */
function eventStream({ operationId, operation: { events } }: NamedOperation): Record<string, ZodOpenApiMediaTypeObject> {
  if (events === undefined) return {};
  const schema = eventSchemas.get(events) ?? eventSchema(events);
  if (schema === undefined) return {};
  eventSchemas.set(events, schema);
  return { 'text/event-stream': { schema, examples: recordedExamples(`${operationId} events`) } };
}

const recordedExamples = (key: string): Record<string, oas31.ExampleObject> =>
  Object.fromEntries(Object.entries(examples.answers[key] ?? {}).map(([name, value]) => [name, { value }]));

/** A file in each of its media types; an example is recorded under the type's name, or under the first one's. */
function files(operationId: string, types: readonly string[]): Record<string, ZodOpenApiMediaTypeObject> {
  const all = Object.entries(recordedExamples(operationId));
  const of = (type = '') => all.filter(([name]) => type.endsWith(`/${name}`));
  const media = types.map((type) => {
    const shown = of(type).length > 0 ? of(type) : of(types[0]);
    return [type, { schema: z.string().meta({ description: 'The file' }), examples: Object.fromEntries(shown) }] as const;
  });
  return Object.fromEntries(media);
}

/** The successful responses of an operation, and the events of the `subscription` that shares its route, if there is one. */
export function successResponses(named: NamedOperation, subscription: NamedOperation | undefined): ZodOpenApiResponsesObject {
  const { operationId, operation } = named;
  const { status = 200, output, answers = {} } = operation;
  const headers = successHeaders(operation);
  const response = (code: number, content?: ZodOpenApiResponseObject['content']) => {
    const description = STATUS_CODES[code] ?? `Status ${code}`;
    // Its work goes on.
    const all = code === 202 ? { ...headers, ...headerRefs(['Retry-After']) } : headers;
    return [code, { description, headers: all, ...(content !== undefined && code !== 204 && { content }) }] as const;
  };
  const json = { 'application/json': { schema: output, examples: recordedExamples(operationId) } };
  const own = operation.download === undefined ? json : files(operationId, operation.download);
  const events = operation.download === undefined && {
    ...eventStream(named),
    ...(subscription !== undefined && eventStream(subscription)),
  };
  return Object.fromEntries([
    response(status, { ...(named !== subscription && own), ...events }),
    ...Object.entries(answers).map(([code, schema]) =>
      response(Number(code), { 'application/json': { schema, examples: recordedExamples(`${operationId} ${code}`) } }),
    ),
    ...(isConditional(operation) ? [response(304)] : []),
  ]);
}

/** The problems that an operation may end in, by status. */
function problemsByStatus(operation: Operation): Map<number, ProblemCode[]> {
  // A request may have a body even where the operation takes none, so these can occur all the same.
  const ofBody = operation.hasBody ? bodyProblems : [];
  const ofAccept: readonly ProblemCode[] = operation.status === 204 ? [] : ['not_acceptable'];
  const codes = [...problemsOf(operation), ...ofAccept, ...ofBody];
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
