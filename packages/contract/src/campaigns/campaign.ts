import * as z from 'zod';
import { Amount } from '../content/cost.ts';
import { Instant } from '../fields/instant.ts';
import { campaignOutputs } from './campaign-fields.ts';
import { CampaignAction, CampaignStatus } from './lifecycle.ts';

/** The fields of a campaign that go into the brief of its texts. */
export type CampaignBrief = Pick<
  Campaign,
  'name' | 'campaign_type' | 'description' | 'message' | 'target_audience' | 'starts_at' | 'ends_at'
>;

const { name, campaign_type, ...others } = campaignOutputs;
const example = 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5';

const CoverageSummary = z
  .object({
    channels: z.int().describe('How many channels the campaign has'),
    missing: z.int().describe('For how many of them it has no text'),
  })
  .meta({ id: 'CoverageSummary', description: 'For how many of its channels a campaign has no text' });

/** Further members of a listed campaign, where `include` names them. */
const included = {
  coverage: z.optional(CoverageSummary),
  spent: z.optional(
    z
      .array(Amount)
      .describe('In a list with `include=spent`: what its texts cost so far, by currency, without calls of which no price is known'),
  ),
};
export const CampaignIncluded = z.enum(Object.keys(included) as [keyof typeof included]);

/** A campaign has at most so many open publications where one call changes them all: a transaction has seconds. */
export const maxChangedTogether = 5_000;

/** A campaign as it is returned: every field is there, unset ones `null`; `coverage` and `spent` only where they are asked for. */
export const Campaign = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `cmp_`', examples: [example] }),
    name,
    campaign_type,
    status: CampaignStatus,
    allowed_actions: z.array(CampaignAction).describe('What can be done with it now'),
    ...others,
    open_publications: z.int().describe('How many of its publications are neither out nor cancelled'),
    source_campaign_id: z.string().nullable().describe('The campaign that it was duplicated from'),
    revision: z.int().describe('Counts the changes; the `ETag`'),
    created_at: Instant.describe('When it was created: RFC 3339, UTC, with milliseconds'),
    updated_at: Instant.describe('When it was last changed: RFC 3339, UTC, with milliseconds'),
    ...included,
  })
  .meta({
    id: 'Campaign',
    description:
      'A campaign. Every field is always there, unset ones are `null`, but for `coverage` and `spent`: lists have them where `include` names them',
  });
export type Campaign = z.infer<typeof Campaign>;

/** A campaign by its id. */
export const CampaignRef = z.strictObject({ id: z.string().meta({ description: 'The campaign', examples: [example] }) });
