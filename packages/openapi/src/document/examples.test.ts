import { contract, operations } from '@handbill/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
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

const requests = operations(contract).flatMap(({ name, operation }) =>
  Object.entries(operation.examples ?? {}).map(([example, { value }]) => ({ name, example, operation, value })),
);

describe('the example requests', () => {
  it.each(requests)('$name: $example is accepted by the operation', ({ operation, value }) => {
    const id = operation.route.includes('{id}') ? { id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' } : {};
    expect(operation.input.safeParse({ ...id, ...value })).toMatchObject({ success: true });
  });
});
