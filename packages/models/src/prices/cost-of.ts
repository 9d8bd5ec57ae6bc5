import { amountOf, billionthsOf, type Cost, type ModelPrices } from '@handbill/contract';
import type { TokenCounts } from '../model/language-model.ts';
import { maxCost } from './reported-cost.ts';

/** The cost that a server reported, rounded to billionths. */
export const reportedCost = (amount: number): Cost => ({
  amount: amountOf(billionthsOf(amount)),
  currency: 'USD',
  source: 'reported',
  as_of: null,
});

const million = 1_000_000n;

/** What tokens cost at these prices: exact, and then rounded to billionths once. `null` where no call can cost so much. */
export function costAt(prices: ModelPrices, { input_tokens, cached_input_tokens, output_tokens }: TokenCounts): Cost | null {
  const { input_per_million, cached_input_per_million, output_per_million, currency, as_of } = prices;
  const cached = cached_input_tokens ?? 0;
  const counts: [number, number][] = [
    [input_tokens - cached, input_per_million],
    [cached, cached_input_per_million ?? input_per_million],
    [output_tokens, output_per_million],
  ];
  const perMillion = counts.reduce((sum, [count, price]) => sum + BigInt(count) * billionthsOf(price), 0n);
  const amount = amountOf((perMillion + million / 2n) / million);
  return amount > maxCost ? null : { amount, currency, source: 'settings', as_of };
}
