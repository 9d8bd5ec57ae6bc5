import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import type { Metadata } from '../fields/metadata.ts';
import { CampaignAction } from './campaign-action.ts';
import { CampaignStatus } from './campaign-status.ts';
import { CampaignType } from './campaign-type.ts';
import type { TargetAudience } from './target-audience.ts';

/** A campaign as it is returned: every field is there, unset ones `null`. */
export const Campaign = z
  .object({
    id: z.string().meta({ examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
    name: z.string(),
    campaign_type: CampaignType,
    status: CampaignStatus,
    allowed_actions: z.array(CampaignAction).meta({ description: 'What can be done with it now' }),
    budget: z.number().nullable().meta({ description: 'In all, in major units of `currency`' }),
    currency: z.string().meta({ description: 'ISO 4217' }),
    channels: z.array(z.string()),
    target_audience: z
      .custom<TargetAudience>()
      .nullable()
      .meta({ override: { anyOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }] } }),
    starts_at: Instant.nullable(),
    ends_at: Instant.nullable(),
    description: z.string().nullable(),
    tags: z.array(z.string()),
    metadata: z.custom<Metadata>().meta({ override: { type: 'object', additionalProperties: { type: 'string' } } }),
    source_campaign_id: z.string().nullable().meta({ description: 'The campaign that it was duplicated from' }),
    revision: z.int().meta({ description: 'Counts the changes; the `ETag`' }),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.infer<typeof Campaign>;
