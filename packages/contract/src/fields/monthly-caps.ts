import * as z from 'zod';
import { optional } from './optional.ts';

const tokens = 'Maximum number of input and output tokens in a UTC month';
const cost = 'Maximum cost in a UTC month, in USD';

/** More than anybody has models write; every language's numbers hold it exactly. */
const maxTokens = 1_000_000_000_000_000;

/** An amount with more decimals would be another one where it is counted. */
const hasSixDecimals = (amount: number): boolean => Number(amount.toFixed(6)) === amount;

/** The spending caps of a month, as they are sent. */
export const monthlyCapInputs = {
  monthly_token_cap: optional(
    z
      .int()
      .min(0)
      .max(maxTokens)
      .meta({ description: `${tokens}; \`null\`: unlimited`, examples: [5_000_000] }),
  ),
  monthly_cost_cap: optional(
    z
      .number()
      .min(0)
      .max(1_000_000_000)
      .refine(hasSixDecimals, 'must have at most 6 decimals')
      .meta({ description: `${cost}, with at most 6 decimals; \`null\`: unlimited`, examples: [25] }),
  ),
};

/** The same as it is returned. */
export const monthlyCaps = {
  monthly_token_cap: z.int().nullable().describe(`${tokens}; \`null\`: unlimited`),
  monthly_cost_cap: z.number().nullable().describe(`${cost}; \`null\`: unlimited`),
};
