import type { oas31 } from 'zod-openapi';

const text = (description: string, example: string, required = true): oas31.HeaderObject => ({
  description,
  required,
  schema: { type: 'string' },
  example,
});

/** Headers of answers, each a component of this name; it is the header's own unless `headerNames` has another. */
export const headers = {
  'X-Request-Id': text('Names the request in the logs: the one that was sent, or a new one', '0b7c5c1e-6d0a-4f7e-9d7d-2f0f2c3e4a5b'),
  Location: text('Where the record is', '/v1/campaigns/cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'),
  LocationOfRecord: text('Where the record is; left out where there is none', '/v1/content/cnt_01jd6v3m8hf2v9q0x1y2z3a4b5', false),
  ETag: text('The `revision`, quoted; send it as `If-None-Match`', '"7"'),
  Link: text(
    'The next page, as `<…>; rel="next"`, relative to the address of the call; left out on the last one',
    '</v1/campaigns?cursor=abc>; rel="next"',
    false,
  ),
  'WWW-Authenticate': text('How to authenticate', 'Bearer'),
  'Retry-After': {
    description: 'Seconds to wait before the next try',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
} as const satisfies Record<string, oas31.HeaderObject>;

export type HeaderName = keyof typeof headers;

const headerNames: Partial<Record<HeaderName, string>> = { LocationOfRecord: 'Location' };

/** References to header components, by the names of the headers. */
export function headerRefs(...names: readonly HeaderName[]): oas31.HeadersObject {
  return Object.fromEntries(names.map((name) => [headerNames[name] ?? name, { $ref: `#/components/headers/${name}` }]));
}
