import * as z from 'zod';
import { Instant, InstantInput } from '../fields/instant.ts';
import { sideOf } from '../fields/members.ts';
import { Metadata } from '../fields/metadata.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { Tags, text } from '../fields/text.ts';
import { CampaignMessage, CampaignMessageInput } from './campaign-message.ts';
import { Channels } from './channels.ts';
import { currencies, currencyMessage } from './currencies.ts';
import { TargetAudience } from './target-audience.ts';
import { byChannel, Utm, UtmInput } from './utm.ts';

export const CampaignType = z
  .enum(['awareness', 'sales', 'lead_gen'])
  .meta({ id: 'CampaignType', description: 'The objective of a campaign' });

/** The highest budget, in major units. */
const maxBudget = 999_999_999_999;

const currency = 'The currency of `budget`, as an ISO 4217 code';
const description = 'A description for people and for the writer of the texts';
const overrides = 'UTM parameters by channel: each overrides the one of the same name in `utm`';
const perWeek = 'Texts to publish per week, by channel: the calendar reports weeks with fewer';
const PerWeek = z.int().min(0).max(50);

/** The fields of a campaign that its owner sets, but for `status`. A field is added here and nowhere else. */
const fields = {
  name: {
    input: text(1, 200).meta({ description: 'Display name', examples: ['Spring launch'] }),
    output: z.string().describe('Display name'),
  },
  campaign_type: { input: CampaignType, output: CampaignType },
  budget: {
    input: optional(
      z
        .number()
        .min(0)
        .max(maxBudget)
        .meta({ description: 'Total budget in major units of `currency`, with no more decimals than the currency has', examples: [2500] }),
    ),
    output: z.number().nullable().describe('Total budget in major units of `currency`'),
  },
  currency: {
    input: defaulted(
      z.enum([...currencies.keys()], { error: ({ input }) => currencyMessage(input) }).meta({ id: 'CurrencyCode', description: currency }),
      'USD',
    ),
    output: z.string().describe(currency),
  },
  channels: {
    input: defaulted(Channels, []),
    output: z.array(z.string()).describe('The channels of the campaign'),
  },
  target_audience: {
    input: optional(TargetAudience),
    output: z
      .custom<TargetAudience>()
      .nullable()
      .meta({
        override: { anyOf: [{ $ref: '#/components/schemas/TargetAudience' }, { type: 'null' }] },
        description: 'The target audience',
      }),
  },
  starts_at: {
    input: optional(InstantInput.describe('Planned start: RFC 3339 with any offset')),
    output: Instant.nullable().describe('Planned start: RFC 3339, UTC, with milliseconds'),
  },
  ends_at: {
    input: optional(
      InstantInput.meta({ description: 'Planned end, after `starts_at`: RFC 3339 with any offset', examples: ['2027-04-01T08:00:00Z'] }),
    ),
    output: Instant.nullable().describe('Planned end: RFC 3339, UTC, with milliseconds'),
  },
  description: {
    input: optional(text(0, 5_000).meta({ description, examples: ['Three weeks of fresh bread'] })),
    output: z.string().nullable().describe(description),
  },
  message: { input: optional(CampaignMessageInput), output: CampaignMessage.nullable().describe('The message of all its texts') },
  utm: { input: optional(UtmInput), output: Utm.nullable().describe('UTM parameters of the links in its texts') },
  utm_by_channel: {
    input: defaulted(byChannel(UtmInput, overrides).meta({ examples: [{ email: { medium: 'email' } }] }), {}),
    output: byChannel(Utm, overrides),
  },
  cadence: {
    input: defaulted(byChannel(PerWeek, perWeek).meta({ examples: [{ email: 1, linkedin: 3 }] }), {}),
    output: byChannel(PerWeek, perWeek),
  },
  tags: { input: defaulted(Tags, []), output: z.array(z.string()).describe('Labels') },
  metadata: {
    input: defaulted(Metadata, {}),
    output: z.custom<Metadata>().meta({
      override: { type: 'object', additionalProperties: { type: 'string' } },
      description: 'Names with text values, for systems outside Handbill',
    }),
  },
};

/** The fields as they are sent. */
export const campaignInputs = sideOf(fields, 'input');
/** The fields as they are returned. */
export const campaignOutputs = sideOf(fields, 'output');
