import { readFileSync } from 'node:fs';
import type { oas31 } from 'zod-openapi';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

const { components = {}, info, paths = {} } = openApiDocument();
const { schemas = {}, headers = {}, parameters = {}, responses = {} } = components;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, oas31.OperationObject>).map(([method, operation]) => ({ method, path, operation })),
);

type Visit = (schema: oas31.SchemaObject, place: string) => void;

/** Visits a schema and its parts. Follows references, each named schema once. */
function visitFrom(root: unknown, visit: Visit): void {
  const seen = new Set<string>();
  const below = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string') {
      const [kind = '', name = ''] = $ref.split('/').slice(2);
      if (!seen.has($ref)) below((components as Record<string, Record<string, unknown>>)[kind]?.[name], (seen.add($ref), name));
    }
    visit(node as oas31.SchemaObject, place);
    for (const [name, child] of Object.entries(node)) if (!['example', 'examples'].includes(name)) below(child, `${place}/${name}`);
  };
  below(root, '');
}

const answers = operations.map(({ operation }) => operation.responses);

// Both were found in practice: Java and Go clients reject fields that the schema does not allow, most clients reject values that are not in an enum.
describe('a response', () => {
  it('allows more fields in every object', () => {
    const closed: string[] = [];
    let objects = 0;
    visitFrom(answers, ({ properties, additionalProperties = false }, place) => {
      if (properties === undefined || place.endsWith('/properties')) return;
      objects += 1;
      if (additionalProperties === false) closed.push(place);
    });
    expect(objects).toBeGreaterThan(40);
    expect(closed).toEqual([]);
  });

  it('has open lists as text with the known values', () => {
    const open = new Set<string>();
    const wrong: string[] = [];
    visitFrom(answers, (schema, place) => {
      if (!('x-extensible-enum' in schema)) return;
      open.add(place.replace(/^\w+Problem/, '*Problem'));
      if (![schema.type].flat().includes('string') || 'enum' in schema || !schema.description?.includes('An open list')) wrong.push(place);
    });
    expect([...open].toSorted()).toEqual([
      '*Problem/properties/code',
      '*Problem/properties/scope',
      '*Problem/properties/unit',
      'ApprovalAction',
      'Attempt/properties/reason',
      'Attempt/properties/usage_source',
      'CampaignAction',
      'CheckRule',
      'ContentAttempt/properties/reason',
      'Cost/properties/source',
      'CreatedWorkspace/properties/approval',
      'Event/properties/type',
      'Me/properties/workspace/properties/approval',
      'Model/properties/default_for/items',
      'Model/properties/state',
      'Model/properties/types/items',
      'PublicationAction',
      'PublicationStatus',
      'ReviewKind',
      'Scope',
      'SpendThreshold/properties/scope',
      'SpendThreshold/properties/unit',
      'SpendingCap/properties/scope',
      'SpendingCap/properties/unit',
      'TermUse',
      'TextOfPublication/properties/approval',
      'Usage/properties/type',
      'Usage/properties/usage_source',
      'Workspace/properties/approval',
    ]);
    expect(wrong).toEqual([]);
  });

  // As listed in docs/rest.md: a new value in one of these breaks clients.
  it('has no other closed lists than these', () => {
    const closed = new Set<string>();
    visitFrom(answers, (schema, place) => {
      if (schema.enum !== undefined) closed.add(place);
      if (schema.const !== undefined) closed.add(place.replace(/^\w+\//, '*/'));
    });
    expect([...closed].toSorted()).toEqual([
      '*/properties/event',
      '*/properties/status',
      '*/properties/type',
      'Account',
      'AdPlatform',
      'ApprovalStatus',
      'CampaignStatus',
      'CampaignType',
      'Check/properties/outcome',
      'CheckedContent/properties/outcome',
      'ContentStatus',
      'ContentType',
      'DiffOperation',
      'EmojiUse',
      'Fault/properties/in',
      'Formality',
      'Platform',
      'PostPlatform',
    ]);
  });

  it('has only unions with a discriminator', () => {
    visitFrom(answers, ({ oneOf, discriminator }) => expect(oneOf === undefined || discriminator !== undefined).toBe(true));
  });

  it('has the members of the audience of a campaign', () => {
    expect(schemas['Campaign']).toMatchObject({
      properties: { target_audience: { anyOf: [{ $ref: '#/components/schemas/TargetAudience' }, { type: 'null' }] } },
    });
  });
});

describe('the document', () => {
  it('describes every operation, parameter, header and response', () => {
    const shared = { ...headers, ...parameters, ...responses } as Record<string, { description?: string }>;
    const bare = Object.entries(shared).filter(([, { description = '' }]) => description === '');
    const own = operations.flatMap(({ operation }) => [operation, ...(operation.parameters ?? [])]).filter((part) => !('$ref' in part));
    expect(bare).toEqual([]);
    expect(own.filter((part) => ((part as { description?: string }).description ?? '') === '')).toEqual([]);
  });

  it('describes every schema and every field', () => {
    const bare: string[] = [];
    let described = 0;
    visitFrom(schemas, ({ properties = {} }, place) => {
      if (place.endsWith('/properties')) return;
      for (const [name, field] of Object.entries(properties)) if (field.description === undefined) bare.push(`${place}/${name}`);
      described += Object.keys(properties).length;
    });
    for (const [name, { description }] of Object.entries(schemas)) if (description === undefined) bare.push(name);
    expect(described).toBeGreaterThan(250);
    expect(bare).toEqual([]);
  });

  // orval declares `ContentBulkResult` for the operation `content_bulk`.
  it('names no schema as generators name the types of an operation', () => {
    const words = operations.map(({ operation: { operationId = '' } }) => operationId.replaceAll('_', ''));
    const taken = ['Result', 'Params', 'Body', 'Data', 'Error', 'Errors', 'Request', 'Response', 'Responses', 'Variables'];
    const generated = new Set(words.flatMap((word) => taken.map((ending) => (word + ending).toLowerCase())));
    expect(Object.keys(schemas).filter((name) => generated.has(name.toLowerCase()))).toEqual([]);
  });

  it.each(operations)('has an example of each response of $method $path', ({ operation }) => {
    for (const answer of Object.values(operation.responses ?? {})) {
      const name = '$ref' in answer ? (answer.$ref.split('/').at(-1) ?? '') : undefined;
      const { content = {}, 'x-event-stream': events } = (name === undefined ? answer : responses[name]) as oas31.ResponseObject;
      const all = [...Object.values(content), ...(events === undefined ? [] : [events as oas31.MediaTypeObject])];
      for (const { examples = {} } of all) expect(Object.keys(examples).length).toBeGreaterThan(0);
    }
  });

  it.each(Object.entries(responses))('has an example of each code of %s', (_, response) => {
    const [{ schema, examples = {} } = {}] = Object.values((response as oas31.ResponseObject).content ?? {});
    const name = (schema as oas31.ReferenceObject).$ref.split('/').at(-1) ?? '';
    const { code } = (schemas[name] as oas31.SchemaObject).properties ?? {};
    expect(Object.keys(examples)).toEqual((code as Record<string, unknown>)['x-extensible-enum']);
  });

  it.each(operations.filter(({ method }) => method === 'post'))('has the problems of an unreadable body for $path', ({ operation }) => {
    expect(Object.keys(operation.responses ?? {})).toEqual(expect.arrayContaining(['400', '413', '415']));
  });

  it('says that an unknown campaign is rejected', () => {
    expect(JSON.stringify(schemas['EmailRequest'])).toContain('An unknown one is 400');
  });

  it('has the version of the package', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(info.version).toBe(manifest.version);
  });
});
