import * as z from 'zod';
import { Instant, InstantInput } from '../fields/instant.ts';
import { Metadata } from '../fields/metadata.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { Tags, text } from '../fields/text.ts';
import { CampaignMessage, CampaignMessageInput } from './campaign-message.ts';
import { Channels } from './channels.ts';
import { currencies, currencyMessage } from './currencies.ts';
import { TargetAudience } from './target-audience.ts';
import { byChannel, Utm, UtmInput } from './utm.ts';

/** The purpose of a campaign. */
export const CampaignType = z.enum(['awareness', 'sales', 'lead_gen']).meta({ id: 'CampaignType', description: 'What a campaign is for' });

/** The highest budget, in major units. */
const maxBudget = 999_999_999_999;

const perWeek = 'How many texts are to go out in a week, by channel: the calendar shows the weeks in which there are fewer';
const PerWeek = z.int().min(0).max(50);

/**
 * The fields of a campaign that its owner sets, but for `status`: as they are sent, and as they are returned. A field is added here and
 * nowhere else: requests, the record, the stored form and its validator are made from this.
 */
const fields = {
  name: {
    input: text(1, 200).meta({ description: 'What people call it', examples: ['Spring launch'] }),
    output: z.string().describe('What people call it'),
  },
  campaign_type: { input: CampaignType, output: CampaignType },
  budget: {
    input: optional(
      z
        .number()
        .min(0)
        .max(maxBudget)
        .meta({ description: 'In all, in major units of `currency`, with no more decimals than it has', examples: [2500] }),
    ),
    output: z.number().nullable().describe('In all, in major units of `currency`'),
  },
  currency: {
    input: defaulted(
      z
        .enum([...currencies.keys()], { error: ({ input }) => currencyMessage(input) })
        .meta({ id: 'CurrencyCode', description: 'The currency of `budget`, as an ISO 4217 code' }),
      'USD',
    ),
    output: z.string().describe('The currency of `budget`, as an ISO 4217 code'),
  },
  channels: {
    input: defaulted(Channels, []),
    output: z.array(z.string()).describe('Where it runs'),
  },
  target_audience: {
    input: optional(TargetAudience),
    output: z
      .custom<TargetAudience>()
      .nullable()
      .meta({
        override: { anyOf: [{ $ref: '#/components/schemas/TargetAudience' }, { type: 'null' }] },
        description: 'Whom it speaks to',
      }),
  },
  starts_at: {
    input: optional(InstantInput.describe('When it is to begin: RFC 3339 with any offset')),
    output: Instant.nullable().describe('When it is to begin: RFC 3339, UTC, with milliseconds'),
  },
  ends_at: {
    input: optional(
      InstantInput.meta({
        description: 'When it is to end, after `starts_at`: RFC 3339 with any offset',
        examples: ['2027-04-01T08:00:00Z'],
      }),
    ),
    output: Instant.nullable().describe('When it is to end: RFC 3339, UTC, with milliseconds'),
  },
  description: {
    input: optional(
      text(0, 5_000).meta({
        description: 'What it is about, for people and for the writer of its texts',
        examples: ['Three weeks of fresh bread'],
      }),
    ),
    output: z.string().nullable().describe('What it is about, for people and for the writer of its texts'),
  },
  message: {
    input: optional(CampaignMessageInput),
    output: CampaignMessage.nullable().describe('What its texts say'),
  },
  utm: {
    input: optional(UtmInput),
    output: Utm.nullable().describe('What the links of its texts say of where readers come from'),
  },
  utm_by_channel: {
    input: defaulted(
      byChannel(UtmInput, 'The same by channel, member by member in place of `utm`').meta({ examples: [{ email: { medium: 'email' } }] }),
      {},
    ),
    output: byChannel(Utm, 'The same by channel, member by member in place of `utm`'),
  },
  cadence: {
    input: defaulted(byChannel(PerWeek, perWeek).meta({ examples: [{ email: 1, linkedin: 3 }] }), {}),
    output: byChannel(PerWeek, perWeek),
  },
  tags: {
    input: defaulted(Tags, []),
    output: z.array(z.string()).describe('Free labels to find it by'),
  },
  metadata: {
    input: defaulted(Metadata, {}),
    output: z.custom<Metadata>().meta({
      override: { type: 'object', additionalProperties: { type: 'string' } },
      description: 'Pairs of text, kept for the systems around Handbill',
    }),
  },
};

type Fields = typeof fields;

const pick = <Side extends 'input' | 'output'>(side: Side) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as { [Name in keyof Fields]: Fields[Name][Side] };

/** The fields as they are sent. */
export const campaignInputs = pick('input');
/** The fields as they are returned. */
export const campaignOutputs = pick('output');
