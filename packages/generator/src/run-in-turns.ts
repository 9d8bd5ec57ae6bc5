import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@handbill/contract';

/** Too short for other callers to notice, nor for what is being stored meanwhile, and long compared with the cost of a turn of the event loop. */
const maxTurn_ms = 0.5;

/** Runs work that takes long in several turns of the event loop, so that other calls are served in between. */
export async function runInTurns<T>(steps: Steps<T>): Promise<T> {
  for (let end = performance.now() + maxTurn_ms; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + maxTurn_ms;
  }
}
