import * as z from 'zod';
import { Amount } from '../content/cost.ts';
import { ContentTypeName } from '../content/types/registry.ts';
import { UsageSource, usageSources } from '../content/usage-source.ts';
import { extensibleString } from '../fields/extensible-enum.ts';
import { optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { pageOf } from '../lists/page.ts';
import { eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';
import { query } from '../operation/operation.ts';
import { caps } from './spending-caps.ts';

/** Of one query, in days. */
export const maxUsageDays = 366;

const day_ms = 86_400_000;
/** Years have four digits. */
const lastDay = '9999-12-31';

/** The day that is so many days after another one. */
export function daysAfter(day: string, days: number): string {
  const text = new Date(Date.parse(day) + days * day_ms).toISOString();
  return text.startsWith('+') ? lastDay : text.slice(0, 10);
}

const Day = (description: string) => z.iso.date().meta({ description, examples: ['2026-11-01', '2026-11-22'] });

function assertPeriod({ from, to }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const [first, last] = [z.iso.date().safeParse(from).data, z.iso.date().safeParse(to).data];
  if (first === undefined || last === undefined) return;
  const refuse = (fault: string, message: string) => context.addIssue({ code: 'custom', params: { fault }, path: ['to'], message });
  if (last < first) refuse('out_of_order', 'must not be before from');
  else if (Date.parse(last) - Date.parse(first) >= maxUsageDays * day_ms)
    refuse('too_big', `must be at most ${maxUsageDays - 1} days after from: ask for a year at a time`);
}

/** Of which days the usage is listed. */
export const UsageQuery = z
  .strictObject({
    from: optional(Day('The first day, in UTC; the first of its month when left out')),
    to: optional(Day('The last day, in UTC, at most 365 days after `from`; today when left out')),
    ...pageQuery,
  })
  .superRefine(eitherCursorOrOffset, runEvenIfInvalid)
  .superRefine(assertPeriod, runEvenIfInvalid);
export type UsageQuery = z.output<typeof UsageQuery>;

/** What models were used for on a day. */
export const Usage = z
  .object({
    day: z.string().meta({ description: 'The day, in UTC, on which the calls ended', examples: ['2026-11-22'] }),
    type: extensibleString(ContentTypeName.options).meta({ description: 'The kind of content' }),
    key_id: z.string().nullable().meta({ description: 'The API key that asked for the texts; `null` for those of version 0.1.0' }),
    campaign_id: z.string().nullable().meta({ description: 'The campaign of the texts' }),
    model: z.string().meta({ description: 'The language model, as its provider names it' }),
    input_tokens: z.int().meta({ description: 'What the model read' }),
    cached_input_tokens: z.int().meta({ description: 'How many of `input_tokens` came from the provider’s cache' }),
    output_tokens: z.int().meta({ description: 'What the model wrote' }),
    usage_source: UsageSource.meta({ description: `Where the tokens are known from, the least sure of all. ${usageSources}` }),
    cost: Amount.nullable().meta({ description: 'The sum of the costs in this currency; `null`: calls of which no price is known' }),
  })
  .meta({ id: 'Usage', description: 'What a model was used for on a day: a row for each kind, key, campaign, model and currency' });
export type Usage = z.infer<typeof Usage>;

export const usage = {
  caps,
  get: query({
    scope: 'content:read',
    route: 'GET /usage',
    summary: 'Read what models were used for, the newest day first',
    description:
      'By day, kind of content, key, campaign, model and currency. Counts every call of a model that has ended, those of failed, cancelled and deleted texts too, and outlives the list of attempts.',
    input: UsageQuery,
    output: pageOf(Usage, 'UsagePage'),
    errors: [],
  }),
};
