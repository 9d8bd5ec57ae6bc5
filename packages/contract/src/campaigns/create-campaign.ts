import * as z from 'zod';
import { CalendarDay } from '../fields/calendar-fields.ts';
import { eachOnce } from '../fields/each-once.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { campaignInputs } from './campaign-fields.ts';
import { CampaignRef } from './campaign.ts';
import { currencies, decimalsOf } from './currencies.ts';

interface RuledFields {
  readonly budget?: unknown;
  readonly currency?: unknown;
  readonly starts_at?: unknown;
  readonly ends_at?: unknown;
  readonly target_audience?: unknown;
}

/**
 * The rules between a campaign's fields: no more decimals than the currency has, an end after the start, and an audience whose `age_max` is not below
 * its `age_min`. They run even if single fields are invalid, so that all faults are reported at once.
 */
export function campaignRules(fields: RuledFields, context: z.RefinementCtx): void {
  const { budget, starts_at, ends_at } = fields;
  const { age_min, age_max } = (fields.target_audience ?? {}) as { age_min?: unknown; age_max?: unknown };
  const currency = typeof fields.currency === 'string' ? fields.currency : 'USD';
  const decimals = currencies.get(currency);
  const refuse = (fault: string, path: string[], message: string) => context.addIssue({ code: 'custom', params: { fault }, path, message });
  if (typeof budget === 'number' && decimals !== undefined && decimalsOf(budget) > decimals)
    refuse('too_many_decimals', ['budget'], `must have at most ${decimals} decimals in ${currency}`);
  if (starts_at instanceof Date && ends_at instanceof Date && ends_at <= starts_at)
    refuse('out_of_order', ['ends_at'], 'must be after starts_at');
  if (typeof age_min === 'number' && typeof age_max === 'number' && age_max < age_min)
    refuse('out_of_order', ['target_audience', 'age_max'], 'must not be below age_min');
}

const status = defaulted(
  z.enum(['draft', 'active']).meta({
    id: 'InitialCampaignStatus',
    description: 'A campaign starts as a draft, or active at once',
    // In Go the names of values are unique in the whole client.
    'x-enum-varnames': ['INITIALLY_DRAFT', 'INITIALLY_ACTIVE'],
  }),
  'draft',
);

/** A new campaign. */
export const CreateCampaign = z
  .strictObject({ ...campaignInputs, status })
  .superRefine(campaignRules, runEvenIfInvalid)
  .meta({
    id: 'CreateCampaign',
    description:
      'Besides what the schema says: `budget` has no more decimals than `currency`, `ends_at` comes after `starts_at`, and the audience’s `age_max` is not below its `age_min`',
  });
export type CreateCampaign = z.output<typeof CreateCampaign>;
export type CreateCampaignInput = z.input<typeof CreateCampaign>;

/** The parts that a copy takes besides the campaign itself. */
export const CopiedParts = z
  .strictObject({
    include: defaulted(
      z
        .array(z.enum(['content', 'publications']))
        .max(2)
        .check(eachOnce('part'))
        .meta({
          description:
            '`content`: its written texts, without what was approved; `publications`: its plan, which needs `content` and `starts_on`. At most 500 of each',
          examples: [['content', 'publications']],
        }),
      [],
    ),
    starts_on: optional(
      CalendarDay('The day on which the copy starts, at the time of the day at which its source does: the plan moves by as many days'),
    ),
  })
  .superRefine(({ include, starts_on }, context) => {
    if (!include.includes('publications') || (include.includes('content') && starts_on !== null)) return;
    const message = 'publications need content and starts_on as well';
    context.addIssue({ code: 'custom', params: { fault: 'required' }, path: ['include'], message });
  });

/** How a copy is to differ from its source. It is valid if the whole copy is, so the handler parses it. */
export const DuplicateCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    ...CreateCampaign.shape,
    include: CopiedParts.shape.include,
    starts_on: CopiedParts.shape.starts_on,
    name: campaignInputs.name.nullish().describe('Left out: the name of the source, and "(copy)"'),
    campaign_type: campaignInputs.campaign_type.nullish().describe('Left out: that of the source'),
  })
  .meta({
    id: 'DuplicateCampaign',
    description: 'What the copy shall have other than its source. The whole copy has to be a valid campaign',
  });
