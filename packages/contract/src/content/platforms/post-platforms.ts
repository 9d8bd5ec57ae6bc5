import type { PlatformLimit } from '../counting/platform-limit.ts';

const text = (max: number, source: string, rest: Partial<PlatformLimit> = {}): PlatformLimit => ({
  pointer: '/text',
  unit: 'characters',
  max,
  outcome: 'fail',
  source,
  ...rest,
});
const fold = (max: number, source: string): PlatformLimit => text(max, source, { outcome: 'info' });
const title = (source: string): PlatformLimit => ({ ...text(100, source), pointer: '/title' });
const hashtags = (max: number, outcome: PlatformLimit['outcome'], source: string): PlatformLimit => ({
  pointer: '/hashtags',
  unit: 'items',
  max,
  outcome,
  source,
});

/** Whether an account pays for longer posts. */
export type Account = 'standard' | 'premium';

/** The limits of a platform for accounts that pay. */
const premium: Partial<Record<string, readonly PlatformLimit[]>> = {
  twitter: [
    text(25_000, 'X Help, “About X Premium”: longer posts, up to 25,000 characters; 2026-11', { unit: 'weighted' }),
    text(280, 'X Help, “About X Premium”: what follows the first 280 is behind “Show more”; 2026-11', {
      unit: 'weighted',
      outcome: 'info',
    }),
  ],
};

/** The limits of a post of an account on a platform. */
export const postLimits = (platform: keyof typeof postPlatforms, account: Account = 'standard'): readonly PlatformLimit[] =>
  (account === 'premium' ? premium[platform] : undefined) ?? postPlatforms[platform];

/** The limits of each platform for a post. `info` is the part that shows before the fold, `warn` the platform's advice. */
export const postPlatforms = {
  twitter: [text(280, 'X Docs, “Counting characters”, and twitter-text’s configuration v3; 2026-11', { unit: 'weighted' })],
  linkedin: [
    text(3_000, 'Ayrshare Docs, “LinkedIn API”: up to 3,000 characters; 2026-11'),
    fold(210, 'No figure from LinkedIn; what is seen of the feed by those who measure it, some 210 characters; 2026-11'),
  ],
  facebook: [
    text(63_206, 'No page of Facebook’s gives it any more; 63,206 in its announcement of 2011 and in tools since; 2026-11'),
    fold(477, 'No figure from Facebook; 477 to 483 by those who measure the feed; 2026-11'),
  ],
  instagram: [
    text(2_200, 'Meta for Developers, “IG User Media”: caption of 2,200 characters; 2026-11'),
    hashtags(5, 'fail', 'Says 30 (“IG User Media”); refuses a sixth since Instagram’s @creators said so on 2025-12-18; 2026-11'),
    fold(125, 'No figure from Instagram; some 125 characters before “more”; 2026-11'),
  ],
  threads: [
    text(500, 'Meta for Developers, “Threads Posts” (2026-04-14): 500 characters; 2026-11'),
    text(500, 'Says that emoji alone count as bytes; is seen to refuse texts of over 500 bytes (postiz-app#1946); 2026-11', {
      unit: 'bytes',
      outcome: 'warn',
    }),
    text(5, 'Meta for Developers, Threads changelog of 2025-12-22: a post with more than five links is refused; 2026-11', {
      unit: 'links',
    }),
    hashtags(1, 'warn', 'Threads makes a topic of one tag in a post, and plain text of the others; 2026-11'),
  ],
  bluesky: [
    text(300, 'AT Protocol, lexicon app.bsky.feed.post: maxGraphemes 300; 2026-11', { unit: 'graphemes' }),
    text(3_000, 'AT Protocol, lexicon app.bsky.feed.post: maxLength 3000, in UTF-8 bytes; 2026-11', { unit: 'bytes' }),
  ],
  mastodon: [
    text(
      500,
      'Mastodon 4.6, StatusLengthValidator and config/initializers/twitter_regex.rb: 500, a URL as 23, servers may allow more; 2026-11',
      { unit: 'url_23' },
    ),
  ],
  tiktok: [
    text(2_200, 'TikTok for Developers, “Content Posting API, Direct Post”: title of a video, 2,200 in UTF-16; 2026-11', { unit: 'utf16' }),
    hashtags(5, 'fail', 'No figure in its documentation; refuses a sixth since 2025-08, as creators and tools report; 2026-11'),
  ],
  pinterest: [
    title('Pinterest, “Pin specs”: title up to 100 characters; 2026-11'),
    text(800, 'Pinterest, “Pin specs”: description up to 800 characters; 2026-11'),
    text(500, 'Pinterest Business, “Product specs”: up to 500, as older tools still hold it; 2026-11', { outcome: 'warn' }),
  ],
  youtube: [
    title('YouTube Data API, videos: snippet.title, required, at most 100 characters; 2026-11'),
    text(5_000, 'YouTube Data API, videos: snippet.description, 5,000 bytes of UTF-8; 2026-11', { unit: 'bytes' }),
  ],
} as const satisfies Record<string, readonly PlatformLimit[]>;
