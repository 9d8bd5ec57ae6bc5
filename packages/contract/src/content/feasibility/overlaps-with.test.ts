import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlapsWith } from './overlaps-with.ts';

function overlapByTrying(before: string, after: string): number {
  for (let shared = Math.min(before.length, after.length) - 1; shared > 0; shared -= 1)
    if (before.endsWith(after.slice(0, shared))) return shared;
  return 0;
}

const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 });

it('finds the longest start of a text that another ends in', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(overlapsWith(after)(before)).toBe(overlapByTrying(before, after));
    }),
    { numRuns: 2_000 },
  );
});
