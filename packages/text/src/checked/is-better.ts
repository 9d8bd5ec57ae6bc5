import type { Check } from '@handbill/contract';

const failed = (checks: readonly Check[]): readonly Check[] => checks.filter(({ outcome }) => outcome === 'fail');

/** What fails where: of the whole text, what was expected of it. */
const faultOf = ({ rule, pointer, wanted }: Check): string => (pointer === null ? `${rule} ${wanted}` : `${rule} ${pointer}`);

function countsOf(checks: readonly Check[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const check of checks) counts.set(faultOf(check), (counts.get(faultOf(check)) ?? 0) + 1);
  return counts;
}

/** What fails now and did not before, or more often. */
export function newFaults(before: readonly Check[], after: readonly Check[]): readonly Check[] {
  const known = countsOf(failed(before));
  const counts = countsOf(failed(after));
  return failed(after).filter((check) => (counts.get(faultOf(check)) ?? 0) > (known.get(faultOf(check)) ?? 0));
}

/** How far the measures of what fails are from their limits, as parts of these. */
const distanceOf = (checks: readonly Check[]): number =>
  failed(checks).reduce((sum, { measured, limit }) => {
    if (measured === null || limit === null) return sum;
    const { min, max } = limit;
    const distance = Math.max(0, (min ?? measured) - measured, measured - (max ?? measured));
    return sum + distance / Math.max(1, min ?? 0, max ?? 0);
  }, 0);

/** Whether a text is nearer to what it is checked for, and in nothing farther from it. */
export function isBetter(after: readonly Check[], before: readonly Check[]): boolean {
  if (newFaults(before, after).length > 0) return false;
  const [fewer, more] = [failed(after).length, failed(before).length];
  return fewer < more || (fewer === more && distanceOf(after) < distanceOf(before));
}
