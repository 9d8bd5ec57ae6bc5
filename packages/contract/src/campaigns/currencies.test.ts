import currencyCodes from 'currency-codes';
import { expect, it } from 'vitest';
import { currencies } from './currencies.ts';

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
