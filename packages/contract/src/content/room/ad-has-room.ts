import type * as z from 'zod';
import type { TextUnit } from '../counting/counters.ts';
import type { AdParts } from '../platforms/ad-parts.ts';
import { adPlatforms } from '../platforms/ad-platforms.ts';
import type { PlatformLimit } from '../platforms/platform-limit.ts';
import { impossible, textsIn } from './impossible.ts';
import { leastRoom } from './least-room.ts';
import { piecesOf } from './pieces.ts';

type AdPlatform = { readonly parts: AdParts; readonly limits: readonly PlatformLimit[] };

/** The place that one kind of part offers: so many texts of at most so much. */
interface Room {
  readonly unit: TextUnit;
  readonly max: number;
  readonly count: number;
}

/** The places for text in one variant; `undefined` where the platform leaves any of them open. */
function roomsOf({ parts, limits }: AdPlatform): Room[] | undefined {
  const rooms: Room[] = [];
  for (const [part, { max: count }] of Object.entries(parts)) {
    if (count === 0) continue;
    const limit = limits.find(({ pointer, unit, outcome }) => outcome === 'fail' && unit !== 'items' && pointer.split('/')[3] === part);
    if (limit === undefined || limit.unit === 'items') return undefined;
    rooms.push({ unit: limit.unit, max: limit.max, count });
  }
  return rooms;
}

/** Refuses keywords of which one fits into no part of the ad, or that are longer together than all parts of all variants. */
export function adHasRoom(fields: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const { platform, variants } = fields;
  const keywords = textsIn(fields['keywords']);
  const named: Readonly<Partial<Record<string, AdPlatform>>> = adPlatforms;
  const rooms =
    typeof platform === 'string' && Object.hasOwn(adPlatforms, platform) && named[platform] !== undefined
      ? roomsOf(named[platform])
      : undefined;
  if (rooms === undefined || keywords.length === 0) return;
  const pieces = piecesOf(keywords, []);
  const homeless = pieces.find((piece) => rooms.every(({ unit, max }) => leastRoom([piece], [unit]) > max));
  if (homeless !== undefined)
    return impossible(
      context,
      { keywords },
      `must fit into a part of the ad: “${homeless.text}” is longer than any that ${String(platform)} has`,
    );
  if (typeof variants !== 'number') return;
  // What is too long for the smaller parts has only the larger ones; `0` asks for room in all of them.
  for (const above of [0, ...rooms.map(({ max }) => max)]) {
    const [small, large] = [rooms.filter(({ max }) => max <= above), rooms.filter(({ max }) => max > above)];
    if (large.length === 0) continue;
    const confined = pieces.filter((piece) => small.every(({ unit, max }) => leastRoom([piece], [unit]) > max));
    const needed = leastRoom(
      confined,
      large.map(({ unit }) => unit),
      'in several texts',
    );
    const capacity = large.reduce((sum, { max, count }) => sum + max * count * variants, 0);
    if (needed > capacity)
      return impossible(
        context,
        { keywords },
        `must leave room: they take at least ${needed}, and all parts together have ${capacity} on ${String(platform)}`,
      );
  }
}
