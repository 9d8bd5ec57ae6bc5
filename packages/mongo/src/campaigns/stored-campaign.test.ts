import { currencies, decimalsOf } from '@handbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { fromStored, toMajorUnits, toMinorUnits, toStored, type StoredCampaign } from './mongo-campaigns.ts';

const maxBudget = 999_999_999_999;
const perDecimals = [0, 2, 3, 4].map((decimals) => [[...currencies].find(([, has]) => has === decimals)?.[0] ?? '', decimals] as const);

describe.each(perDecimals)('an amount in %s, with %i decimals', (currency, decimals) => {
  const most = BigInt(maxBudget) * 10n ** BigInt(decimals);
  // Beyond 15 digits, which only four decimals reach, two amounts can share one number, already in the JSON that brings them.
  const largest = most < 10n ** 15n ? most : 10n ** 15n;

  it('keeps every minor unit', () => {
    const check = fc.check(
      fc.property(fc.bigInt(0n, largest), (minor) => toMinorUnits(toMajorUnits(minor, currency), currency) === minor),
      { numRuns: 1_000 },
    );
    expect(check.counterexample).toBeNull();
  });

  it('is the same number again, up to the largest', () => {
    const amounts = fc
      .bigInt(0n, most)
      .map((minor) => Number(minor) / 10 ** decimals)
      .filter((amount) => decimalsOf(amount) <= decimals);
    const check = fc.check(
      fc.property(amounts, (amount) => toMajorUnits(toMinorUnits(amount, currency), currency) === amount),
      { numRuns: 1_000 },
    );
    expect(check.counterexample).toBeNull();
  });

  it('is exact at the largest, the smallest and the ones that binary fractions miss', () => {
    const smallest = decimals === 0 ? 1 : 10 ** -decimals;
    for (const amount of [0, smallest, maxBudget, maxBudget - smallest, 0.1, 0.29, 1.15, 8.41, 1.0049, 999_999_999_998.99].filter(
      (one) => decimalsOf(one) <= decimals,
    ))
      expect(toMajorUnits(toMinorUnits(amount, currency), currency)).toBe(amount);
  });
});

describe('an amount', () => {
  it('goes by its decimal form, not by the binary fraction behind it', () => {
    expect(toMinorUnits(999_999_999_999, 'USD')).toBe(99_999_999_999_900n);
    expect(toMinorUnits(8.41, 'USD')).toBe(841n);
    expect(toMinorUnits(999_999_999_998.999, 'KWD')).toBe(999_999_999_998_999n);
    expect(toMinorUnits(0.0001, 'CLF')).toBe(1n);
  });

  it('of minus nothing is nothing', () => {
    expect(toMinorUnits(-0, 'USD')).toBe(0n);
  });

  it('of a currency that the list no longer has keeps two decimals', () => {
    expect(toMinorUnits(1.5, 'ZZZ')).toBe(150n);
    expect(toMajorUnits(150n, 'ZZZ')).toBe(1.5);
  });
});

it('gives a field that an older version did not store its default', () => {
  const { description: _, message: ____, tags: __, currency: ___, ...older } = toStored('wsp_1', sampleCampaign({ budget: null }));
  expect(fromStored(older as StoredCampaign)).toMatchObject({ description: null, message: null, tags: [], currency: 'USD' });
});
