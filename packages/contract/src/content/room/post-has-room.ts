import type * as z from 'zod';
import { postPlatforms } from '../platforms/post-platforms.ts';
import type { PlatformLimit } from '../platforms/platform-limit.ts';
import { impossible, textsIn } from './impossible.ts';
import { leastRoom } from './least-room.ts';
import { piecesOf } from './pieces.ts';

const limitsByName: Readonly<Partial<Record<string, readonly PlatformLimit[]>>> = postPlatforms;

/** Refuses hashtags and keywords that are longer together than the platform allows, whatever else the post says. */
export function postHasRoom(fields: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const { platform } = fields;
  const [hashtags, keywords] = [textsIn(fields['hashtags']), textsIn(fields['keywords'])];
  if (typeof platform !== 'string' || !Object.hasOwn(postPlatforms, platform)) return;
  for (const { unit, max, outcome, pointer } of limitsByName[platform] ?? []) {
    if (unit === 'items' || outcome !== 'fail' || pointer !== '/text') continue;
    const least = mostly([...hashtags, ...keywords]) > max ? leastRoom(piecesOf(keywords, hashtags), [unit]) : 0;
    if (least > max)
      return impossible(
        context,
        { hashtags, keywords },
        `must leave room: hashtags and keywords take at least ${least}, and ${platform} allows ${max}`,
      );
  }
}

/** More than they can need, found quickly: three for a character, and one between. */
const mostly = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length * 3 + 2, 0);
