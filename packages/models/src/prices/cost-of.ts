import { amountOf, billionthsOf, type Cost, type ModelPrices } from '@handbill/contract';
import type { TokenCounts } from '../model/language-model.ts';
import * as z from 'zod';

/** In major units: no call of a model costs more, so a higher figure is a fault. */
export const maxCost = 1_000_000;

/** The cost of a call as its server says it. A figure that can be no cost counts as none. */
export const ReportedCost = z.number().nonnegative().max(maxCost).transform(Math.abs).nullable().catch(null);

/** LiteLLM’s header; it writes `None` where it knows no price. */
export function costInHeader(value: string | null): number | null {
  return value !== null && /^\d{1,20}(\.\d{1,40})?(e[+-]?\d{1,3})?$/i.test(value) ? ReportedCost.parse(Number(value)) : null;
}

export const reportedCost = (amount: number): Cost => ({
  amount: amountOf(billionthsOf(amount)),
  currency: 'USD',
  source: 'reported',
  as_of: null,
});

const million = 1_000_000n;

/** The cost of tokens at these prices: exact, and then rounded to billionths once. `null` where no call can cost so much. */
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
