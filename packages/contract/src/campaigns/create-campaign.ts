import * as z from 'zod';
import { CalendarDay } from '../fields/calendar-fields.ts';
import { eachOnce } from '../fields/each-once.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { refuse, runEvenIfInvalid } from '../fields/rules.ts';
import { campaignInputs } from './campaign-fields.ts';
import { CampaignRef } from './campaign.ts';
import { currencies, decimalsOf } from './currencies.ts';

/** The rules between a campaign's fields. They run even if single fields are invalid, so that all faults are reported at once. */
export function campaignRules(
  { budget, currency: sent, starts_at, ends_at, target_audience }: Readonly<Partial<Record<keyof typeof campaignInputs, unknown>>>,
  context: z.RefinementCtx,
): void {
  const { age_min, age_max } = (target_audience ?? {}) as { age_min?: unknown; age_max?: unknown };
  const currency = typeof sent === 'string' ? sent : 'USD';
  const decimals = currencies.get(currency);
  if (typeof budget === 'number' && decimals !== undefined && decimalsOf(budget) > decimals)
    refuse(context, 'too_many_decimals', ['budget'], `must have at most ${decimals} decimals in ${currency}`);
  if (starts_at instanceof Date && ends_at instanceof Date && ends_at <= starts_at)
    refuse(context, 'out_of_order', ['ends_at'], 'must be after starts_at');
  if (typeof age_min === 'number' && typeof age_max === 'number' && age_max < age_min)
    refuse(context, 'out_of_order', ['target_audience', 'age_max'], 'must not be below age_min');
}

const status = defaulted(
  z.enum(['draft', 'active']).meta({
    id: 'InitialCampaignStatus',
    description: 'The initial status of a campaign',
    // In Go the names of values are unique in the whole client.
    'x-enum-varnames': ['INITIALLY_DRAFT', 'INITIALLY_ACTIVE'],
  }),
  'draft',
);

export const CreateCampaign = z
  .strictObject({ ...campaignInputs, status })
  .superRefine(campaignRules, runEvenIfInvalid)
  .meta({
    id: 'CreateCampaign',
    description:
      'A new campaign. Rules beyond the schema: `budget` has no more decimals than `currency`, `ends_at` is after `starts_at`, and `age_max` of the audience is not below `age_min`',
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
            '`content`: its written texts, without their approvals; `publications`: its plan, which needs `content` and `starts_on`. At most 500 of each',
          examples: [['content', 'publications']],
        }),
      [],
    ),
    starts_on: optional(
      CalendarDay('The day on which the copy starts, at the time of day of the source. The plan moves by the same number of days'),
    ),
  })
  .superRefine(({ include, starts_on }, context) => {
    if (!include.includes('publications') || (include.includes('content') && starts_on !== null)) return;
    refuse(context, 'required', ['include'], 'publications need content and starts_on as well');
  });

/** Changes of a copy. They are valid if the whole copy is, so the handler parses them. */
export const DuplicateCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    ...CreateCampaign.shape,
    ...CopiedParts.shape,
    name: campaignInputs.name.nullish().describe('Left out: the name of the source, and "(copy)"'),
    campaign_type: campaignInputs.campaign_type.nullish().describe('Left out: the type of the source'),
  })
  .meta({
    id: 'DuplicateCampaign',
    description: 'The fields of the copy that differ from the source. The whole copy has to be a valid campaign',
  });
