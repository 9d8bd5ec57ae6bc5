import * as z from 'zod';
import { Amount } from '../content/cost.ts';
import { Campaign } from './campaign.ts';

/** What a campaign can be listed with. */
export const CampaignIncluded = z.enum(['coverage', 'spent']);

const CoverageSummary = z
  .object({
    channels: z.int().meta({ description: 'How many channels the campaign has' }),
    missing: z.int().meta({ description: 'For how many of them it has no text' }),
  })
  .meta({ id: 'CoverageSummary', description: 'For how many of its channels a campaign has no text' });

/** A campaign in a list, with what was asked for. */
export const CampaignItem = Campaign.extend({
  coverage: z.optional(CoverageSummary),
  spent: z.optional(
    z.array(Amount).meta({ description: 'What its texts cost so far, by currency; without calls of which no price is known' }),
  ),
}).meta({ id: 'CampaignItem', description: 'A campaign in a list: `coverage` and `spent` are there where `include` names them' });
export type CampaignItem = z.infer<typeof CampaignItem>;
