import * as z from 'zod';

/** In major units: no call of a model costs more, so a higher figure is a fault. */
export const maxCost = 1_000_000;

/** What a server says that a call cost. A figure that no cost can be counts as none. */
export const ReportedCost = z.number().nonnegative().max(maxCost).transform(Math.abs).nullable().catch(null);

/** LiteLLM’s header; it writes `None` where it knows no price. */
export function costInHeader(value: string | null): number | null {
  return value !== null && /^\d{1,20}(\.\d{1,40})?(e[+-]?\d{1,3})?$/i.test(value) ? ReportedCost.parse(Number(value)) : null;
}
