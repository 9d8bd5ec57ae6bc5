import * as z from 'zod';
import { Metadata } from '../fields/metadata.ts';
import { runEvenIfInvalid } from '../fields/rules.ts';
import { campaignInputs } from './campaign-fields.ts';
import { CampaignRef } from './campaign.ts';
import { campaignRules } from './create-campaign.ts';
import { CampaignStatus } from './lifecycle.ts';
import { TargetAudience } from './target-audience.ts';

const { name, campaign_type, ...others } = campaignInputs;

/** An edit by JSON merge patch. It is valid if the merged whole is, so the handler parses it against the stored record. */
export const UpdateCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    ...others,
    name: name.optional(),
    campaign_type: campaign_type.optional(),
    status: CampaignStatus.optional().describe('Takes a step of the lifecycle, together with the other fields'),
    target_audience: TargetAudience.nullish(),
    metadata: Metadata.nullish().meta({
      override: {
        type: ['object', 'null'],
        additionalProperties: { type: ['string', 'null'], maxLength: 500 },
        propertyNames: { type: 'string', minLength: 1, maxLength: 40 },
        examples: [{ crm_id: '0062' }],
      },
      description: 'Merged into the existing entries: `null` removes an entry',
    }),
  })
  .meta({ id: 'UpdateCampaign', description: 'A JSON merge patch (RFC 7386). The merged whole has to be a valid campaign' });

/** A campaign's own fields after an edit was merged in: they have to be valid as a whole. */
export const EditedCampaign = z.strictObject({ ...campaignInputs, status: CampaignStatus }).superRefine(campaignRules, runEvenIfInvalid);
export type EditedCampaign = z.output<typeof EditedCampaign>;
