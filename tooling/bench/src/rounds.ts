import type { Case } from './cases.ts';
import type { Measured } from './measure.ts';
import type { RunningSide } from './sides/start-side.ts';

const startingAt = <T>(index: number, all: readonly T[]): readonly T[] => [
  ...all.slice(index % all.length),
  ...all.slice(0, index % all.length),
];

type Run = (asked: Case, side: RunningSide) => Promise<Measured>;

/** Measures every case on every side that it is for; from round to round another side is first, and the order turns around. */
export async function rounds(
  count: number,
  cases: readonly Case[],
  sidesOf: (asked: Case) => readonly RunningSide[],
  run: Run,
  take: (asked: Case, side: RunningSide, measured: Measured) => Promise<void> | void,
): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    for (const asked of cases) {
      const sides = startingAt(round, sidesOf(asked));
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await take(asked, side, await run(asked, side));
    }
  }
}
