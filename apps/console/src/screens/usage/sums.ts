import type { Page } from '@handbill/client';
import type { useHandbill } from '@handbill/react';

type UsagePage = Awaited<ReturnType<ReturnType<typeof useHandbill>['usage']['get']['query']>>;
export type UsageRow = UsagePage extends Page<infer Row> ? Row : never;

/** The sum of some rows. A row without a price is counted, and is no part of any sum. */
export interface Sum {
  readonly costs: Readonly<Record<string, number>>;
  readonly tokens: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  /** `undefined` where some are not known. */
  readonly texts: number | undefined;
  /** Tokens of calls of which no price is known. */
  readonly unpriced: number;
}

const nothing: Sum = { costs: {}, tokens: 0, input: 0, cached: 0, output: 0, texts: 0, unpriced: 0 };

function plus(sum: Sum, row: UsageRow): Sum {
  const { cost, input_tokens: input, cached_input_tokens: cached, output_tokens: output, texts } = row;
  return {
    costs: cost === null ? sum.costs : { ...sum.costs, [cost.currency]: (sum.costs[cost.currency] ?? 0) + cost.amount },
    tokens: sum.tokens + input + output,
    input: sum.input + input,
    cached: sum.cached + cached,
    output: sum.output + output,
    texts: sum.texts === undefined || texts == null ? undefined : sum.texts + texts,
    unpriced: sum.unpriced + (cost === null ? input + output : 0),
  };
}

/** Sums of rows, by the key that a function gives each. */
export function sumsBy(rows: readonly UsageRow[], keyOf: (row: UsageRow) => string): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const row of rows) sums.set(keyOf(row), plus(sums.get(keyOf(row)) ?? nothing, row));
  return sums;
}

export const sumOf = (rows: readonly UsageRow[]): Sum => rows.reduce(plus, nothing);

/** Each value with those before it. */
export function runningSums(values: readonly number[]): number[] {
  const sums: number[] = [];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

/** The drawn measure: the currency in which most was spent, else tokens. */
export function measureOf({ costs }: Sum): string {
  const [most] = Object.entries(costs).toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] > 0 ? most[0] : 'tokens';
}

export const amountIn = (sum: Sum | undefined, measure: string): number => (measure === 'tokens' ? sum?.tokens : sum?.costs[measure]) ?? 0;
