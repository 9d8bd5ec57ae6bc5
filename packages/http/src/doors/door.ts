import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { CallerLeft, logProblem, type Log } from '@handbill/operations';
import { answerProblem } from '../answers/answer.ts';
import type { ReceivedRequest } from '../requests/request.ts';

/** Answers the requests for its own addresses and returns `false` for all others. */
export type Door = (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => boolean;

/** Ends a request that met a problem, or any other error, before or after it was an operation's: it is logged and answered. */
export function refuse(response: ServerResponse, cause: unknown, log: Log, received: ReceivedRequest): void {
  const { requestId, method, path } = received;
  const fields = { request_id: requestId, method, path };
  if (cause instanceof CallerLeft) return log.debug(fields, cause.message);
  const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
  received.failed(problem);
  logProblem(log, problem, fields);
  answerProblem(response, problem, requestId);
}
