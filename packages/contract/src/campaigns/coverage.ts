import * as z from 'zod';
import { adPlatforms } from '../content/platforms/ad-platforms.ts';
import { Platform } from '../content/types/any-platform.ts';
import { postPlatforms } from '../content/platforms/post-platforms.ts';
import { ContentTypeName, contentTypes } from '../content/types/registry.ts';
import { Channel } from './channels.ts';

/** The kind of content that runs in a channel; `platform` is `null` where the kind has none, or any suits. */
export interface SuitableContent {
  readonly type: ContentTypeName;
  readonly platform: Platform | null;
}

const posts = Object.keys(postPlatforms) as (keyof typeof postPlatforms)[];
const ads = Object.keys(adPlatforms) as (keyof typeof adPlatforms)[];

const suitable: ReadonlyMap<string, SuitableContent> = new Map<string, SuitableContent>([
  ['blog', { type: 'blog_article', platform: null }],
  ...Object.values(contentTypes).map(({ name }) => [name, { type: name, platform: null }] as const),
  ...ads.flatMap((platform) => [platform, `${platform}_ads`].map((slug) => [slug, { type: 'ad_copy', platform }] as const)),
  // Where a platform has both, its own name is that of its posts.
  ...posts.map((platform) => [platform, { type: 'social_post', platform }] as const),
]);

/** The kind of content for a channel; `undefined`: none suits it. */
export const suitableContent = (channel: string): SuitableContent | undefined => suitable.get(channel);

/** The fields of a brief that a channel decides. */
export interface ChannelBriefs {
  readonly channel: string;
  readonly brief: Readonly<Record<string, string>>;
}

/** The channels that some kind of content suits, those of a platform first: of all in which a text runs, the first suits best. */
export const channelBriefs: readonly ChannelBriefs[] = [...suitable]
  .map(([channel, { type, platform }]) => ({ channel, brief: { type, ...(platform !== null && { platform }) } }))
  .toSorted((one, other) => Object.keys(other.brief).length - Object.keys(one.brief).length);

/** How many languages an entry tells apart. */
export const maxCoveredLanguages = 100;

const numbers = {
  ready: z.int().describe('Number of suitable texts of the campaign that are ready'),
  needs_review: z.int().describe('Number of those that need review'),
  generating: z.int().describe('Number of those being written'),
  planned: z.int().describe('Number of planned publications of the campaign on the channel, of any text'),
  published: z.int().describe('Number of published ones'),
  is_missing: z.boolean().describe('Whether the channel has none of these texts'),
};

const LanguageCoverage = z
  .object({ language: z.string().meta({ description: 'A BCP 47 language tag', examples: ['en'] }), ...numbers })
  .meta({ id: 'LanguageCoverage', description: 'The texts and publications of a campaign for a channel in one language' });

const ChannelCoverage = z
  .object({
    channel: Channel,
    type: ContentTypeName.nullable().describe(
      'The kind of content that suits the channel; `null` where none does: Handbill cannot write it',
    ),
    platform: Platform.nullable().describe('The platform; `null` where the kind has none, or any suits'),
    ...numbers,
    languages: z
      .array(LanguageCoverage)
      .describe(
        `The same by language: the language tags in \`target_audience.languages\`, then the languages of the campaign’s texts for any channel; at most ${maxCoveredLanguages}`,
      ),
  })
  .meta({ id: 'ChannelCoverage', description: 'The texts and publications of a campaign for a channel' });

export const CampaignCoverage = z
  .object({ data: z.array(ChannelCoverage).describe('An entry for each channel of the campaign, in its order') })
  .meta({ id: 'CampaignCoverage', description: 'The texts of a campaign, by channel' });
export type CampaignCoverage = z.infer<typeof CampaignCoverage>;
