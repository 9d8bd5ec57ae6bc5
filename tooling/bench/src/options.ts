import { parseArgs } from 'node:util';

export interface Options {
  readonly rounds: number;
  readonly seconds: number;
  /** Cases whose name begins with this; all without it. */
  readonly only: string | undefined;
  /** A folder that gets the CPU profiles of all sides. */
  readonly profile: string | undefined;
}

/** `--quick`: two short rounds, for a first look while something is being changed. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const { quick, rounds, seconds, only, profile } = values;
  return {
    // Many short rounds: a machine has slow moments that last seconds, and within a round they meet all sides alike.
    rounds: Number(rounds ?? (quick ? 2 : 25)),
    seconds: Number(seconds ?? (quick ? 0.6 : 0.5)),
    only,
    profile,
  };
}
