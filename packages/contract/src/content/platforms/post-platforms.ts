import type { PlatformLimit } from './platform-limit.ts';

const text = (max: number, source: string, rest: Partial<PlatformLimit> = {}): PlatformLimit => ({ pointer: '/text', unit: 'characters', max, outcome: 'fail', source, ...rest });
const fold = (max: number, source: string): PlatformLimit => text(max, source, { outcome: 'warn' });

/** What each platform allows in a post. */
export const postPlatforms = {
  twitter: [text(280, 'to be looked up', { unit: 'weighted' })],
  linkedin: [text(3_000, 'to be looked up'), fold(210, 'to be looked up')],
  facebook: [text(63_206, 'to be looked up'), fold(477, 'to be looked up')],
  instagram: [
    text(2_200, 'to be looked up'),
    { pointer: '/hashtags', unit: 'items', max: 30, outcome: 'fail', source: 'to be looked up' },
    fold(125, 'to be looked up'),
    { pointer: '/hashtags', unit: 'items', max: 5, outcome: 'warn', source: 'to be looked up' },
  ],
  threads: [text(500, 'to be looked up')],
  bluesky: [text(300, 'to be looked up', { unit: 'graphemes' })],
  mastodon: [text(500, 'to be looked up', { unit: 'url_23' })],
  tiktok: [text(2_200, 'to be looked up')],
  pinterest: [text(500, 'to be looked up')],
  youtube: [text(5_000, 'to be looked up')],
} as const satisfies Record<string, readonly PlatformLimit[]>;
