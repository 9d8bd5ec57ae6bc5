import * as z from 'zod';
import { briefFields, defaultLanguage, wishedLength } from '../content/definition/brief-fields.ts';
import { Estimate } from '../content/content-plan.ts';
import { contentTypes } from '../content/types/registry.ts';
import { eachOnce } from '../fields/each-once.ts';
import { Language } from '../fields/language.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { notTogether, runEvenIfInvalid } from '../fields/rules.ts';
import { CampaignRef } from './campaign.ts';
import { Channel, Channels } from './channels.ts';

const { campaign_id: _, language: __, topic, ...sharedFields } = briefFields;
const { product, unique_selling_proposition } = contentTypes.ad_copy.request.shape;

/** How many texts one call may have written. */
export const maxCampaignTexts = 60;

/** The fields that kinds of content require and this brief need not have. */
export const fieldsOfAds = ['product', 'unique_selling_proposition'] as const;

const ChannelWishes = z
  .strictObject({ length: wishedLength, link: briefFields.link, instructions: briefFields.instructions })
  .meta({ id: 'ChannelWishes', description: 'Fields that replace those of the brief for one channel; the others stay' });

/** One brief for several channels of a campaign. The handler checks whether a channel's text can be written from it. */
export const GenerateForCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    channels: optional(Channels.describe('The channels to write for, each once; all channels of the campaign when left out')),
    only_missing: defaulted(
      z
        .boolean()
        .describe(
          '`true`: skips channels that have a text by the coverage of the campaign; with `language` or `languages`, a text in that language',
        ),
      false,
    ),
    dry_run: defaulted(z.boolean().describe('`true`: nothing is written or stored, and the answer estimates the tokens and cost'), false),
    by_channel: optional(
      z.record(Channel, ChannelWishes).meta({
        description: 'Different fields for single channels, by slug; only channels of this call',
        maxProperties: 20,
        examples: [{ email: { length: 120, link: 'https://example.com/course?utm_source=newsletter' } }],
      }),
    ),
    topic: optional(topic.describe('The subject of the texts; the key message of the campaign when left out. One of them is required')),
    ...sharedFields,
    language: optional(Language.describe(`A BCP 47 language tag; \`${defaultLanguage}\` when left out. Not together with \`languages\``)),
    languages: optional(
      z
        .array(Language)
        .min(1)
        .max(maxCampaignTexts)
        .check(eachOnce('language'))
        .meta({
          description: `Languages to write each channel in, each once; at most ${maxCampaignTexts} texts in all. Not together with \`language\``,
          examples: [['en', 'de']],
        }),
    ),
    length: wishedLength,
    product: optional(product.describe('The advertised product, in ads; the name of the campaign when left out')),
    unique_selling_proposition: optional(
      unique_selling_proposition.describe(
        'The unique selling proposition, in ads; the offer of the campaign when left out, else its proof',
      ),
    ),
  })
  .superRefine(notTogether('languages', 'language'), runEvenIfInvalid)
  .meta({ id: 'GenerateForCampaign', description: 'One brief for the channels of a campaign' });
export type GenerateForCampaign = z.output<typeof GenerateForCampaign>;

const ChannelContent = z
  .object({
    channel: Channel,
    language: z.string().meta({ description: 'The language of the text: a BCP 47 language tag', examples: ['en'] }),
    content_id: z.string().nullable().describe('The record of the text; `null` where none is written, and with `dry_run`'),
    reason: z.string().nullable().describe('The reason why no text is written; `null` where one is written or would be'),
    estimate: Estimate.nullable().describe(
      'With `dry_run` the probable use of the first model call; otherwise, and without a text, `null`',
    ),
  })
  .meta({ id: 'ChannelContent', description: 'The text for a channel, or the reason why there is none' });

export const CampaignGeneration = z
  .object({
    data: z.array(ChannelContent).describe('An entry for each channel and language, in the order of the request'),
    estimate: Estimate.nullable().describe(
      'With `dry_run` the sum of all entries, else `null`. Its `cost` is `null` if that of an entry is unknown or in another currency',
    ),
  })
  .meta({ id: 'CampaignGeneration', description: 'The texts for the channels of a campaign' });

export const generateExamples = {
  channels: {
    summary: 'For all channels of the campaign',
    value: { topic: 'Our sourdough course in March', tone: 'casual', facts: ['Six evenings', 'It begins on 3 March'] },
  },
  languages: {
    summary: 'Missing texts in two languages, shorter for one channel',
    value: {
      topic: 'Our sourdough course in March',
      only_missing: true,
      languages: ['en', 'de'],
      by_channel: { email: { length: 120, link: 'https://example.com/course?utm_source=newsletter' } },
    },
  },
  ads: {
    summary: 'For two channels, one of them an ad',
    value: {
      topic: 'Our sourdough course in March',
      channels: ['email', 'google_search'],
      product: 'Sourdough course',
      unique_selling_proposition: 'The only evening course with your own starter',
    },
  },
};
