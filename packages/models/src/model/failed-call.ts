import type { CallFailure } from './language-model.ts';

/** A failed call, of the kind that its log names, which is nobody's fault where nothing else is said. */
export const failedCall = (
  model: string,
  kind: string,
  detail: string,
  rest: Partial<Pick<CallFailure, 'code' | 'cause' | 'fault' | 'textSoFar'>> = {},
): CallFailure => ({
  kind: 'failure',
  model,
  code: 'generation_failed',
  detail,
  cause: { kind, explanation: detail },
  fault: 'other',
  textSoFar: null,
  ...rest,
});

/** The failure of a call that is no longer needed. */
export const stoppedCall = (model: string, textSoFar: string | null): CallFailure =>
  failedCall(model, 'stopped', 'The writing was stopped before the text was done.', { textSoFar });
