import type { FailureCause, GenerationFailure, Log } from '@handbill/operations';
import { OverBudget } from './recorded-attempts.ts';

const overBudget = 'Another call of a model might take more than was reserved for this text.';

/** A failure that no answer of a model is the cause of. */
export const failed = (cause: FailureCause, textSoFar: string | null, detail = cause.explanation): GenerationFailure => ({
  kind: 'failure',
  code: 'generation_failed',
  detail,
  cause,
  model: '',
  textSoFar,
});

/** Logs a defect of the writer, and makes a failure of it: the record must not stay as if its text were still being written. */
export function reportDefect(
  cause: unknown,
  fields: { readonly content_id: string; readonly request_id: string },
  textSoFar: string | null,
  log: Log,
): GenerationFailure {
  if (cause instanceof OverBudget) return failed({ kind: 'budget', explanation: overBudget }, textSoFar);
  log.error({ ...fields, defect: withoutMessage(cause) }, 'The writer failed by a defect');
  const detail = 'Something went wrong on our side while the text was being written.';
  return failed({ kind: 'defect', explanation: 'The writer failed by a defect.' }, textSoFar, detail);
}

const maxDepth = 4;

interface Defect {
  readonly type: string;
  readonly code?: string;
  readonly stack: readonly string[];
  readonly cause?: Defect;
}

/** The kind of an error and where it was thrown. An error's message may quote the brief or an answer. */
function withoutMessage(error: unknown, depth = 0): Defect {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { name, message, stack = '', cause } = error;
  // A stack begins with the message, which may have lines of its own.
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return {
    type: name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: frames.split('\n').flatMap((line) => /^ +at (.+)$/.exec(line)?.[1] ?? []),
    ...(cause !== undefined && depth < maxDepth && { cause: withoutMessage(cause, depth + 1) }),
  };
}
