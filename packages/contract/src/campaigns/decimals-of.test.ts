import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsOf } from './decimals-of.ts';

it.each([
  [0, 0],
  [12, 0],
  [12.5, 1],
  [0.1 + 0.2, 17],
  [1e-7, 7],
  [1.25e-7, 9],
  [1e21, 0],
  [999_999_999_999.99, 2],
])('%d has %i decimals', (amount, decimals) => {
  expect(decimalsOf(amount)).toBe(decimals);
});

it('counts what a person wrote', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.integer({ min: 1, max: 4 }), fc.nat(9_999), (whole, digits, fraction) => {
      const written = String(fraction % 10 ** digits).padStart(digits, '0');
      expect(decimalsOf(Number(`${whole}.${written}`))).toBe(written.replace(/0+$/, '').length);
    }),
  );
});
