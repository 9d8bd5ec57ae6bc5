import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { CallerLeft, logProblem, type Log } from '@handbill/operations';
import { answerProblem } from './answer.ts';
import type { Arrival } from './request.ts';

/** Answers the requests for its own addresses and returns `false` for all others. */
export type Door = (request: IncomingMessage, response: ServerResponse, arrival: Arrival) => boolean;

/** Ends a request that met a problem, or any other error, before or after it was an operation's: it is logged and answered. */
export function refuse(response: ServerResponse, cause: unknown, log: Log, { requestId, method, path, caller }: Arrival): void {
  const fields = { request_id: requestId, method, path };
  if (cause instanceof CallerLeft) return log.debug(fields, cause.message);
  const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
  caller.problems.push(problem);
  logProblem(log, problem, fields);
  answerProblem(response, problem, requestId);
}
