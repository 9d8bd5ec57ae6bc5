import * as z from 'zod';
import { eachOnce } from '../fields/each-once.ts';

/** Channels that frontends can count on; any other slug is kept as well. */
export const wellKnownChannels = [
  'blog',
  'email',
  'sms',
  'landing_page',
  'linkedin',
  'twitter',
  'facebook',
  'instagram',
  'threads',
  'bluesky',
  'mastodon',
  'tiktok',
  'pinterest',
  'youtube',
  'google_search',
  'google_display',
  'facebook_ads',
  'instagram_ads',
  'linkedin_ads',
  'twitter_ads',
  'tiktok_ads',
  'podcast',
  'print',
  'events',
] as const;

export const Channel = z
  .string()
  .max(50)
  .regex(/^[a-z][a-z0-9_]*$/, { error: 'must be a slug: a lower-case letter, then letters, digits and underscores' })
  .meta({
    description: `A slug. Well known: ${wellKnownChannels.map((name) => `\`${name}\``).join(', ')}; others are kept`,
    examples: ['linkedin'],
  });

export const Channels = z
  .array(Channel)
  .max(20)
  .check(eachOnce('channel'))
  .meta({ description: 'The channels of the campaign, each once', examples: [['email', 'linkedin']] });
