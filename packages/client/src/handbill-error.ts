import type { Problem } from './problem.ts';

/** For people who only read the log: the faulty fields, and how to find the request. */
function messageOf(problem: Problem): string {
  const faults = problem.code === 'invalid_request' ? problem.errors.map(({ pointer, message }) => ` ${pointer || '/'} ${message};`) : [];
  const more = problem.code === 'invalid_request' && problem.errors_omitted ? ` and ${problem.errors_omitted} more` : '';
  return `${problem.code}: ${problem.detail}${faults.join('')}${more}${problem.request_id === null ? '' : ` (request ${problem.request_id})`}`;
}

/** The one error with which a call fails; `problem` says why, `cause` what lay beneath. */
export class HandbillError extends Error {
  override readonly name = 'HandbillError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: { cause?: unknown }) {
    super(messageOf(problem), options);
    this.problem = problem;
  }

  /** The problem's code, for a quick look; switch over `problem.code` to have what the code carries. */
  get code(): Problem['code'] {
    return this.problem.code;
  }
}

/** Whether a call failed with this error, also where two copies of the client are loaded. */
export function isHandbillError(error: unknown): error is HandbillError {
  return error instanceof Error && error.name === 'HandbillError' && 'problem' in error;
}
