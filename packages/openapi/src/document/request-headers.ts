import type { oas31 } from 'zod-openapi';

const header = (name: string, description: string, schema: oas31.SchemaObject): oas31.ParameterObject => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', ...schema },
});

/** Request headers, each a component of this name, and all of them optional. */
export const requestHeaders = {
  'If-None-Match': header('If-None-Match', 'The `ETag` of your copy: the answer is 304 without a body as long as it is current', {
    examples: ['"7"'],
  }),
  'Idempotency-Key': header(
    'Idempotency-Key',
    'Names this change, such as a random UUID: sent again with the same key, it is made once and answered the same for 24 hours',
    { minLength: 1, maxLength: 255, pattern: '^[!-~]+$', examples: ['7f0e2b0c-5a7d-4a54-9a55-0e2f6a1c9b3d'] },
  ),
  'Handbill-Actor': header('Handbill-Actor', 'On whose behalf the key acts: an id of visible ASCII, kept in the events of the change', {
    minLength: 1,
    maxLength: 200,
    pattern: '^[!-~]+$',
    examples: ['user_42'],
  }),
  'If-Match': header('If-Match', 'The `ETag` of what you have read: where the record has another revision by now, the answer is 412', {
    examples: ['"7"'],
  }),
  'Last-Event-ID': header('Last-Event-ID', 'Of a stream: the `id` of the last event that you have read; it goes on after that', {
    examples: ['1-85'],
  }),
} as const satisfies Record<string, oas31.ParameterObject>;

export type RequestHeader = keyof typeof requestHeaders;
