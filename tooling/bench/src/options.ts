import { parseArgs } from 'node:util';

export interface Options {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  /** Cases whose name begins with this; all without it. */
  readonly only: string | undefined;
  readonly withTrpcToOpenapi: boolean;
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
      'with-trpc-to-openapi': { type: 'boolean', default: false },
    },
  });
  const { quick, rounds, seconds, only } = values;
  return {
    rounds: Number(rounds ?? (quick ? 2 : 7)),
    seconds: Number(seconds ?? (quick ? 0.6 : 2)),
    connections: 32,
    only,
    withTrpcToOpenapi: values['with-trpc-to-openapi'],
  };
}
