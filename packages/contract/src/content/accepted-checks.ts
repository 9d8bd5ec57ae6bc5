import type { Check } from './check.ts';
import type { Content } from './content.ts';
import { canonicalJson } from '../approval/canonical-text.ts';
import { partAt } from './output-parts.ts';

const keyOf = ({ rule, pointer, span, wanted }: Check): string => JSON.stringify([rule, pointer, span?.start, span?.end, wanted]);

/** Checks that have run again, accepted where the same was before and what it is about is the same. */
export function withAccepted(checks: readonly Check[], { checks: before, output: old }: Content, output: Content['output']): Check[] {
  const accepted = new Map(before.flatMap((check) => (check.accepted === undefined ? [] : [[keyOf(check), check.accepted] as const])));
  const partOf = (of: Content['output'], pointer: string | null) => canonicalJson(partAt(of, pointer ?? '') ?? null);
  return checks.map((check) => {
    const found = accepted.get(keyOf(check));
    return found !== undefined && partOf(old, check.pointer) === partOf(output, check.pointer) ? { ...check, accepted: found } : check;
  });
}
