import currencyCodes from 'currency-codes';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies, decimalsOf } from './currencies.ts';

/** No country pays with these: funds, precious metals, units of account and codes for testing. */
const notMoney = new Set([
  'BOV',
  'CHE',
  'CHW',
  'COU',
  'MXV',
  'USN',
  'XDR',
  'XSU',
  'XUA',
  'XBA',
  'XBB',
  'XBC',
  'XBD',
  'XTS',
  'XXX',
  'XAU',
  'XAG',
  'XPD',
  'XPT',
  'XAD',
]);

it('agrees with another list of ISO 4217 on every currency that both have', () => {
  const theirs = currencyCodes.data.filter(({ code }) => currencies.has(code)).map(({ code, digits }) => [code, digits]);
  expect(theirs.length).toBeGreaterThan(140);
  expect(theirs.map(([code]) => [code, currencies.get(String(code))])).toEqual(theirs);
});

it('has every currency of the other list that is money and not withdrawn', () => {
  const withdrawn = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'MRO', 'SLL', 'STD', 'VEF', 'ZWL']);
  const missing = currencyCodes.codes().filter((code) => !currencies.has(code) && !notMoney.has(code) && !withdrawn.has(code));
  expect(missing).toEqual([]);
});

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
