import { HandbillError } from './handbill-error.ts';
import { localProblem } from './local-problem.ts';
import type { Problem } from './problem.ts';

/** What a link throws: tRPC's error, about an answer or around one of ours. */
interface LinkError {
  readonly cause?: unknown;
  readonly data?: { readonly problem?: unknown; readonly httpStatus?: number } | null;
  readonly shape?: unknown;
  readonly meta?: { readonly response?: unknown };
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string' && 'detail' in value;

/** The one error for whatever a call failed with. Calls of one batch may share a cause, so each gets an error of its own. */
export function handbillErrorOf(error: unknown, signal: AbortSignal | undefined): HandbillError {
  if (signal?.aborted) return new HandbillError(localProblem('aborted', 'The signal of the call was aborted'), { cause: signal.reason });
  const { cause, data, shape, meta } = error as LinkError;
  if (cause instanceof HandbillError) return new HandbillError(cause.problem, { cause: cause.cause });
  if (isProblem(data?.problem)) return new HandbillError(data.problem);
  const detail = error instanceof Error ? error.message : String(error);
  if (shape || meta?.response)
    return new HandbillError(localProblem('unexpected_answer', detail, data?.httpStatus ?? null), { cause: error });
  return new HandbillError(localProblem('not_sent', detail), { cause: cause ?? error });
}
