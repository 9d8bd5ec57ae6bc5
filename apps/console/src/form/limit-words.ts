import type { ContentForm } from '@handbill/client/counting';
import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';

interface Limit {
  readonly pointer: string;
  readonly unit: string;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly outcome?: string;
}

const units: Readonly<Record<string, (count: string) => string>> = words.units;

/** `280 characters`, in the unit of a limit. */
export const amountOf = (unit: string, count: number): string => (units[unit] ?? words.units.other)(formatNumber(count));

/** `/sections/2/body` → `/sections/*\/body`, as forms name parts. */
export const patternOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** What a part is called. */
export function partLabel({ parts, lists }: Pick<ContentForm, 'parts' | 'lists'>, pointer: string): string {
  const pattern = patternOf(pointer);
  const named = [...parts, ...lists].find((each) => each.pointer === pattern || each.pointer === `${pattern}/*`);
  return named?.label ?? '';
}

/** A limit in a few words. */
export function limitSentence(form: ContentForm, { pointer, unit, min, max, outcome }: Limit): string {
  const [part, say] = [partLabel(form, pointer), words.limit];
  if (outcome === 'info') return say.shown(part, amountOf(unit, max ?? 0));
  if (outcome === 'warn') return say.advised(part, amountOf(unit, max ?? 0));
  if (min == null) return say.max(part, amountOf(unit, max ?? 0));
  return max == null ? say.min(part, amountOf(unit, min)) : say.range(part, formatNumber(min), amountOf(unit, max));
}
