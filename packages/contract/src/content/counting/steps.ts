/**
 * Work on a text that may be long, in steps of at most a few milliseconds. Whoever runs it decides what happens between them:
 * a server lets others go on.
 */
export type Steps<T> = Generator<void, T, void>;

/** Runs all steps at once, for texts that are known to be short. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
