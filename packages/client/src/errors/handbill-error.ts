import { localProblems, type LocalProblem, type Problem } from './problem.ts';

/** The one error with which a call fails; `problem` says why, `cause` is the underlying error. */
export class HandbillError extends Error {
  override readonly name = 'HandbillError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: { cause?: unknown }) {
    super(messageOf(problem), options);
    this.problem = problem;
  }

  /** The problem's code. A `switch` over `problem.code` also narrows the problem to the members of that code. */
  get code(): Problem['code'] {
    return this.problem.code;
  }

  /** The occurrence, in a sentence for people. `message` is for logs: it has the code, the invalid fields and the request's id as well. */
  get detail(): string {
    return this.problem.detail;
  }
}

/** The error for a problem that the client found itself. */
export const localError = (code: LocalProblem['code'], detail: string, cause?: unknown, status: number | null = null): HandbillError =>
  new HandbillError({ type: null, title: localProblems[code], status, detail, code, request_id: null }, { cause });

/** Whether a call failed with this error, also if two copies of the client are loaded. */
export function isHandbillError(error: unknown): error is HandbillError {
  return error instanceof Error && error.name === 'HandbillError' && 'problem' in error;
}

/** For logs: the invalid fields, and the id of the request. */
function messageOf(problem: Problem): string {
  const faults = problem.code === 'invalid_request' ? problem.errors.map(({ pointer, message }) => ` ${pointer || '/'} ${message};`) : [];
  const more = problem.code === 'invalid_request' && problem.errors_omitted ? ` and ${problem.errors_omitted} more` : '';
  return `${problem.code}: ${problem.detail}${faults.join('')}${more}${problem.request_id === null ? '' : ` (request ${problem.request_id})`}`;
}

/** The errors of tRPC's links: one of theirs, about a response or around an error of ours. */
interface LinkError {
  readonly cause?: unknown;
  readonly data?: { readonly problem?: unknown; readonly httpStatus?: number } | null;
  readonly shape?: unknown;
  readonly meta?: { readonly response?: unknown };
}

/** Whether a value is a problem as a server sends it. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string' && 'detail' in value;

/** Turns whatever a call failed with into the one error. Calls of a batch may share a cause, so each gets an error of its own. */
export function toHandbillError(error: unknown, signal: AbortSignal): HandbillError {
  // The client's own time-out aborts with the error itself.
  if (signal.aborted && signal.reason instanceof HandbillError) return signal.reason;
  if (signal.aborted) return localError('aborted', "The call's signal was aborted", signal.reason);
  if (error instanceof HandbillError) return error;
  const { cause, data, shape, meta } = error as LinkError;
  if (cause instanceof HandbillError) return new HandbillError(cause.problem, { cause: cause.cause });
  if (isProblem(data?.problem)) return new HandbillError(data.problem);
  const detail = error instanceof Error ? error.message : String(error);
  if (shape || meta?.response) return localError('unexpected_answer', detail, error, data?.httpStatus);
  return localError('not_sent', detail, cause ?? error);
}
