import { isPage, problems, type Operation, type ProblemCode, type ProblemKind } from '@handbill/contract';
import * as z from 'zod';
import type { oas31 } from 'zod-openapi';

const text = (description: string, example: string, required = true): oas31.HeaderObject => ({
  description,
  required,
  schema: { type: 'string' },
  example,
});

const seconds = (description: string, required: boolean): oas31.HeaderObject => ({
  description,
  required,
  schema: { type: 'integer', minimum: 0 },
  example: 5,
});

/** Response headers, each a component of this name; it is also the header's name unless `headerNames` has another. */
export const headers = {
  'X-Request-Id': text('Identifies the request in the logs: the id that was sent, or a new one', '0b7c5c1e-6d0a-4f7e-9d7d-2f0f2c3e4a5b'),
  Location: text('The address of the record', '/v1/campaigns/cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'),
  LocationOfRecord: text('The address of the record; absent if there is none', '/v1/content/cnt_01jd6v3m8hf2v9q0x1y2z3a4b5', false),
  ETag: text('The `revision`, quoted; send it as `If-None-Match`', '"7"'),
  Link: text(
    'The next page, as `<…>; rel="next"`, relative to the address of the request; absent on the last page',
    '</v1/campaigns?cursor=abc>; rel="next"',
    false,
  ),
  'Idempotency-Replayed': text('`true` if this is the answer of an earlier request with the same `Idempotency-Key`', 'true', false),
  'WWW-Authenticate': text('How to authenticate', 'Bearer'),
  'Retry-After': seconds('Seconds to wait before the next attempt', true),
  RetryAfterOfSome: seconds('Seconds to wait before the next attempt; absent where another one would be refused, too', false),
} as const satisfies Record<string, oas31.HeaderObject>;

type HeaderName = keyof typeof headers;

const headerNames: Partial<Record<HeaderName, string>> = { LocationOfRecord: 'Location', RetryAfterOfSome: 'Retry-After' };

/** References to header components, by the names of the headers. */
function headerRefs(names: readonly HeaderName[]): oas31.HeadersObject {
  return Object.fromEntries(names.map((name) => [headerNames[name] ?? name, { $ref: `#/components/headers/${name}` }]));
}

/** Request headers, each a component of this name. */
export const requestHeaders = {
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of your copy: the answer is 304 without a body as long as it is current',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, oas31.ParameterObject>;

/** Whether an operation answers with a single record that has a revision, and so an `ETag`. */
function hasRevision({ output }: Operation): boolean {
  const first: unknown = output instanceof z.ZodDiscriminatedUnion ? output.options[0] : output;
  return first instanceof z.ZodObject && 'revision' in first.shape;
}

/** Whether an operation takes `If-None-Match` and may answer 304. */
export const isConditional = (operation: Operation): boolean => operation.method === 'GET' && hasRevision(operation);

/** The headers of an operation's successful response. */
export function successHeaders(operation: Operation): oas31.HeadersObject {
  const { status, location, headers: own = {} } = operation;
  const names: HeaderName[] = ['X-Request-Id'];
  if (operation.kind === 'mutation') names.push('Idempotency-Replayed');
  if (status === 204) return headerRefs(names);
  if (location !== undefined) names.push('Location');
  if (hasRevision(operation)) names.push('ETag');
  if (isPage(operation.output)) names.push('Link');
  const ownHeaders = Object.entries(own).map(([name, { description }]) => [name, { description, schema: { type: 'string' } }]);
  return { ...headerRefs(names), ...Object.fromEntries(ownHeaders) };
}

/** What an answer has besides that goes out while its work goes on. */
export const backgroundHeaders = (): oas31.HeadersObject => headerRefs(['Retry-After']);

/** The headers of a problem response with one of these codes. */
export function problemHeaders(codes: readonly ProblemCode[]): oas31.HeadersObject {
  const members = codes.map((code): ProblemKind['members'] => problems[code].members);
  const has = (name: string) => members.some((each) => name in each);
  const isAlwaysStored = members.every(({ content_id }) => content_id !== undefined && content_id._zod.optout === undefined);
  const names: HeaderName[] = ['X-Request-Id'];
  if (codes.includes('unauthenticated')) names.push('WWW-Authenticate');
  if (has('retry_after')) names.push(members.every((each) => 'retry_after' in each) ? 'Retry-After' : 'RetryAfterOfSome');
  if (has('current_revision')) names.push('ETag');
  if (has('content_id')) names.push(isAlwaysStored ? 'Location' : 'LocationOfRecord');
  return headerRefs(names);
}
