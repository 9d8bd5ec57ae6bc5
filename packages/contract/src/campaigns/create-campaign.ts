import * as z from 'zod';
import { defaulted } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { campaignFields } from './campaign-fields.ts';
import { campaignRules } from './campaign-rules.ts';

const status = defaulted(
  z.enum(['draft', 'active']).meta({ id: 'InitialCampaignStatus', description: 'A campaign starts as a draft, or active at once' }),
  'draft',
);

export const CreateCampaign = z
  .strictObject({ ...campaignFields, status })
  .superRefine(campaignRules, runEvenIfInvalid)
  .meta({
    id: 'CreateCampaign',
    description:
      'Besides what the schema says: `budget` has no more decimals than `currency`, `ends_at` comes after `starts_at`, and the audience’s `age_max` is not below its `age_min`',
  });
export type CreateCampaign = z.output<typeof CreateCampaign>;
export type CreateCampaignInput = z.input<typeof CreateCampaign>;
