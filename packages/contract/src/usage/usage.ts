import * as z from 'zod';
import { Amount, UsageSource, usageSources } from '../content/cost.ts';
import { ContentTypeName } from '../content/types/registry.ts';
import { extensibleString } from '../fields/extensible-enum.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { filterId } from '../fields/record-fields.ts';
import { isSent, refuse, runEvenIfInvalid } from '../fields/rules.ts';
import { pageOf } from '../lists/page.ts';
import { listQuery, oneOrMore, pageQuery } from '../lists/page-query.ts';
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
  if (last < first) refuse(context, 'out_of_order', ['to'], 'must not be before from');
  else if (Date.parse(last) - Date.parse(first) >= maxUsageDays * day_ms)
    refuse(context, 'too_big', ['to'], `must be at most ${maxUsageDays - 1} days after from: ask for a year at a time`);
}

/** The members that usage can be summed by. */
export const usageMembers = { day: 'day', type: 'type', model: 'model', campaign: 'campaign_id', key: 'key_id' } as const;
const summedBy = Object.keys(usageMembers) as (keyof typeof usageMembers)[];

/** How many sums are on a page at most. */
export const maxUsageSums = 1_000;
const { limit: rowsOnPage, ...otherPages } = pageQuery;

function assertLimit({ by, limit }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  if (isSent(by) || rowsOnPage.safeParse(limit).success) return;
  context.addIssue({ code: 'too_big', origin: 'number', maximum: 100, inclusive: true, input: limit, path: ['limit'] });
}

export const UsageQuery = listQuery({
  from: optional(Day('The first day, in UTC; the first day of its month when left out')),
  to: optional(Day('The last day, in UTC, at most 365 days after `from`; today when left out')),
  by: optional(oneOrMore(z.enum(summedBy), 'The members to sum by; every row when left out')),
  campaign_id: filterId('cmp', 'Only the usage for this campaign'),
  limit: defaulted(z.int().min(1).max(maxUsageSums).describe('Maximum number of items on a page; without `by` at most 100'), 20),
  ...otherPages,
})
  .superRefine(assertPeriod, runEvenIfInvalid)
  .superRefine(assertLimit);
export type UsageQuery = z.output<typeof UsageQuery>;

export const UsageRow = z.object({
  day: z.string().meta({ description: 'The day, in UTC, on which the calls ended', examples: ['2026-11-22'] }),
  type: extensibleString(ContentTypeName.options).describe('The kind of content'),
  key_id: z.string().nullable().describe('The API key that requested the texts; `null` for texts of version 0.1.0'),
  campaign_id: z.string().nullable().describe('The campaign of the texts'),
  model: z.string().describe('The name of the language model at its provider'),
  input_tokens: z.int().describe('Number of input tokens'),
  cached_input_tokens: z.int().describe('Number of `input_tokens` that came from the provider’s cache'),
  output_tokens: z.int().describe('Number of output tokens'),
  usage_source: UsageSource.describe(`The source of the token counts; of several, the least certain. ${usageSources}`),
  cost: Amount.nullable().describe('The sum of the costs in this currency; `null`: calls of unknown price'),
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
          'Only with `by`: number of texts begun, whatever their outcome; `null` if unknown, since versions before 0.2 did not count them',
        ),
    ),
  })
  .meta({
    id: 'Usage',
    description:
      'The usage of a model on a day: a row for each kind, key, campaign, model and currency. With `by` a sum: a row for each currency, with the members to sum by',
  });
export type Usage = z.infer<typeof Usage>;

export const usage = {
  caps,
  get: query({
    scope: 'content:read',
    route: 'GET /usage',
    summary: 'Read the usage of models, newest day first',
    description:
      'By day, kind of content, key, campaign, model and currency, or with `by` summed by some of these: `by=day&by=model`. Every model call that has ended counts, also for failed, cancelled and deleted texts. Usage is kept longer than the list of attempts.',
    input: UsageQuery,
    output: pageOf(Usage, 'UsagePage'),
    tool: {
      name: 'get_usage',
      description: 'See how many tokens models took and what they cost, by day, kind, model, campaign or key.',
      example: { from: '2026-11-01', to: '2026-11-30', by: ['type'] },
      without: ['offset'],
      own: ['data', 'pagination'],
    },
  }),
};
