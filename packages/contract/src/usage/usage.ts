import * as z from 'zod';
import { Amount } from '../content/cost.ts';
import { ContentTypeName } from '../content/types/registry.ts';
import { UsageSource, usageSources } from '../content/usage-source.ts';
import { extensibleString } from '../fields/extensible-enum.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { pageOf } from '../lists/page.ts';
import { eitherCursorOrOffset, oneOrMore, pageQuery } from '../lists/page-query.ts';
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

/** The members that usage can be summed by. */
export const usageMembers = { day: 'day', type: 'type', model: 'model', campaign: 'campaign_id', key: 'key_id' } as const;
const summedBy = Object.keys(usageMembers) as (keyof typeof usageMembers)[];

/** How many sums are on a page at most. */
export const maxUsageSums = 1_000;
const { limit: rowsOnPage, ...otherPages } = pageQuery;

function assertLimit({ by, limit }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if ((by ?? null) !== null || rowsOnPage.safeParse(limit).success) return;
  context.addIssue({ code: 'too_big', origin: 'number', maximum: 100, inclusive: true, input: limit, path: ['limit'] });
}

/** Of which days the usage is listed. */
export const UsageQuery = z
  .strictObject({
    from: optional(Day('The first day, in UTC; the first of its month when left out')),
    to: optional(Day('The last day, in UTC, at most 365 days after `from`; today when left out')),
    by: optional(oneOrMore(z.enum(summedBy), 'What to sum by; left out: every row')),
    campaign_id: optional(
      z
        .string()
        .min(1)
        .max(100)
        .meta({ description: 'Only what was used for this campaign', examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
    ),
    limit: defaulted(z.int().min(1).max(maxUsageSums).describe('Maximum number of items on a page; without `by` at most 100'), 20),
    ...otherPages,
  })
  .superRefine(eitherCursorOrOffset, runEvenIfInvalid)
  .superRefine(assertPeriod, runEvenIfInvalid)
  .superRefine(assertLimit);
export type UsageQuery = z.output<typeof UsageQuery>;

/** The usage of models on a day. */
export const UsageRow = z.object({
  day: z.string().meta({ description: 'The day, in UTC, on which the calls ended', examples: ['2026-11-22'] }),
  type: extensibleString(ContentTypeName.options).describe('The kind of content'),
  key_id: z.string().nullable().describe('The API key that asked for the texts; `null` for those of version 0.1.0'),
  campaign_id: z.string().nullable().describe('The campaign of the texts'),
  model: z.string().describe('The language model, as its provider names it'),
  input_tokens: z.int().describe('What the model read'),
  cached_input_tokens: z.int().describe('How many of `input_tokens` came from the provider’s cache'),
  output_tokens: z.int().describe('What the model wrote'),
  usage_source: UsageSource.describe(`Where the tokens are known from, the least sure of all. ${usageSources}`),
  cost: Amount.nullable().describe('The sum of the costs in this currency; `null`: calls of which no price is known'),
});
export type UsageRow = z.infer<typeof UsageRow>;

/** The usage of models: of a day, or the sum of several rows. */
export const Usage = UsageRow.partial({ day: true, type: true, key_id: true, campaign_id: true, model: true })
  .extend({
    texts: z.optional(
      z
        .int()
        .nullable()
        .describe(
          'With `by` alone: how many texts were begun, whatever became of them; `null` where not known: versions before 0.2 did not count them',
        ),
    ),
  })
  .meta({
    id: 'Usage',
    description:
      'What a model was used for on a day: a row for each kind, key, campaign, model and currency. With `by` a sum: a row for each currency, with those of the members that it is by',
  });
export type Usage = z.infer<typeof Usage>;

export const usage = {
  caps,
  get: query({
    scope: 'content:read',
    route: 'GET /usage',
    summary: 'Read the usage of models, newest day first',
    description:
      'By day, kind of content, key, campaign, model and currency, or with `by` summed by some of these: `by=day&by=model`. Counts every call of a model that has ended, those of failed, cancelled and deleted texts too, and outlives the list of attempts.',
    input: UsageQuery,
    output: pageOf(Usage, 'UsagePage'),
    tool: {
      name: 'get_usage',
      description: 'See how many tokens models took and what they cost, by day, kind, model, campaign or key.',
      example: { from: '2026-11-01', to: '2026-11-30', by: ['type'] },
      without: ['offset'],
      own: ['data', 'pagination'],
    },
    errors: [],
  }),
};
