import { measureSteps, type Check, type PlatformLimit, type Steps } from '@handbill/contract';
import { placedAt, type Placed } from './placed.ts';
import type { Rule } from './rule.ts';
import { units } from './units.ts';

/** What the platform allows and advises, for each part that it is about. */
export const platformLimit: Rule = function* ({ request, definition, output }) {
  const checks: Check[] = [];
  for (const limit of definition.limits(request))
    for (const placed of placedAt(output, limit.pointer)) checks.push(...(yield* held(limit, placed)));
  return checks;
};

function* held({ unit, min = 0, max, outcome }: PlatformLimit, { pointer, value }: Placed): Steps<Check[]> {
  const count = yield* measureSteps(value, unit);
  // What must not be there at all is told of only where it is.
  if (count === undefined || (max === 0 && count === 0)) return [];
  const wanted = max === 0 ? `no ${units[unit]}` : min > 0 ? `${min}–${max} ${units[unit]}` : `at most ${max} ${units[unit]}`;
  const fits = count >= min && count <= max;
  const consequence = outcome === 'fail' ? 'the platform allows' : 'the platform shows or advises';
  return [
    {
      rule: 'platform_limit',
      outcome: fits ? 'pass' : outcome,
      wanted,
      found: `${count} ${units[unit]}`,
      pointer,
      message: fits ? `${pointer} has ${count} of ${wanted}.` : `${pointer} has ${count} ${units[unit]}; ${consequence} ${wanted}.`,
    },
  ];
}
