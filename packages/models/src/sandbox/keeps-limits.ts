import { measure, type PlatformLimit } from '@handbill/contract';

/** What of a text can be no more of them than it has UTF-16 units. */
const unitsOfText: ReadonlySet<string> = new Set<PlatformLimit['unit']>(['characters', 'graphemes', 'utf16']);
/** What one UTF-16 unit counts at most, in any other unit: a text that is short enough need not be counted. */
const maxPerUnit = 6;

const within = (text: string, { unit, max }: PlatformLimit): boolean =>
  unit === 'items' || text.length * (unitsOfText.has(unit) ? 1 : maxPerUnit) <= max || (measure(text, unit) ?? 0) <= max;

/** Whether a text keeps its limits: those that a platform refuses to exceed, or also those that it only advises. */
export const keepsLimits = (text: string, limits: readonly PlatformLimit[], which: 'hard' | 'advised'): boolean =>
  limits.every((limit) => (which === 'hard' && limit.outcome !== 'fail') || within(text, limit));
