import { contract, isChange, operations, takesRevision } from '@handbill/contract';
import type { oas31 } from 'zod-openapi';
import { describe, expect, it } from 'vitest';
import { documentIn, profiles } from './profiles.ts';

type Answer = oas31.ResponseObject;

const [lean, full] = [documentIn('lean'), documentIn('full')];
const operationsOf = ({ paths = {} }: oas31.OpenAPIObject) =>
  Object.values(paths).flatMap((item) => Object.values(item as Record<string, oas31.OperationObject>));
const fullOperations = new Map(operationsOf(full).map((operation) => [operation.operationId, operation]));
const headersIn = ({ parameters = [] }: oas31.OperationObject) =>
  parameters.flatMap((one) => ('$ref' in one ? [one.$ref.split('/').at(-1)] : one.in === 'header' ? [one.name] : []));
const refs = (node: unknown) => new Set(Array.from(JSON.stringify(node).matchAll(/"#\/components\/(\w+\/[^"]+)"/g), ([, name]) => name));

describe.each(profiles)('the %s document', (profile) => {
  const document = documentIn(profile);

  it('has just the components to which something refers', () => {
    const { securitySchemes: _, ...components } = document.components ?? {};
    const there = Object.entries(components).flatMap(([kind, members]) => Object.keys(members).map((name) => `${kind}/${name}`));
    expect(there.toSorted()).toEqual([...refs(document)].toSorted());
  });
});

describe('the lean document', () => {
  it('has no event stream beside an answer, and says where those are described', () => {
    const answers = operationsOf(lean).flatMap(({ responses = {} }) => Object.values(responses) as Answer[]);
    expect(answers.filter(({ content = {} }) => 'text/event-stream' in content)).toEqual([]);
    const apart = answers.flatMap(({ 'x-event-stream': events }) => (events === undefined ? [] : [events as oas31.MediaTypeObject]));
    expect(apart).toHaveLength(5);
    for (const events of apart)
      expect(events).toEqual({ description: expect.stringContaining('?profile=full'), examples: expect.objectContaining({}) });
  });

  it('has no more request headers than a client’s calls have arguments for', () => {
    expect(new Set(operationsOf(lean).flatMap(headersIn))).toEqual(new Set(['If-None-Match']));
  });
});

describe('the full document', () => {
  it.each(operations(contract).filter(({ operation }) => isChange(operation)))(
    'has the request headers of $operationId, all optional',
    ({ operationId, operation }) => {
      const names = ['Idempotency-Key', 'Handbill-Actor', ...(takesRevision(operation) ? ['If-Match'] : [])];
      expect(headersIn(fullOperations.get(operationId) ?? {})).toEqual(names);
      for (const name of names) expect(full.components?.parameters?.[name]).not.toHaveProperty('required');
    },
  );

  it('has the events of each stream by reference, beside the answer, with what resumes it', () => {
    const streams = operationsOf(full).flatMap(({ operationId, responses = {} }) =>
      Object.entries(responses as Record<string, Answer>).flatMap(([status, { content = {} }]) => {
        const { schema } = content['text/event-stream'] ?? {};
        return schema === undefined ? [] : [[operationId, status, 'application/json' in content, schema]];
      }),
    );
    const ofContent = { $ref: '#/components/schemas/ContentStreamEvent' };
    expect(streams).toEqual([
      ['content_generate', '201', true, ofContent],
      ['content_get', '200', true, ofContent],
      ['content_regenerate', '201', true, ofContent],
      ['content_rewrite', '200', true, ofContent],
      ['events_list', '200', true, { $ref: '#/components/schemas/EventsStreamEvent' }],
    ]);
    for (const id of ['content_get', 'events_list']) expect(headersIn(fullOperations.get(id) ?? {})).toContain('Last-Event-ID');
  });

  it('has the rate limits in the head of each answer', () => {
    const shared = Object.values(full.components?.responses ?? {}) as Answer[];
    const own = [...fullOperations.values()].flatMap(({ responses = {} }) => Object.values(responses) as Answer[]);
    const answers = [...shared, ...own.filter((answer) => !('$ref' in answer))];
    expect(answers.length).toBeGreaterThan(60);
    for (const { headers } of answers)
      expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy', 'X-Request-Id']));
  });

  it('takes a patch by both of its names', () => {
    const bodies = Object.values(full.paths ?? {}).flatMap(({ patch }) => (patch === undefined ? [] : [patch.requestBody]));
    expect(bodies.length).toBeGreaterThan(4);
    for (const body of bodies)
      expect(Object.keys((body as oas31.RequestBodyObject).content)).toEqual(['application/json', 'application/merge-patch+json']);
  });
});
