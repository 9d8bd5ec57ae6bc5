import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';

export const Amount = z
  .object({
    amount: z.number().meta({ description: 'In major units of `currency`, with up to nine decimals', examples: [0.001234] }),
    currency: z.string().meta({ description: 'An ISO 4217 code', examples: ['USD'] }),
  })
  .meta({ id: 'Amount', description: 'An amount of money' });
export type Amount = z.infer<typeof Amount>;

/** The sources of costs, the most certain first. */
const costSources = ['reported', 'settings', 'table'] as const;

export const Cost = z
  .object({
    ...Amount.shape,
    source: extensibleEnum(costSources).describe(
      '`reported`: by the model’s server. `settings`: from the prices in the settings. `table`: from the list prices of this version. Of several, the least certain',
    ),
    as_of: z
      .string()
      .nullable()
      .meta({
        description: 'The date of the prices, the oldest of several; `null` if the server reported the cost',
        examples: ['2026-09-23'],
      }),
  })
  .meta({ id: 'Cost', description: 'The charge of the provider' });
export type Cost = z.infer<typeof Cost>;

const perUnit = 1_000_000_000;

/** An amount as an exact integer of billionths: 0.0012 → 1200000n. Amounts are summed and stored so. */
export const billionthsOf = (amount: number): bigint => BigInt(Math.round(amount * perUnit));

/** The amount of so many billionths. One division, so that it prints as the same decimal. */
export const amountOf = (billionths: bigint): number => Number(billionths) / perUnit;

/** The sum of the known costs, exact in its last decimal; `null` where none is known, or where they are in more than one currency. */
export function sumOfCosts(costs: readonly (Cost | null)[]): Cost | null {
  const known = costs.filter((cost) => cost !== null);
  const [first] = known;
  if (first === undefined || known.some(({ currency }) => currency !== first.currency)) return null;
  const dates = known.flatMap(({ as_of }) => as_of ?? []);
  return {
    amount: amountOf(known.reduce((sum, { amount }) => sum + billionthsOf(amount), 0n)),
    currency: first.currency,
    source: costSources.findLast((source) => known.some((cost) => cost.source === source)) ?? first.source,
    as_of: dates.toSorted()[0] ?? null,
  };
}

/** The source of the token counts of model calls. */
export const UsageSource = extensibleEnum(['reported', 'estimate']);

export const usageSources =
  '`reported`: by the model’s server. `estimate`: by length, since the server reported no counts or impossible ones';
