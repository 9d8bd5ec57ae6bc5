import * as z from 'zod';
import { briefFields, wishedLength } from '../content/definition/brief-fields.ts';
import { contentTypes } from '../content/registry.ts';
import { optional } from '../fields/optional.ts';
import { CampaignRef } from './campaign.ts';
import { Channel, Channels } from './channels.ts';

const { campaign_id: _, ...sharedFields } = briefFields;
const { product, unique_selling_proposition } = contentTypes.ad_copy.request.shape;

/** One brief for several channels of a campaign. Whether a channel's text can be written from it, the handler finds out. */
export const GenerateForCampaign = z
  .strictObject({
    ...CampaignRef.shape,
    channels: optional(Channels.meta({ description: 'For which channels; each once; those of the campaign when left out' })),
    ...sharedFields,
    length: wishedLength,
    product: optional(product.meta({ description: 'What is advertised; required where a channel is an ad' })),
    unique_selling_proposition: optional(
      unique_selling_proposition.meta({ description: 'Why this and nothing else; required where a channel is an ad' }),
    ),
  })
  .meta({ id: 'GenerateForCampaign', description: 'One brief for the channels of a campaign' });
export type GenerateForCampaign = z.output<typeof GenerateForCampaign>;

const ChannelContent = z
  .object({
    channel: Channel,
    content_id: z.string().nullable().meta({ description: 'The record of the channel’s text; `null` where none is written' }),
    reason: z.string().nullable().meta({ description: 'Why none is written; `null` where one is' }),
  })
  .meta({ id: 'ChannelContent', description: 'What is written for a channel, or why nothing is' });

/** What is written for the channels of a campaign. */
export const CampaignGeneration = z
  .object({ data: z.array(ChannelContent).meta({ description: 'An entry for each channel, in the order of the request' }) })
  .meta({ id: 'CampaignGeneration', description: 'What is written for the channels of a campaign' });

export const generateExamples = {
  channels: {
    summary: 'For all channels of the campaign',
    value: { topic: 'Our sourdough course in March', tone: 'casual', facts: ['Six evenings', 'It begins on 3 March'] },
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
