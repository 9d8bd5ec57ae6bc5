import * as z from 'zod';
import { defaulted, optional } from '../fields/optional.ts';
import { InstantInput } from '../fields/instant.ts';
import { Metadata } from '../fields/metadata.ts';
import { Tags, text } from '../fields/text.ts';
import { CampaignType } from './campaign-type.ts';
import { Channels } from './channels.ts';
import { currencies } from './currencies.ts';
import { TargetAudience } from './target-audience.ts';

/** The most that a budget can be, in major units. */
export const maxBudget = 999_999_999_999;

/** The fields of a campaign that its owner sets, but for `status`. */
export const campaignFields = {
  name: text(1, 200).meta({ description: 'What people call it', examples: ['Spring launch'] }),
  campaign_type: CampaignType,
  budget: optional(
    z
      .number()
      .min(0)
      .max(maxBudget)
      .meta({ description: 'In all, in major units of `currency`, with no more decimals than it has', examples: [2500] }),
  ),
  currency: defaulted(
    z.enum([...currencies.keys()]).meta({ id: 'CurrencyCode', description: 'The currency of `budget`, as an ISO 4217 code' }),
    'USD',
  ),
  channels: defaulted(Channels, []),
  target_audience: optional(TargetAudience),
  starts_at: optional(InstantInput.meta({ description: 'When it is to begin: RFC 3339 with any offset' })),
  ends_at: optional(InstantInput.meta({ description: 'When it is to end, after `starts_at`: RFC 3339 with any offset' })),
  description: optional(text(0, 5_000).meta({ description: 'What it is about, for people', examples: ['Three weeks of fresh bread'] })),
  tags: defaulted(Tags, []),
  metadata: defaulted(Metadata, {}),
};
