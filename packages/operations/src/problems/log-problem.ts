import { problems, type Problem } from '@handbill/contract';
import type { Log } from '../ports/log.ts';

/** A problem is logged where it is met first, and passes several places that log. */
const logged = new WeakSet<Problem>();

/**
 * Logs a problem that a call ended in, once. Refusals are the caller's business and of interest when debugging; what is ours is an error, with its cause.
 * What a model said may hold words of the brief, so its failures are logged by their kind, and what was said only when debugging.
 */
export function logProblem(log: Log, problem: Problem, call: { readonly request_id: string } & Readonly<Record<string, unknown>>): void {
  if (logged.has(problem)) return;
  logged.add(problem);
  const fields = { ...call, code: problem.code };
  const inFull = () => ({ ...fields, err: problem.cause ?? problem });
  if (problem.status < 500) log.debug(fields, problem.message);
  else if (problem.code === 'internal' || problem.code === 'unavailable') log.error(inFull(), problem.message);
  else {
    log.warn({ ...fields, ...reasonOf(problem.cause) }, problems[problem.code].title);
    log.debug(inFull(), problem.message);
  }
}

/** Which way the provider failed, and its status: what it takes to act on it, without a word of its own. */
function reasonOf(cause: unknown): { readonly kind?: unknown; readonly status?: unknown } {
  if (typeof cause !== 'object' || cause === null || !('kind' in cause)) return {};
  return { kind: cause.kind, ...('status' in cause && { status: cause.status }) };
}
