import type { ContentForm, PlatformLimit } from '@handbill/client/counting';
import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';

interface Limit {
  readonly pointer: string;
  readonly unit: string;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly outcome?: string;
}

const units: Readonly<Record<string, (count: string, isOne: boolean) => string>> = words.units;

/** `280 characters`, in the unit of a limit. */
const amountOf = (unit: string, count: number): string => (units[unit] ?? words.units.other)(formatNumber(count), count === 1);

/** `/sections/2/body` → `/sections/*\/body`, as forms name parts. */
export const patternOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** The name of a part. */
export function partLabel({ parts, lists }: Pick<ContentForm, 'parts' | 'lists'>, pointer: string): string {
  const pattern = patternOf(pointer);
  const named = [...parts, ...lists].find((each) => each.pointer === pattern || each.pointer === `${pattern}/*`);
  return named?.label ?? '';
}

function range({ unit, min, max, outcome }: Limit): string {
  const say = words.limit;
  if (outcome === 'info') return say.shown(amountOf(unit, max ?? 0));
  if (outcome === 'warn') return say.advised(amountOf(unit, max ?? 0));
  if (min == null) return say.max(amountOf(unit, max ?? 0));
  return max == null ? say.min(amountOf(unit, min)) : say.range(formatNumber(min), amountOf(unit, max));
}

/** A limit in a few words. */
export function limitSentence(form: ContentForm, limit: Limit): string {
  const part = partLabel(form, limit.pointer);
  return part === '' ? range(limit) : words.limit.of(part, range(limit));
}

/** The limits in force: of the value that decides which they are. */
export function limitsOf({ limits, limitedBy }: ContentForm, request: object): readonly PlatformLimit[] {
  const value = limitedBy === null ? '' : (request as Readonly<Record<string, unknown>>)[limitedBy];
  return (typeof value === 'string' ? limits[value] : undefined) ?? [];
}
