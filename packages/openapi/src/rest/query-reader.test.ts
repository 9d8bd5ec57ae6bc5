import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { queryReader } from './query-reader.ts';

const read = queryReader(
  z.strictObject({
    flag: z.boolean().optional(),
    count: z.int().nullish(),
    share: z.number().optional(),
    numbers: z.array(z.int()).optional(),
    flags: z.array(z.boolean()).optional(),
    text: z.string().optional(),
  }),
);

describe('a query', () => {
  it.each([
    ['flag=false', { flag: false }],
    ['flag=true', { flag: true }],
    ['count=5&share=-0.25', { count: 5, share: -0.25 }],
    ['numbers=1&numbers=2', { numbers: [1, 2] }],
    ['numbers=1', { numbers: [1] }],
    ['numbers[]=1&numbers%5B%5D=2', { numbers: [1, 2] }],
    ['numbers[0]=1&numbers=2&numbers[12]=3&numbers[]=4', { numbers: [1, 2, 3, 4] }],
    [
      'numbers[a]=1&numbers[0][]=2&numbers[1234]=3&text[]=a',
      { 'numbers[a]': '1', 'numbers[0][]': '2', 'numbers[1234]': '3', 'text[]': 'a' },
    ],
    ['flags=false&flags=true', { flags: [false, true] }],
    ['text=5', { text: '5' }],
    ['text=false', { text: 'false' }],
    ['text', { text: '' }],
    ['text=a=b', { text: 'a=b' }],
    ['text=a+b%2B%20%26', { text: 'a b+ &' }],
    ['%74ext=gr%C3%B6%c3%9fe', { text: 'größe' }],
    ['&&count=1&', { count: 1 }],
  ])('%s is read as it is meant', (query, values) => {
    expect(read(query)).toEqual({ values, faults: [] });
  });

  it.each([
    'flag=',
    'flag=0',
    'flag=1',
    'flag=TRUE',
    'flag=no',
    'flag=null',
    'count=',
    'count=1e3',
    'count=0x10',
    'count=+5',
    'count=05',
    'count=٣',
    'count=1_000',
    'share=.5',
    'share=NaN',
    'share=Infinity',
  ])('%s stays text, for the schema to refuse', (query) => {
    const [name = '', text] = query.split('=');
    expect(read(query.replaceAll('+', '%2B')).values).toEqual({ [name]: text });
  });

  it('says which values were given more than once, and reads the rest', () => {
    const { values, faults } = read('flag=true&flag=true&text=a&text=b&count=1&numbers=1&numbers=1');
    expect(values).toEqual({ count: 1, numbers: [1, 1] });
    expect(faults).toMatchObject([
      { in: 'query', pointer: '/flag', code: 'repeated' },
      { in: 'query', pointer: '/text', code: 'repeated' },
    ]);
  });

  it('may name what objects have from birth', () => {
    const { values } = read('__proto__=x&constructor=y');
    expect(Object.entries(values)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });
});

describe('a time in a query', () => {
  const readTimes = queryReader(
    z.strictObject({ created_after: z.nullish(z.date().meta({ override: { type: 'string', format: 'date-time' } })) }),
  );
  const after = (text: string) => readTimes(`created_after=${text}`);
  const encoded = (text: string) => after(encodeURIComponent(text)).values['created_after'];

  it.each([
    ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
    ['2020-01-01t00:00:00.123z', '2020-01-01T00:00:00.123Z'],
    ['2020-01-01 00:00:00 +00:00', '2020-01-01T00:00:00+00:00'],
    ['2020-01-01 00:00:00+00:00', '2020-01-01T00:00:00+00:00'],
    ['2020-01-01 00:00:00 UTC', '2020-01-01T00:00:00Z'],
    ['2020-01-01T00:00:00.000000+0000', '2020-01-01T00:00:00.000000+00:00'],
    ['2020-01-01T00:00:00-0530', '2020-01-01T00:00:00-05:30'],
    ['2020-01-01T00:00+02:00', '2020-01-01T00:00:00+02:00'],
  ])('is taken as a language prints it: %s', (text, meant) => {
    expect(encoded(text)).toBe(meant);
  });

  it.each(['2020-01-01', '2020-01-01T00:00:00', 'yesterday', '2020-01-01T00:00:00 CET', '1577836800'])(
    'stays %s, for the schema to refuse',
    (text) => {
      expect(encoded(text)).toBe(text);
    },
  );

  it.each(['2020-01-01T00:00:00+00:00', '2020-01-01+00:00:00++00:00', '2020-01-01T00:00:00.5+0000'])(
    'that lost its + is told how to write it: %s',
    (text) => {
      const { values, faults } = after(text);
      expect(values).toEqual({});
      expect(faults).toEqual([{ in: 'query', pointer: '/created_after', code: 'invalid_format', message: expect.stringContaining('%2B') }]);
    },
  );
});
