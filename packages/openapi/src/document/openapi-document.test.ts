import {
  CampaignAction,
  CampaignStatus,
  contract,
  hasOwnRoute,
  lifecycle,
  mutation,
  operations,
  problems,
  subscription,
} from '@handbill/contract';
import type { oas31 } from 'zod-openapi';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument();
const schemas = document.components?.schemas ?? {};
const documented = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, oas31.OperationObject>).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);
const operationOf = (id: string) => documented.find(({ operation }) => operation.operationId === id)!.operation;
/** A subscription is described with the query that has its route. */
const routed = operations(contract).filter(({ operation }) => hasOwnRoute(operation));

/** The names of all schemas that a part of the document refers to. */
function reached(node: unknown, names = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(node ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!names.has(name)) reached(schemas[name], names.add(name));
  }
  return names;
}

/** The defaults of a body's fields. */
function defaultsOf(name: string): Record<string, unknown> {
  const { properties = {} } = schemas[name] as oas31.SchemaObject;
  const entries = Object.entries(properties as Record<string, oas31.SchemaObject>).flatMap(([field, { anyOf = [] }]) =>
    (anyOf as oas31.SchemaObject[]).flatMap((option) => ('default' in option ? [[field, option.default] as const] : [])),
  );
  return Object.fromEntries(entries);
}

