import type { Campaign } from '@handbill/client';
import { formatBetween, formatDay } from '../words/formats.ts';
import { words } from '../words/words.ts';

const { campaigns: say } = words;
export type Dated = Pick<Campaign, 'starts_at' | 'ends_at'>;

/** When a campaign runs, in words. */
export function datesOf({ starts_at: from, ends_at: to }: Dated): string {
  if (from !== null && to !== null) return formatBetween(from, to);
  if (from !== null) return say.from(formatDay(from));
  return to === null ? say.noDates : say.until(formatDay(to));
}

/** How much of its time is over, from 0 to 1; `undefined` without a beginning or an end. */
export function timeOver({ starts_at: from, ends_at: to }: Dated, now = Date.now()): number | undefined {
  if (from === null || to === null) return undefined;
  return Math.min(1, Math.max(0, (now - from.getTime()) / (to.getTime() - from.getTime())));
}
