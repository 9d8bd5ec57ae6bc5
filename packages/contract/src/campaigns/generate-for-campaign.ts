import * as z from 'zod';
import { briefFields, defaultLanguage, wishedLength } from '../content/definition/brief-fields.ts';
import { Estimate } from '../content/content-plan.ts';
import { contentTypes } from '../content/types/registry.ts';
import { eachOnce } from '../fields/each-once.ts';
import { Language } from '../fields/language.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
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
  .meta({ id: 'ChannelWishes', description: 'What takes the place of the brief’s own field for one channel; what is left out stays' });

/** Either one language or several. */
function eitherLanguageOrLanguages({ language, languages }: { language?: unknown; languages?: unknown }, context: z.RefinementCtx): void {
  if ((language ?? null) === null || (languages ?? null) === null) return;
  context.addIssue({
    code: 'custom',
    params: { fault: 'conflict' },
    path: ['languages'],
    message: 'cannot be combined with language: send one of them',
  });
}

/** One brief for several channels of a campaign. Whether a channel's text can be written from it, the handler finds out. */
export const GenerateForCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    channels: optional(Channels.describe('For which channels; each once; those of the campaign when left out')),
    only_missing: defaulted(
      z
        .boolean()
        .describe(
          '`true`: nothing is written for a channel that has a text, as its coverage says; where `language` or `languages` is sent, a text in that language',
        ),
      false,
    ),
    dry_run: defaulted(z.boolean().describe('`true`: nothing is written or stored, and the answer says what the texts would take'), false),
    by_channel: optional(
      z.record(Channel, ChannelWishes).meta({
        description: 'What is other for single channels, by their slugs; only channels of this call',
        maxProperties: 20,
        examples: [{ email: { length: 120, link: 'https://example.com/course?utm_source=newsletter' } }],
      }),
    ),
    topic: optional(topic.describe('What it is about; the key message of the campaign when left out. One of them is required')),
    ...sharedFields,
    language: optional(Language.describe(`A BCP 47 language tag; \`${defaultLanguage}\` when left out. Not together with \`languages\``)),
    languages: optional(
      z
        .array(Language)
        .min(1)
        .max(maxCampaignTexts)
        .check(eachOnce('language'))
        .meta({
          description: `A text for each channel in each of these, each once; at most ${maxCampaignTexts} texts in all. Not together with \`language\``,
          examples: [['en', 'de']],
        }),
    ),
    length: wishedLength,
    product: optional(product.describe('What is advertised, in ads; the name of the campaign when left out')),
    unique_selling_proposition: optional(
      unique_selling_proposition.describe('Why this and nothing else, in ads; the campaign’s offer when left out, else its proof'),
    ),
  })
  .superRefine(eitherLanguageOrLanguages, runEvenIfInvalid)
  .meta({ id: 'GenerateForCampaign', description: 'One brief for the channels of a campaign' });
export type GenerateForCampaign = z.output<typeof GenerateForCampaign>;

const ChannelContent = z
  .object({
    channel: Channel,
    language: z.string().meta({ description: 'The language of the channel’s text: a BCP 47 language tag', examples: ['en'] }),
    content_id: z.string().nullable().describe('The record of the channel’s text; `null` where none is written, and with `dry_run`'),
    reason: z.string().nullable().describe('Why none is written; `null` where one is, or would be'),
    estimate: Estimate.nullable().describe(
      'With `dry_run` what its first call of a model will probably take; else, and where none is written, `null`',
    ),
  })
  .meta({ id: 'ChannelContent', description: 'What is written for a channel, or why nothing is' });

/** The texts that are written for the channels of a campaign. */
export const CampaignGeneration = z
  .object({
    data: z.array(ChannelContent).describe('An entry for each channel and language, in the order of the request'),
    estimate: Estimate.nullable().describe(
      'With `dry_run` the sum of all entries, else `null`. Its `cost` is `null` where that of an entry is not known, or in another currency',
    ),
  })
  .meta({ id: 'CampaignGeneration', description: 'What is written for the channels of a campaign' });

export const generateExamples = {
  channels: {
    summary: 'For all channels of the campaign',
    value: { topic: 'Our sourdough course in March', tone: 'casual', facts: ['Six evenings', 'It begins on 3 March'] },
  },
  languages: {
    summary: 'What is missing in two languages, shorter for one channel',
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
