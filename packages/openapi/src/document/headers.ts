import {
  isChange,
  isPage,
  operations,
  problems,
  type Operation,
  type OperationTree,
  type ProblemCode,
  type ProblemKind,
} from '@handbill/contract';
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
  'WWW-Authenticate': text('How to authenticate; with an `error` where a key was sent that is wrong', 'Bearer error="invalid_token"'),
  'Retry-After': seconds('Seconds to wait before the next attempt', true),
  'RateLimit-Policy': text(
    'How many calls (`q`) a window of so many seconds (`w`) has, for the key and for its workspace; absent where both limits are off',
    '"key";q=600;w=60, "workspace";q=3000;w=60',
    false,
  ),
  RateLimit: text(
    'How many calls are left in the window (`r`), and in how many seconds it ends (`t`); absent where the limits are off',
    '"key";r=599;t=60, "workspace";r=2999;t=60',
    false,
  ),
  RetryAfterOfSome: seconds('Seconds to wait before the next attempt; absent where another one would be refused, too', false),
} as const satisfies Record<string, oas31.HeaderObject>;

type HeaderName = keyof typeof headers;

/** They are in every answer to a good key. */
export const rateLimitHeaders = ['RateLimit-Policy', 'RateLimit'] as const;

const headerNames: Readonly<Record<string, string>> = { LocationOfRecord: 'Location', RetryAfterOfSome: 'Retry-After' };

/** References to header components, by the names of the headers. */
export const headerRefs = (names: readonly string[]): oas31.HeadersObject =>
  Object.fromEntries(names.map((name) => [headerNames[name] ?? name, { $ref: `#/components/headers/${name}` }]));

/** The response headers that operations have of their own. */
export const ownHeaders = (tree: OperationTree): Record<string, oas31.HeaderObject> =>
  Object.fromEntries(
    operations(tree).flatMap(({ operation: { headers: own = {} } }) =>
      Object.entries(own).map(([name, { description }]) => [name, { description, schema: { type: 'string' } }]),
    ),
  );

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
  if (isChange(operation)) names.push('Idempotency-Replayed');
  if (status === 204) return headerRefs(names);
  if (location !== undefined) names.push('Location');
  if (hasRevision(operation)) names.push('ETag');
  if (isPage(operation.output)) names.push('Link');
  return headerRefs([...names, ...Object.keys(own)]);
}

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
