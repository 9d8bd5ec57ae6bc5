import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, Outcome } from './main.ts';

export interface Loader {
  /** Opens the connections of a load; resolves to a function that makes the load. */
  open(load: Load): Promise<() => Promise<Outcome>>;
  stop(): void;
}

/** Starts the process that makes the load. */
export function startLoader(): Loader {
  const child = fork(join(import.meta.dirname, 'main.ts'));
  return {
    open: async (load) => {
      child.send(load);
      await once(child, 'message');
      return async () => {
        child.send('go');
        const [outcome] = (await once(child, 'message')) as [Outcome];
        return outcome;
      };
    },
    stop: () => void child.kill(),
  };
}
