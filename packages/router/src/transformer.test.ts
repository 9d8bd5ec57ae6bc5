import * as fc from 'fast-check';
import { serialize } from 'superjson';
import { expect, it } from 'vitest';
import { inSuperjson } from './transformer.ts';

it('writes what superjson writes', () => {
  const shared = ['Lisbon'];
  const odd = [
    undefined,
    { a: undefined },
    { a: [-0] },
    { a: Number.NaN },
    { one: shared, other: [shared] },
    { at: new Date(0) },
    [10n],
    new Map([[1, 2]]),
    [[]],
    {},
  ];
  for (const value of odd) expect(inSuperjson(value, undefined)).toEqual(serialize(value));
  const claim = fc.property(fc.jsonValue(), (value) => {
    expect(JSON.stringify(inSuperjson(value, undefined))).toBe(JSON.stringify(serialize(value)));
  });
  fc.assert(claim, { numRuns: 500 });
});
