import * as z from 'zod';
import { campaignFields } from './campaign-fields.ts';
import { CampaignRef } from './campaign-ref.ts';
import { CreateCampaign } from './create-campaign.ts';

/** What a copy shall have other than its source. It is valid if the whole copy is, so the handler parses it. */
export const DuplicateCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    ...CreateCampaign.shape,
    name: campaignFields.name.nullish().meta({ description: 'Left out: the name of the source, and "(copy)"' }),
    campaign_type: campaignFields.campaign_type.nullish().meta({ description: 'Left out: that of the source' }),
  })
  .meta({
    id: 'DuplicateCampaign',
    description: 'What the copy shall have other than its source. The whole copy has to be a valid campaign',
  });
export type DuplicateCampaign = z.input<typeof DuplicateCampaign>;
