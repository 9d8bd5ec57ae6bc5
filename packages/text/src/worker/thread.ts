// Carries out the tasks for texts, in a thread of its own: they may take long, and the event loop has other callers.
import { parentPort, workerData } from 'node:worker_threads';
import { stepNames, watchChecks } from '../checks/findings/watched.ts';
import type { Outcome, Request, ThreadData } from './text-thread.ts';

const { tasks, progress } = workerData as ThreadData;
const { textTasks } = (await import(tasks)) as { readonly textTasks: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> };

function begin(step: number): void {
  Atomics.store(progress, 1, step);
  Atomics.add(progress, 0, 1);
}

function outcomeOf({ name, args, skipped }: Request): Outcome {
  watchChecks({ begin: (step) => begin(step === null ? -1 : stepNames.indexOf(step)), skipped: new Set(skipped) });
  begin(-1);
  try {
    return { value: textTasks[name]?.(...args) };
  } catch (error) {
    return { error };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (request: Request) => parentPort?.postMessage(outcomeOf(request)));
