import type { AttemptRecorder, OpenAttempt } from '@handbill/operations';

type Beginning = Parameters<AttemptRecorder['begin']>[0];
type End = Parameters<OpenAttempt['end']>[0];

/** Keeps in memory what a writer says of its calls. */
export function keptAttempts() {
  const calls: (Beginning & { end?: End })[] = [];
  const failing: unknown[] = [];
  const recorder: AttemptRecorder = {
    begin: (beginning) => {
      const call: (typeof calls)[number] = { ...beginning };
      calls.push(call);
      return Promise.resolve({
        end: (end) => {
          call.end = end;
        },
      });
    },
    keepFailing: (some) => {
      failing.push(...some);
      return Promise.resolve();
    },
  };
  return { calls, failing, recorder };
}
