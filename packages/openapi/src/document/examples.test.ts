import { contract, operations, type Operation } from '@handbill/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { oas31 } from 'zod-openapi';
import { openApiDocument } from './openapi-document.ts';

interface Example {
  readonly pointer: string;
  readonly schema: string;
  readonly value: unknown;
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Each example in a part of the document, with the place of its schema. */
function examplesIn(node: unknown, place: string): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  // The names of fields are no keywords: a field may be called `examples`.
  if (place.endsWith('/properties') && !place.endsWith('/properties/properties'))
    return Object.entries(node).flatMap(([name, field]) => examplesIn(field, `${place}/${escaped(name)}`));
  const { examples, example, schema, value: _, ...rest } = node as Record<string, unknown>;
  const own = schema === undefined ? place : `${place}/schema`;
  const many = Array.isArray(examples)
    ? examples.entries()
    : Object.entries(examples ?? {}).map(([name, { value }]: [string, { value?: unknown }]) => [name, value] as const);
  const found = [...many].map(([name, value]) => ({ pointer: `${place}/examples/${name}`, schema: own, value }));
  if (example !== undefined) found.push({ pointer: `${place}/example`, schema: own, value: example });
  const below = Object.entries({ ...rest, schema }).flatMap(([name, child]) => examplesIn(child, `${place}/${escaped(name)}`));
  return [...found, ...below];
}

const document = openApiDocument();
const examples = examplesIn(document, '#');
const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'document');

describe('the examples of the document', () => {
  it('are found', () => expect(examples.length).toBeGreaterThan(20));

  it.each(examples)('$pointer matches its schema', ({ schema, value }) => {
    const validate = ajv.compile({ $ref: `document${schema}` });
    expect(validate(value) ? [] : validate.errors).toEqual([]);
  });
});

type Node = oas31.SchemaObject;

const resolve = (schema: Node | oas31.ReferenceObject): Node =>
  '$ref' in schema ? (document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] as Node) : schema;

/** The value that a schema shows for itself: its example, default or first choice, or the values of its parts. */
function shownBy(schema: Node | oas31.ReferenceObject): unknown {
  const { examples: own, const: only, enum: choices, anyOf, oneOf, properties, type, minimum, default: usual, ...rest } = resolve(schema);
  const [example = only ?? choices?.[0] ?? usual] = (own ?? []) as unknown[];
  if (example !== undefined) return example;
  const [option] = [...(anyOf ?? []), ...(oneOf ?? [])];
  if (option !== undefined) return shownBy(option);
  if (properties !== undefined) return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, shownBy(field)]));
  if ([type].flat().includes('boolean')) return true;
  return [type].flat().includes('integer') && 'maximum' in rest ? minimum : undefined;
}

const bodies = operations(contract).flatMap(({ operationId, operation }) => {
  const { requestBody } = document.paths?.[operation.path]?.[operation.method.toLowerCase() as 'get'] ?? {};
  const { schema } = (requestBody as oas31.RequestBodyObject | undefined)?.content['application/json'] ?? {};
  const kinds = schema === undefined ? [] : (resolve(schema).oneOf ?? [schema]);
  return kinds.map((kind) => ({ operationId, operation, kind, name: (kind as oas31.ReferenceObject).$ref.split('/').at(-1) }));
});

const pathOf = ({ pathParameters }: Operation) =>
  Object.fromEntries(pathParameters.map((name) => [name, 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5']));

describe('a body of the examples of all its fields', () => {
  it.each(bodies)('has one for each, and is what a person would send: $operationId, $name', ({ operation, kind }) => {
    // One of two that exclude each other.
    const { languages: _, brand_voice: __, ...body } = shownBy(kind) as Record<string, unknown>;
    expect(Object.entries(body).filter(([, value]) => value === undefined)).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/\\[tvfr]|[^\x20-\x7e–—’“”€…]/);
    const path = pathOf(operation);
    const { error } = operation.input.safeParse({ ...body, ...path, ...('revision' in path && { revision: 1 }) });
    expect(error?.issues ?? []).toEqual([]);
  });
});

describe('a parameter', () => {
  const all = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, oas31.OperationObject>).flatMap(({ operationId, parameters = [] }) =>
      parameters.flatMap((one) => ('$ref' in one ? [] : [{ operationId, name: one.name, schema: one.schema as Node }])),
    ),
  );

  it('has an example, a default, or a few values', () => {
    expect(all.length).toBeGreaterThan(100);
    const shown = (schema: Node) => shownBy(schema) ?? (schema.items === undefined ? undefined : shownBy(schema.items));
    expect(all.filter(({ schema }) => shown(schema) === undefined)).toEqual([]);
  });
});

const requests = operations(contract).flatMap(({ name, operation }) =>
  Object.entries(operation.examples ?? {}).map(([example, { value }]) => ({ name, example, operation, value })),
);

describe('the example requests', () => {
  it.each(requests)('$name: $example is accepted by the operation', ({ operation, value }) => {
    expect(operation.input.safeParse({ ...pathOf(operation), ...value })).toMatchObject({ success: true });
  });
});
