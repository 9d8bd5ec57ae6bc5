import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantText } from './answer.ts';

it('says what toISOString says, for any instant', () => {
  const claim = fc.property(fc.date({ noInvalidDate: true }), (instant) => {
    expect(instantText(instant)).toBe(instant.toISOString());
  });
  fc.assert(claim, { numRuns: 2_000 });
});

it('knows years far away and instants before 1970', () => {
  for (const text of [
    '-271821-04-20T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '0000-01-01T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
  ]) {
    expect(instantText(new Date(text))).toBe(text);
  }
});

it('refuses an instant that is none', () => {
  expect(() => instantText(new Date(Number.NaN))).toThrow(RangeError);
});
