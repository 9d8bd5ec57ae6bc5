import * as z from 'zod';

/** Channels that frontends can count on; any other slug is kept as well. */
const wellKnownChannels = [
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
  .check((payload) => {
    const seen = new Set<string>();
    for (const [index, channel] of payload.value.entries()) {
      if (seen.has(channel))
        payload.issues.push({
          code: 'custom',
          params: { fault: 'repeated' },
          path: [index],
          message: 'is named before: name each channel once',
          input: channel,
        });
      seen.add(channel);
    }
  })
  .meta({ uniqueItems: true, description: 'Where it runs, each channel once', examples: [['email', 'linkedin']] });
