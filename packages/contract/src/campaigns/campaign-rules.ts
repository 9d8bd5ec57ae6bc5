import type * as z from 'zod';
import { currencies } from './currencies.ts';
import { decimalsOf } from './decimals-of.ts';

/**
 * What a campaign's fields must keep between them: no more decimals than the currency has, and an end after the start.
 * Run with `whateverElse`, so that these faults are told together with all others.
 */
export function campaignRules(
  fields: { budget?: unknown; currency?: unknown; starts_at?: unknown; ends_at?: unknown },
  context: z.RefinementCtx,
): void {
  const { budget, starts_at, ends_at } = fields;
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
}
