import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@handbill/contract';

/** Far below what a caller of a busy server notices, and far above what a turn of the event loop costs. */
const turn_ms = 5;

/** Runs work in steps so that no turn of the event loop takes longer than `turn_ms` and a step. What is done sooner needs no second turn. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (let end = performance.now() + turn_ms; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + turn_ms;
  }
}
