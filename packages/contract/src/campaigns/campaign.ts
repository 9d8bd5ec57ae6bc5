import * as z from 'zod';
import { Amount } from '../content/cost.ts';
import { historyFields, pathId, recordId } from '../fields/record-fields.ts';
import { campaignOutputs } from './campaign-fields.ts';
import { CampaignAction, CampaignStatus } from './lifecycle.ts';

/** The fields of a campaign that go into the brief of its texts. */
export type CampaignBrief = Pick<
  Campaign,
  'name' | 'campaign_type' | 'description' | 'message' | 'target_audience' | 'starts_at' | 'ends_at'
>;

const { name, campaign_type, ...others } = campaignOutputs;

const CoverageSummary = z
  .object({
    channels: z.int().describe('Number of channels of the campaign'),
    missing: z.int().describe('Number of its channels without a text'),
  })
  .meta({ id: 'CoverageSummary', description: 'Number of channels of a campaign that have no text' });

/** Further members of a listed campaign, where `include` names them. */
const included = {
  coverage: z.optional(CoverageSummary),
  spent: z.optional(
    z
      .array(Amount)
      .describe('In a list with `include=spent`: the cost of its texts so far, by currency, without model calls of unknown price'),
  ),
};
export const CampaignIncluded = z.enum(Object.keys(included) as [keyof typeof included]);

/** A campaign has at most so many open publications where one call changes them all: a transaction has seconds. */
export const maxChangedTogether = 5_000;

export const Campaign = z
  .object({
    id: recordId('cmp'),
    name,
    campaign_type,
    status: CampaignStatus,
    allowed_actions: z.array(CampaignAction).describe('The actions that the status allows'),
    ...others,
    open_publications: z.int().describe('Number of its publications that are planned or on hold'),
    source_campaign_id: z.string().nullable().describe('The campaign that it was duplicated from'),
    ...historyFields,
    ...included,
  })
  .meta({
    id: 'Campaign',
    description:
      'A campaign. Every field is always present, unset ones are `null`; only `coverage` and `spent` appear in lists alone, where `include` names them',
  });
export type Campaign = z.infer<typeof Campaign>;

export const CampaignRef = z.strictObject({ id: pathId('cmp', 'The campaign') });
