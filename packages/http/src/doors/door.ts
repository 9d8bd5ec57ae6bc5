import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { CallerLeft, logProblem, quoted, type Log, type Services } from '@handbill/operations';
import { answerProblem } from '../answers/answer.ts';
import type { ReceivedRequest } from '../requests/request.ts';

/** Answers the requests for its own addresses and returns `false` for all others. */
export type Door = (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => boolean;

/** The path of an address that ends with a slash, without it; `undefined` for other addresses, and for the root. */
export function withoutLastSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined;
}

/** For an address that does not exist, with the one that was probably meant. */
export const noSuchAddress = (meant: string): Problem<'not_found'> =>
  new Problem('not_found', {}, { detail: `There is no such address; did you mean ${quoted(meant)}?` });

/** For a method that an address does not have. */
export const methodNotAllowed = (allow: readonly string[]): Problem<'method_not_allowed'> =>
  new Problem('method_not_allowed', { allow: [...allow] }, { detail: `Allowed here: ${allow.join(', ')}.` });

/** Aborted when the caller leaves before the answer is whole. */
export function signalOf(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  return left.signal;
}

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

interface OneAddress {
  readonly isAt: (path: string) => boolean;
  readonly allow: readonly string[];
  readonly serve: (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => Promise<void>;
  readonly storage: Pick<Services['storage'], 'problemOf'>;
  readonly log: Log;
}

/** A door for an address beside the API, which answers its problems as that does. */
export const doorAt =
  ({ isAt, allow, serve, storage, log }: OneAddress): Door =>
  (request, response, received) => {
    const { path = '', method = '', refusal, requestId } = received;
    if (!isAt(path)) return false;
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const answering = async (): Promise<void> => {
      if (refusal !== undefined) throw refusal;
      if (!allow.includes(method)) throw methodNotAllowed(allow);
      await serve(request, response, received);
    };
    answering().catch((cause: unknown) => refuse(response, storage.problemOf(cause) ?? cause, log, received));
    return true;
  };
