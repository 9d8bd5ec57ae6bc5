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
  ready: z.int().describe('How many suitable texts of the campaign are ready'),
  needs_review: z.int().describe('How many need review'),
  generating: z.int().describe('How many are being written'),
  planned: z.int().describe('How many publications of the campaign on the channel are planned, of whichever texts'),
  published: z.int().describe('How many are out'),
  is_missing: z.boolean().describe('Whether there is none of these texts'),
};

const LanguageCoverage = z
  .object({ language: z.string().meta({ description: 'A BCP 47 language tag', examples: ['en'] }), ...numbers })
  .meta({ id: 'LanguageCoverage', description: 'What a campaign has for one of its channels in a language' });

const ChannelCoverage = z
  .object({
    channel: Channel,
    type: ContentTypeName.nullable().describe(
      'The kind of content that suits the channel; `null` where none does: it is missing, and cannot be written here',
    ),
    platform: Platform.nullable().describe('For which platform; `null` where the kind has none, or any suits'),
    ...numbers,
    languages: z
      .array(LanguageCoverage)
      .describe(
        `The same by language: those of \`target_audience.languages\` that are language tags, then those that texts of the campaign are in, for whichever channel; at most ${maxCoveredLanguages}`,
      ),
  })
  .meta({ id: 'ChannelCoverage', description: 'What a campaign has for one of its channels' });

/** The texts of a campaign for each of its channels, counted. */
export const CampaignCoverage = z
  .object({ data: z.array(ChannelCoverage).describe('An entry for each channel of the campaign, in its order') })
  .meta({ id: 'CampaignCoverage', description: 'Which texts a campaign has, by its channels' });
export type CampaignCoverage = z.infer<typeof CampaignCoverage>;
