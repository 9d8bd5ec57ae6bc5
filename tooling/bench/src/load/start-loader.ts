import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, Outcome } from './load.ts';

export interface Loader {
  run(load: Load): Promise<Outcome>;
  stop(): void;
}

/** Starts the process that makes the load. */
export function startLoader(): Loader {
  const child = fork(join(import.meta.dirname, 'main.ts'));
  return {
    run: async (load) => {
      child.send(load);
      const [outcome] = (await once(child, 'message')) as [Outcome];
      return outcome;
    },
    stop: () => void child.kill(),
  };
}
