import { measure, type PlatformLimit, type TextUnit } from '@handbill/contract';

/** What one UTF-16 unit can count at most: a text that is short enough need not be counted. `t.co` is 23 where links are. */
const mostPerUnit: Readonly<Record<TextUnit, number>> = {
  characters: 1,
  graphemes: 1,
  utf16: 1,
  display_columns: 2,
  half_width_katakana: 1,
  bytes: 3,
  emoji_bytes: 3,
  weighted: 6,
  url_23: 6,
};

function within(text: string, { unit, max }: PlatformLimit): boolean {
  return unit === 'items' || text.length * mostPerUnit[unit] <= max || (measure(text, unit) ?? 0) <= max;
}

/** Whether a text keeps its limits: those that a platform refuses to exceed, or also those that it only advises. */
export function keepsLimits(text: string, limits: readonly PlatformLimit[], which: 'hard' | 'advised'): boolean {
  return limits.every((limit) => (which === 'hard' && limit.outcome === 'warn') || within(text, limit));
}
