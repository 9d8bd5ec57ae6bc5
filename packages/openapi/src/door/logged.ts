import type { IncomingMessage } from 'node:http';
import type { Problem } from '@handbill/contract';
import type { Log } from '@handbill/router';

/** Refusals are the caller's business and told at debug level; what is ours is an error, with its cause. */
export function logged(log: Log, problem: Problem, request: IncomingMessage, requestId: string): void {
  const fields = { request_id: requestId, method: request.method, path: request.url?.split('?')[0], code: problem.code };
  if (problem.status >= 500) log.error({ ...fields, err: problem.cause ?? problem }, problem.message);
  else log.debug(fields, problem.message);
}
