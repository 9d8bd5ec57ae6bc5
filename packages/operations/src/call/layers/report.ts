import { bodyProblems, Problem, problemsOf, type ProblemCode } from '@handbill/contract';
import { logProblem } from '../../problems/log-problem.ts';
import type { CallLayer, Invocation, RecordedInvocation } from '../invocation.ts';
import { callerLeft, CallerLeft, Interrupted, type OperationEvent } from '../outcome.ts';

/** The same problem, naming the content that was stored before it occurred: a caller who retries without reading it pays twice. */
function withContentId(problem: Problem, content_id: string): Problem {
  const { message, headers, cause = problem } = problem;
  const detail = message.includes(content_id) ? message : `${message} The record ${content_id} was stored before that, or may have been.`;
  if (isOf(problem, 'unavailable')) return new Problem('unavailable', { ...problem.members, content_id }, { detail, cause, headers });
  if (isOf(problem, 'internal')) return new Problem('internal', { content_id }, { detail, cause, headers });
  return problem;
}

/** The same problem, naming the record that may be there: of a write whose answer was lost nobody knows. */
function withRecordId(problem: Problem, id: string): Problem {
  if (!isOf(problem, 'unavailable')) return problem;
  const { message, members, headers, cause = problem } = problem;
  return new Problem('unavailable', members, { detail: `${message} The record ${id} may have been stored all the same.`, cause, headers });
}

const isOf = <C extends Problem['code']>(problem: Problem, code: C): problem is Problem<C> => problem.code === code;

const unauthenticated = 401;
/** Statuses of calls that a key may not make, or not now. */
const refusals = new Set([unauthenticated, 403, 429]);

/** Notes for the log which operation is called and how it fails, and lets nothing but declared problems out: anything else is `internal`. */
export const report: CallLayer<Invocation, RecordedInvocation> = {
  name: 'report',
  for(operation, services) {
    const { log, storage } = services;
    const declared = new Set<ProblemCode>([...bodyProblems, ...problemsOf(operation)]);
    const problemOf = (cause: unknown, { storedContentId, newRecordId }: RecordedInvocation['effects']): Problem => {
      const known = cause instanceof Problem ? cause : storage.problemOf(cause);
      const problem = known !== undefined && declared.has(known.code) ? known : new Problem('internal', {}, { cause });
      if (storedContentId !== undefined) return withContentId(problem, storedContentId);
      return newRecordId === undefined ? problem : withRecordId(problem, newRecordId);
    };
    const failed = (cause: unknown, { effects, observer, request }: RecordedInvocation): Error => {
      if (cause instanceof CallerLeft || cause instanceof Interrupted) return cause;
      const problem = problemOf(cause, effects);
      const { caller } = effects;
      if (caller !== undefined && refusals.has(problem.status)) {
        // A caller who only knows the id of a key fills no more than a row a minute.
        const called = problem.status === unauthenticated ? null : operation.route;
        storage.refusedCalls.count({ ...caller, operation: called, code: problem.code }, services.now());
      }
      observer?.failed(problem);
      logProblem(log, problem, { request_id: request.id, operation: operation.route });
      return problem;
    };
    async function* reported(events: AsyncIterable<OperationEvent>, invocation: RecordedInvocation) {
      try {
        yield* events;
      } catch (cause) {
        throw failed(cause, invocation);
      }
    }
    return (next) => async (invocation) => {
      const recorded: RecordedInvocation = { ...invocation, effects: {} };
      const { observer } = invocation;
      const began = performance.now();
      const end = (status: number): void => observer?.ended(operation, status, performance.now() - began);
      observer?.called(operation);
      try {
        const outcome = await next(recorded);
        end(outcome.status);
        return outcome.events === undefined ? outcome : { ...outcome, events: reported(outcome.events, recorded) };
      } catch (cause) {
        const failure = failed(cause, recorded);
        end(failure instanceof Problem ? failure.status : callerLeft);
        throw failure;
      }
    };
  },
};
