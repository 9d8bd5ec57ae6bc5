import * as z from 'zod';
import { InstantInput } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/rules.ts';
import { Tag, text } from '../fields/text.ts';
import { createdFilter, deletedAlone, deletedFilter, eitherCursorOrOffset, oneOrMore, pageQuery } from '../lists/page-query.ts';
import { CampaignType } from './campaign-fields.ts';
import { CampaignIncluded } from './campaign.ts';
import { Channel } from './channels.ts';
import { CampaignStatus } from './lifecycle.ts';

/** Filters that may be repeated match any of their values; different filters all have to match. */
export const CampaignQuery = z
  .strictObject({
    ...pageQuery,
    status: optional(oneOrMore(CampaignStatus, 'Campaigns in any of these statuses')),
    campaign_type: optional(oneOrMore(CampaignType, 'Campaigns of any of these types')),
    channel: optional(oneOrMore(Channel, 'Campaigns on any of these channels')),
    tag: optional(oneOrMore(Tag, 'Campaigns with any of these tags')),
    starts_after: optional(InstantInput.describe('Campaigns that start after this instant: RFC 3339 with any offset')),
    starts_before: optional(InstantInput.describe('Campaigns that start before this instant: RFC 3339 with any offset')),
    q: optional(
      text(1, 200).meta({
        description: 'Words of the name and the description: all of them have to occur, the last one may be the beginning of a word',
        examples: ['spring'],
      }),
    ),
    include: optional(oneOrMore(CampaignIncluded, 'Further members of each campaign; needs `content:read`')),
    ...deletedFilter,
    ...createdFilter,
  })
  .superRefine(deletedAlone, runEvenIfInvalid)
  .superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type CampaignQuery = z.output<typeof CampaignQuery>;
