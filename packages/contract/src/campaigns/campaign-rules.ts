import type * as z from 'zod';
import { currencies } from './currencies.ts';
import { decimalsOf } from './decimals-of.ts';

type Ages = { readonly age_min?: unknown; readonly age_max?: unknown };

/**
 * What a campaign's fields must keep between them: no more decimals than the currency has, an end after the start,
 * and an audience whose oldest are not younger than its youngest.
 * Run with `runEvenIfInvalid`, so that these faults are told together with all others.
 */
export function campaignRules(
  fields: { budget?: unknown; currency?: unknown; starts_at?: unknown; ends_at?: unknown; target_audience?: unknown },
  context: z.RefinementCtx,
): void {
  const { budget, starts_at, ends_at } = fields;
  const { age_min, age_max } = (fields.target_audience ?? {}) as Ages;
  const currency = typeof fields.currency === 'string' ? fields.currency : 'USD';
  const decimals = currencies.get(currency);
  if (typeof budget === 'number' && decimals !== undefined && decimalsOf(budget) > decimals) {
    context.addIssue({
      code: 'custom',
      params: { fault: 'too_many_decimals' },
      path: ['budget'],
      message: `must have at most ${decimals} decimals in ${currency}`,
    });
  }
  if (starts_at instanceof Date && ends_at instanceof Date && ends_at <= starts_at) {
    context.addIssue({ code: 'custom', params: { fault: 'out_of_order' }, path: ['ends_at'], message: 'must be after starts_at' });
  }
  if (typeof age_min === 'number' && typeof age_max === 'number' && age_max < age_min) {
    context.addIssue({
      code: 'custom',
      params: { fault: 'out_of_order' },
      path: ['target_audience', 'age_max'],
      message: 'must not be below age_min',
    });
  }
}
