import * as z from 'zod';
import { Metadata } from '../fields/metadata.ts';
import { campaignFields } from './campaign-fields.ts';
import { CampaignRef } from './campaign-ref.ts';
import { CampaignStatus } from './campaign-status.ts';
import { TargetAudience } from './target-audience.ts';

const { name, campaign_type, ...others } = campaignFields;

/**
 * An edit by JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace, objects merge.
 * It is valid if the merged whole is, so the handler parses it against what is stored.
 */
export const UpdateCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    ...others,
    name: name.optional(),
    campaign_type: campaign_type.optional(),
    status: CampaignStatus.optional().meta({ description: 'Walks the lifecycle, in one step with the other fields' }),
    target_audience: TargetAudience.nullish(),
    metadata: Metadata.nullish().meta({
      override: {
        type: ['object', 'null'],
        additionalProperties: { type: ['string', 'null'], maxLength: 500 },
        propertyNames: { type: 'string', minLength: 1, maxLength: 40 },
      },
      description: 'Merged into what is there: `null` takes a pair out',
    }),
  })
  .meta({ id: 'UpdateCampaign', description: 'A JSON merge patch (RFC 7386). The merged whole has to be a valid campaign' });
export type UpdateCampaign = z.input<typeof UpdateCampaign>;
