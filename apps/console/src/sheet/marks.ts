import type { Check } from '../data/findings.ts';
import type { Mark } from './inline.ts';

/** A name for what was found, by which its mark, its card and its line in the list know each other. */
export const findingId = ({ rule, pointer, span, message }: Check): string =>
  `finding-${rule}-${pointer ?? ''}-${span === null ? message.length : span.start}`.replaceAll(/[^\w-]/g, '_');

/** Marks of findings by their parts, over other marks. */
export function marksOf(
  checks: readonly Check[],
  texts: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, readonly Mark[]> = new Map(),
): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map(others);
  for (const check of checks) {
    const text = check.pointer === null ? undefined : texts.get(check.pointer);
    if (check.pointer === null || text === undefined || check.span === null) continue;
    const tone = check.outcome === 'fail' ? 'bad' : 'warn';
    const mark: Mark = { id: findingId(check), start: check.span.start, end: Math.min(check.span.end, text.length), tone };
    marks.set(check.pointer, [...(marks.get(check.pointer) ?? []), mark]);
  }
  return marks;
}
