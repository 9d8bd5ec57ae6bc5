import { z } from 'zod';

const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const isUnit = (unit: string | undefined): unit is keyof typeof units => unit !== undefined && unit in units;

/** `120s` or `30d`, read into milliseconds. */
export const Duration = z.string().transform((text, context): number => {
  const [, amount, unit] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text) ?? [];
  if (isUnit(unit) && Number(amount) > 0) return Number(amount) * units[unit];
  context.addIssue('must be a duration such as 120s: a whole number above 0 and ms, s, m, h or d');
  return z.NEVER;
});
