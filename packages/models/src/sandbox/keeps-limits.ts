import { measure, type PlatformLimit } from '@handbill/contract';

/** The limits that a text keeps: those that a platform refuses to exceed, or also those that it only advises. */
export type Limits = 'hard' | 'advised';

/** A text has no more of these than UTF-16 units. */
const unitsOfText: ReadonlySet<string> = new Set<PlatformLimit['unit']>(['characters', 'graphemes', 'utf16']);
/** One UTF-16 unit counts at most so much in any other unit: a text that is short enough need not be counted. */
const maxPerUnit = 6;

const isIn = (text: string, { unit, max }: PlatformLimit): boolean =>
  unit === 'items' || text.length * (unitsOfText.has(unit) ? 1 : maxPerUnit) <= max || (measure(text, unit) ?? 0) <= max;

export const keepsLimits = (text: string, limits: readonly PlatformLimit[], which: Limits): boolean =>
  limits.every((limit) => (which === 'hard' && limit.outcome !== 'fail') || isIn(text, limit));
