import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { CallerLeft, logProblem, type Log } from '@handbill/operations';
import { answerProblem } from './answer.ts';

/** What is known of a request before any door has looked at it. */
interface Arrival {
  readonly requestId: string;
  /** Why it must be refused, whatever it is for: each door answers it in its own format. */
  readonly refusal: Problem | undefined;
}

/** Answers the requests for its own addresses and returns `false` for all others. */
export type Door = (request: IncomingMessage, response: ServerResponse, arrival: Arrival) => boolean;

/** Ends a request that met a problem, or any other error, before or after it was an operation's: it is logged with `fields` and answered. */
export function refuse(
  response: ServerResponse,
  cause: unknown,
  log: Log,
  fields: { readonly request_id: string } & Readonly<Record<string, unknown>>,
): void {
  if (cause instanceof CallerLeft) return log.debug(fields, cause.message);
  const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
  logProblem(log, problem, fields);
  answerProblem(response, problem, fields.request_id);
}
