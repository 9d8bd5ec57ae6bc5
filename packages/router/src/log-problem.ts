import type { Problem } from '@handbill/contract';
import type { Log } from './ports/log.ts';

/** Tells how a call ended in a problem: refusals are the caller's business and of interest when debugging; what is ours is an error, with its cause. */
export function logProblem(log: Log, problem: Problem, call: { readonly request_id: string } & Readonly<Record<string, unknown>>): void {
  const fields = { ...call, code: problem.code };
  if (problem.status >= 500) log.error({ ...fields, err: problem.cause ?? problem }, problem.message);
  else log.debug(fields, problem.message);
}