describe('the document', () => {
  it('has every operation of the contract at its route, and no other', () => {
    const wanted = routed.map(({ operationId, operation }) => `${operationId}: ${operation.route}`);
    expect(documented.map(({ route, operation }) => `${operation.operationId}: ${route}`).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(routed)('$operationId names each of its problems under the status of the error table', ({ operationId, operation }) => {
    const { responses = {} } = operationOf(operationId);
    for (const code of operation.errors) expect(Object.keys(responses)).toContain(String(problems[code].status));
  });

  it('shows the lifecycle of the contract', () => {
    const description = document.tags?.find(({ name }) => name === 'campaigns')?.description ?? '';
    const always: Readonly<Record<string, string>> = { duplicate: 'a draft', delete: 'gone' };
    const steps = new Map<string, { from: readonly string[]; to: string }>(Object.entries(lifecycle));
    const cell = (status: string, action: string) =>
      steps.get(action)?.from.includes(status) ? steps.get(action)?.to : (always[action] ?? '409');
    const cells = (status: string) => CampaignAction.options.map((action) => cell(status, action));
    for (const status of CampaignStatus.options) expect(description).toContain(`| \`${status}\` | ${cells(status).join(' | ')} |`);
  });

  it('shows the steps of an approval', () => {
    const description = document.tags?.find(({ name }) => name === 'content')?.description;
    expect(description).toContain('| `none` | submitted | 409 | approved | changes_requested |');
    expect(description).toContain('| `approved` | 409 | 409 | approved | changes_requested |');
  });

  // A generated client that is strict about responses would break with the first new field.
  it('allows new fields in responses, and no unknown ones in requests', () => {
    const answers = reached(documented.map(({ operation }) => operation.responses));
    const bodies = reached(documented.map(({ operation }) => operation.requestBody));
    expect([...answers].filter((name) => JSON.stringify(schemas[name]).includes('"additionalProperties":false'))).toEqual([]);
    expect(
      [...bodies]
        .filter((name) => /Request$|^(Create|Update|Duplicate)/.test(name) && name !== 'ContentRequest')
        .every((name) => JSON.stringify(schemas[name]).includes('"additionalProperties":false')),
    ).toBe(true);
  });

  it('says what each platform allows, in words and as data', () => {
    for (const [name, platform, words] of [
      ['PostPlatform', 'facebook', '`text` at most 63,206 characters'],
      ['AdPlatform', 'google_search', '`headlines` 3 to 15 items'],
    ] as const) {
      const schema = schemas[name] as oas31.SchemaObject & { 'x-limits': Record<string, object[]> };
      expect(Object.keys(schema['x-limits'])).toEqual(schema.enum);
      expect(schema.description).toContain(`\`${platform}\`: ${words}`);
    }
    expect(schemas).toHaveProperty('PostPlatform.x-limits.facebook.0', expect.objectContaining({ pointer: '/text', max: 63_206 }));
  });

  // openapi-generator's Go has one name for each value in the whole client.
  it('names the values of all its lists apart', () => {
    const names = Object.values(schemas as Record<string, oas31.SchemaObject>).flatMap(
      (schema) =>
        (schema['x-enum-varnames' as never] as string[] | undefined) ?? schema.enum?.map((value) => String(value).toUpperCase()) ?? [],
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('gives every union a discriminator with a mapping', () => {
    const unions = Object.values(schemas).filter((schema) => 'oneOf' in schema);
    expect(unions.length).toBeGreaterThan(2);
    expect(
      unions.every(
        (schema) => 'discriminator' in schema && Object.keys(schema.discriminator?.mapping ?? {}).length === schema.oneOf?.length,
      ),
    ).toBe(true);
  });

  it('has no null in a query, where it cannot be written', () => {
    const inQuery = documented.flatMap(({ operation }) =>
      (operation.parameters ?? []).filter((parameter) => 'in' in parameter && parameter.in === 'query'),
    );
    expect(inQuery.length).toBeGreaterThan(10);
    expect(JSON.stringify(inQuery)).not.toContain('"null"');
  });

  // openapi-typescript takes a field that has `default` itself for one that is always present, and requires it.
  it('has the defaults of bodies inside the nullable types of their fields, and none in edits', () => {
    const bodies = [...reached(documented.map(({ operation }) => operation.requestBody))].map(
      (name) => schemas[name] as oas31.SchemaObject,
    );
    const fields = bodies.flatMap(({ properties = {} }) => Object.values(properties));
    expect(fields.filter((field) => 'default' in field)).toEqual([]);
    expect(defaultsOf('CreateCampaign')).toEqual({
      currency: 'USD',
      channels: [],
      utm_by_channel: {},
      cadence: {},
      tags: [],
      metadata: {},
      status: 'draft',
    });
    const brief = { tone: 'professional', keywords: [], language: 'en', facts: [], tags: [], length: 800, background: false };
    expect(defaultsOf('BlogArticleRequest')).toEqual(brief);
    expect(defaultsOf('AdCopyRequest')).toMatchObject({ variants: 3 });
    for (const edit of ['UpdateCampaign', 'DuplicateCampaign']) expect(JSON.stringify(schemas[edit])).not.toContain('"default"');
  });

  it('has no path parameters in bodies, and requires no body whose fields are all optional', () => {
    expect(schemas['UpdateCampaign']).not.toHaveProperty('properties.id');
    expect(operationOf('campaigns_duplicate').requestBody).toMatchObject({ required: false });
    expect(operationOf('campaigns_create').requestBody).toMatchObject({ required: true });
    expect(operationOf('campaigns_pause').requestBody).toBeUndefined();
  });

  // openapi-generator loses `null` for an inline object, or for a named schema of text.
  it('writes a nullable schema either as a list of types or as a reference to an object or an enum', () => {
    const nullable: oas31.SchemaObject[] = [];
    const inPlace: oas31.SchemaObject[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const schema = node as oas31.SchemaObject;
      if (Array.isArray(schema.type) && schema.type.includes('null')) inPlace.push(schema);
      if (Array.isArray(schema.anyOf)) nullable.push(schema);
      Object.values(node).forEach(visit);
    };
    visit(schemas);
    expect(inPlace.filter((schema) => 'properties' in schema)).toEqual([]);
    const withoutDefault = nullable.filter(({ anyOf = [] }) => !anyOf.some((option) => 'default' in option));
    const shown = withoutDefault.flatMap(({ anyOf = [] }) =>
      anyOf.map((option) => ('$ref' in option ? schemas[option.$ref.split('/').at(-1) ?? ''] : option)),
    );
    expect(
      shown.filter((schema) => schema === undefined || !('type' in schema) || (schema.type === 'string' && schema.enum === undefined)),
    ).toEqual([]);
  });

  // openapi-python-client cannot leave out a nullable body.
  it('has a plain reference for each body', () => {
    const bodies = documented.flatMap(({ operation }) =>
      operation.requestBody === undefined ? [] : [operation.requestBody as oas31.RequestBodyObject],
    );
    const plain = bodies.map(({ content }) => Object.keys(content['application/json']?.schema ?? {}));
    expect(plain).toEqual(bodies.map(() => ['$ref']));
  });
});

describe('the document of operations with several answers or events', () => {
  const Job = z.object({ id: z.string(), done: z.boolean() }).meta({ id: 'Job' });
  const events = { 'job.progress': z.object({ percent: z.int() }).meta({ id: 'Progress' }), 'job.finished': Job };
  const common = { scope: null, input: z.strictObject({ id: z.string() }), output: Job, errors: [] } as const;
  const tree = {
    jobs: {
      start: mutation({ ...common, route: 'POST /jobs/{id}', summary: 'Start', answers: { 202: Job }, events }),
      get: { ...mutation({ ...common, route: 'GET /jobs/{id}', summary: 'Get' }), kind: 'query' as const },
      watch: subscription({ ...common, route: 'GET /jobs/{id}', summary: 'Watch', events }),
      follow: subscription({ ...common, route: 'GET /jobs/{id}/log', summary: 'Follow', events: { line: z.string() } }),
    },
  };
  const { paths = {}, components = {} } = openApiDocument(tree);
  const answerOf = (path: string, method: 'get' | 'post', status: number) =>
    paths[path]?.[method]?.responses?.[status] as oas31.ResponseObject | undefined;
  const contentOf = (...answer: Parameters<typeof answerOf>) => answerOf(...answer)?.content ?? {};

  it('has each answer under its status', () => {
    for (const status of [200, 202])
      expect(contentOf('/jobs/{id}', 'post', status)['application/json']).toMatchObject({ schema: { $ref: '#/components/schemas/Job' } });
  });

  it('has the schema of each event, told apart by its name', () => {
    expect(answerOf('/jobs/{id}', 'post', 200)).toHaveProperty('x-event-stream.schema', {
      type: 'object',
      oneOf: ['JobProgressEvent', 'JobFinishedEvent', 'ProblemEvent'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      discriminator: {
        propertyName: 'event',
        mapping: {
          'job.progress': '#/components/schemas/JobProgressEvent',
          'job.finished': '#/components/schemas/JobFinishedEvent',
          problem: '#/components/schemas/ProblemEvent',
        },
      },
    });
    expect(components.schemas?.['JobFinishedEvent']).toMatchObject({
      properties: { event: { const: 'job.finished' }, data: { $ref: '#/components/schemas/Job' } },
    });
  });

  // openapi-typescript and orval make one type of all that an answer may be, and openapi-generator takes the first.
  it('describes a query and a subscription of the same route together, the events beside the answer, and a subscription alone as events', () => {
    expect(paths['/jobs/{id}']?.get?.operationId).toBe('jobs_get');
    expect(Object.keys(contentOf('/jobs/{id}', 'get', 200))).toEqual(['application/json']);
    expect(answerOf('/jobs/{id}', 'get', 200)).toHaveProperty('x-event-stream');
    expect(paths['/jobs/{id}/log']?.get?.operationId).toBe('jobs_follow');
    expect(Object.keys(contentOf('/jobs/{id}/log', 'get', 200))).toEqual(['text/event-stream']);
  });
});
