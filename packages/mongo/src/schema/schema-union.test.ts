import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { schemaUnion } from './schema-union.ts';

const text = { bsonType: ['string'] };
const record = (properties: object, ...required: string[]) => ({
  bsonType: ['object'],
  ...(required.length > 0 && { required }),
  properties,
});
const kind = (type: string, properties: object, ...required: string[]) =>
  record({ type: { bsonType: ['string'], enum: [type] }, ...properties }, 'type', ...required);

describe('the union of two schemas', () => {
  it.each([
    [
      'asks only for fields that both ask for',
      record({ a: text, b: text }, 'a', 'b'),
      record({ a: text, c: text }, 'c', 'a'),
      record({ a: text, b: text, c: text }, 'a'),
    ],
    [
      'takes the values of both',
      record({ a: { ...text, enum: ['x', 'y'] } }),
      record({ a: { ...text, enum: ['y', 'z'] } }),
      record({ a: { ...text, enum: ['x', 'y', 'z'] } }),
    ],
    [
      'takes the types of both',
      record({ a: text }),
      record({ a: { anyOf: [text, { bsonType: ['null'] }] } }),
      record({ a: { bsonType: ['string', 'null'] } }),
    ],
    [
      'takes the members of both',
      { bsonType: ['array'], items: text },
      { bsonType: ['array'], items: { bsonType: ['int'] } },
      { bsonType: ['array'], items: { bsonType: ['string', 'int'] } },
    ],
    [
      'unites kinds of records each with its own',
      { anyOf: [kind('email', { a: text }, 'a'), kind('ad', { a: text }, 'a')] },
      { anyOf: [kind('ad', { a: text, b: text }, 'a', 'b'), kind('video', { a: text })] },
      { anyOf: [kind('email', { a: text }, 'a'), kind('ad', { a: text, b: text }, 'a'), kind('video', { a: text })] },
    ],
    [
      'unites each part of a conjunction',
      { allOf: [record({ a: text }, 'a'), text] },
      { allOf: [record({ a: text }), text] },
      { allOf: [record({ a: text }), text] },
    ],
    ['offers both where it does not know a keyword', { minLength: 1, ...text }, text, { anyOf: [{ minLength: 1, ...text }, text] }],
    ['offers both where they have nothing in common', record({ a: text }), text, { anyOf: [record({ a: text }), text] }],
  ])('%s', (_, a, b, expected) => {
    const union = schemaUnion(a, b);
    expect(union).toEqual(expected);
    expect([schemaUnion(union, a), schemaUnion(union, b), schemaUnion(union, union)]).toEqual([union, union, union]);
  });

  it.each(collections)('of the schema of $name and itself is that schema', ({ schema }) => {
    expect(schemaUnion(schema, structuredClone(schema))).toBe(schema);
  });
});
