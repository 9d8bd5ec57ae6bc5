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
    id: z.string().meta({ description: 'Names it; begins with `cmp_`', examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
    name: z.string().meta({ description: 'What people call it' }),
    campaign_type: CampaignType,
    status: CampaignStatus,
    allowed_actions: z.array(CampaignAction).meta({ description: 'What can be done with it now' }),
    budget: z.number().nullable().meta({ description: 'In all, in major units of `currency`' }),
    currency: z.string().meta({ description: 'The currency of `budget`, as an ISO 4217 code' }),
    channels: z.array(z.string()).meta({ description: 'Where it runs' }),
    target_audience: z
      .custom<TargetAudience>()
      .nullable()
      .meta({
        override: { anyOf: [{ $ref: '#/components/schemas/TargetAudience' }, { type: 'null' }] },
        description: 'Whom it speaks to',
      }),
    starts_at: Instant.nullable().meta({ description: 'When it is to begin: RFC 3339, UTC, with milliseconds' }),
    ends_at: Instant.nullable().meta({ description: 'When it is to end: RFC 3339, UTC, with milliseconds' }),
    description: z.string().nullable().meta({ description: 'What it is about, for people' }),
    tags: z.array(z.string()).meta({ description: 'Free labels to find it by' }),
    metadata: z.custom<Metadata>().meta({
      override: { type: 'object', additionalProperties: { type: 'string' } },
      description: 'Pairs of text, kept for the systems around Handbill',
    }),
    source_campaign_id: z.string().nullable().meta({ description: 'The campaign that it was duplicated from' }),
    revision: z.int().meta({ description: 'Counts the changes; the `ETag`' }),
    created_at: Instant.meta({ description: 'When it was created: RFC 3339, UTC, with milliseconds' }),
    updated_at: Instant.meta({ description: 'When it was last changed: RFC 3339, UTC, with milliseconds' }),
  })
  .meta({ id: 'Campaign', description: 'A campaign. Every field is always there, unset ones are `null`' });
export type Campaign = z.infer<typeof Campaign>;
