import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { campaignOutputs } from './campaign-fields.ts';
import { CampaignAction, CampaignStatus } from './lifecycle.ts';

const { name, campaign_type, ...others } = campaignOutputs;
const example = 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5';

/** A campaign as it is returned: every field is there, unset ones `null`. */
export const Campaign = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `cmp_`', examples: [example] }),
    name,
    campaign_type,
    status: CampaignStatus,
    allowed_actions: z.array(CampaignAction).meta({ description: 'What can be done with it now' }),
    ...others,
    source_campaign_id: z.string().nullable().meta({ description: 'The campaign that it was duplicated from' }),
    revision: z.int().meta({ description: 'Counts the changes; the `ETag`' }),
    created_at: Instant.meta({ description: 'When it was created: RFC 3339, UTC, with milliseconds' }),
    updated_at: Instant.meta({ description: 'When it was last changed: RFC 3339, UTC, with milliseconds' }),
  })
  .meta({ id: 'Campaign', description: 'A campaign. Every field is always there, unset ones are `null`' });
export type Campaign = z.infer<typeof Campaign>;

/** A campaign by its id. */
export const CampaignRef = z.strictObject({ id: z.string().meta({ description: 'The campaign', examples: [example] }) });
