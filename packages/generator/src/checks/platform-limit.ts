import { measure, type Check, type PlatformLimit } from '@handbill/contract';
import { placedAt, type Placed } from './placed.ts';
import type { Rule } from './rule.ts';
import { units } from './units.ts';

/** What the platform allows and advises, for each part that it is about. */
export const platformLimit: Rule = ({ request, definition, output }) =>
  definition.limits(request).flatMap((limit) => placedAt(output, limit.pointer).flatMap((placed) => held(limit, placed)));

function held({ unit, min = 0, max, outcome }: PlatformLimit, { pointer, value }: Placed): Check[] {
  const count = measure(value, unit);
  if (count === undefined) return [];
  const wanted = min > 0 ? `${min}–${max} ${units[unit]}` : `at most ${max} ${units[unit]}`;
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
