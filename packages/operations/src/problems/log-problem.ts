import { problems, type Fault, type Problem } from '@handbill/contract';
import type { Log } from '../ports/log.ts';
import type { FailureCause } from '../ports/writer.ts';

/** A cause has one line in this time, in milliseconds: in an outage every call ends in the same. */
const interval = 1_000;

type Line = (suppressed: number) => void;

/** How often each cause was met since its last line, and the last line. The first sentence says the cause: the rest is of one call. */
const met = new Map<string, { count: number; last: Line }>();
const firstSentence = /^.*?[.!?](?=\s|$)/s;

/** Logs a cause that keeps this process from serving: by a line a second of each cause, with the number of those that have none. */
function logOutage(log: Pick<Log, 'warn'>, problem: Problem, fields: object): void {
  const { message, cause } = problem;
  const err = cause instanceof Error && cause.name !== problem.name ? { err: cause } : {};
  const line: Line = (suppressed) => log.warn({ ...fields, ...(suppressed > 0 && { suppressed }), ...err }, message);
  const name = firstSentence.exec(message)?.[0] ?? message;
  const known = met.get(name);
  if (known === undefined) {
    line(0);
    awaitMore(name);
  } else met.set(name, { count: known.count + 1, last: line });
}

function awaitMore(name: string): void {
  met.set(name, { count: 0, last: () => undefined });
  setTimeout(() => {
    const { count = 0, last } = met.get(name) ?? {};
    met.delete(name);
    if (count === 0) return;
    last?.(count - 1);
    awaitMore(name);
  }, interval).unref();
}

/** A problem is logged where it is met first, and passes several places that log. */
const logged = new WeakSet<Problem>();

/**
 * Logs a problem that a call ended in, once: a defect as an error, a failure that passes as a warning, refusals for debugging. No line quotes a
 * request or a model's answer, at any level: the caller is told that, and `GET /content/{id}/attempts` keeps it.
 */
export function logProblem(log: Log, problem: Problem, call: { readonly request_id: string } & Readonly<Record<string, unknown>>): void {
  if (logged.has(problem)) return;
  logged.add(problem);
  const { content_id, errors } = problem.members as { readonly content_id?: string; readonly errors?: readonly Fault[] };
  const fields = { ...call, ...(content_id !== undefined && { content_id }), code: problem.code };
  const { title } = problems[problem.code];
  if (problem.status < 500) log.debug({ ...fields, ...(errors && { errors: errors.map((fault) => `${fault.in} ${fault.code}`) }) }, title);
  else if (problem.code === 'unavailable') logOutage(log, problem, fields);
  else if (problem.code === 'internal') log.error({ ...fields, err: problem.cause ?? problem }, problem.message);
  else {
    const { explanation, ...reason } = reasonOf(problem.cause);
    log.warn({ ...fields, ...reason }, [title, explanation].filter(Boolean).join(': '));
  }
}

const isFailureCause = (cause: unknown): cause is FailureCause => typeof cause === 'object' && cause !== null && 'explanation' in cause;

/** The facts that an operator needs to act on a failure, without a word of a brief, an answer or the provider. */
function reasonOf(cause: unknown): Partial<FailureCause> & { readonly error_code?: string } {
  if (isFailureCause(cause)) {
    const { kind, status, explanation } = cause;
    return { kind, ...(status !== undefined && { status }), explanation };
  }
  // An error's message may quote its subject.
  if (!(cause instanceof Error)) return {};
  return { kind: cause.name, ...('code' in cause && { error_code: String(cause.code) }) };
}
