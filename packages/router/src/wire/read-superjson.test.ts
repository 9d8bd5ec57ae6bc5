import * as fc from 'fast-check';
import { deserialize, serialize } from 'superjson';
import { describe, expect, it } from 'vitest';
import { notJson } from '@handbill/operations';
import { readSuperjson } from './read-superjson.ts';

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(serialize(value)));

describe('an input as superjson writes it', () => {
  it('is read as superjson reads it', () => {
    const { tie } = fc.letrec((link) => ({
      tie: fc.oneof(
        { maxDepth: 4 },
        fc.anything({ maxDepth: 0, withDate: true }).filter((value) => typeof value !== 'bigint' && typeof value !== 'symbol'),
        fc.array(link('tie'), { maxLength: 3 }),
        // superjson refuses to write these names.
        fc.dictionary(
          fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name)),
          link('tie'),
          { maxKeys: 3 },
        ),
        link('tie').map((shared) => ({ one: shared, 'an.other\\': [shared] })),
      ),
    }));
    const claim = fc.property(tie, (value) => {
      const sent = onTheWire(value);
      expect(readSuperjson(structuredClone(sent))).toEqual(deserialize(sent as never));
    });
    fc.assert(claim, { numRuns: 1_000 });
  });

  it('keeps what stands in several places one thing, and a circle a circle', () => {
    const audience: Record<string, unknown> = { locations: ['Lisbon'] };
    audience['self'] = audience;
    const read = readSuperjson(onTheWire({ audience, again: audience })) as Record<string, Record<string, unknown>>;
    expect(read['again']).toBe(read['audience']);
    expect(read['audience']?.['self']).toBe(read['audience']);
  });

  it.each([
    ['a Map', new Map([['a', new Date()]])],
    ['a Set', new Set(['a'])],
    ['a bigint', 10n],
    ['a regular expression', /a/],
    ['an error', new Error('no')],
    ['an address', new URL('https://example.org')],
    ['a list of bytes', new Uint8Array([1, 2])],
  ])('has nothing that is no JSON: %s', (_, value) => {
    expect(readSuperjson(onTheWire({ value, other: 1 }))).toEqual({ value: notJson, other: 1 });
    expect(readSuperjson(onTheWire(value))).toBe(notJson);
  });

  it('keeps members whatever their names', () => {
    const json = JSON.parse('{"__proto__":{"a":"2027-01-01T00:00:00.000Z"},"constructor":1}');
    const read = readSuperjson({ json, meta: { values: { '__proto__.a': ['Date'] }, v: 1 } });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(read, '__proto__')?.value).toEqual({ a: new Date('2027-01-01') });
  });
});

describe('an input that superjson does not write', () => {
  it.each([
    ['a path to nowhere', { values: { 'a.b.c': ['Date'] } }],
    ['a path to the prototype', { values: { '__proto__.polluted': ['undefined'] } }],
    ['a path into a prototype’s members', { values: { 'constructor.prototype.polluted': ['undefined'] } }],
    ['the length of a list', { values: { 'tags.length': ['undefined'] } }],
    ['a place beyond the end of a list', { values: { 'tags.4294967294': ['Date'] } }],
    ['a thing in a place beyond the end of a list', { referentialEqualities: { tags: ['tags.4294967294'] } }],
    ['a path into a text', { values: { 'name.0': ['Date'] } }],
    ['what leads nowhere as equal', { referentialEqualities: { gone: ['name'] } }],
  ])('is refused: %s', (_, meta) => {
    expect(() => readSuperjson({ json: { name: 'x', tags: ['a'] }, meta: { ...meta, v: 1 } })).toThrow(TypeError);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it.each([
    ['types', { values: { tags: 5, name: ['__proto__'] } }],
    ['no types', { values: 'text', referentialEqualities: 5 }],
    ['equals that are none', { referentialEqualities: [null, { name: [5, null] }] }],
    ['numbers', { values: { name: ['number'] } }],
  ])('does no harm: odd %s', (_, meta) => {
    const read = readSuperjson({ json: { name: '__proto__', tags: ['a'] }, meta });
    expect(Object.keys(read as object)).toEqual(['name', 'tags']);
    expect([notJson, '__proto__']).toContain((read as { name: unknown }).name);
  });
});
