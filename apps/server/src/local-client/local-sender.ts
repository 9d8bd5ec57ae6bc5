import { randomUUID } from 'node:crypto';
import { HandbillError } from '@handbill/client';
import type { Send } from '@handbill/client/in-process';
import { Problem, problemDocument } from '@handbill/contract';
import { CallerRequest, type Endpoint, type Principal } from '@handbill/operations';

/** The parser may replace values in place, and the caller keeps what it sent. What can not be copied is refused by name when it is parsed. */
function copied(input: unknown): unknown {
  try {
    return structuredClone(input);
  } catch {
    return input;
  }
}

/** What the client finds its own error in. */
const failure = (problem: Problem, { id }: CallerRequest) =>
  new Error(problem.message, { cause: new HandbillError(problemDocument(problem, id)) });

/** Makes calls of endpoints as a principal. They go through every layer that calls over HTTP go through, but no key is looked up. */
export function localSender(endpoints: readonly Endpoint[], principal: Principal): Send {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  return async ({ path, input, signal, context: { idempotencyKey } }) => {
    const key = typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
    const request = new CallerRequest({ id: randomUUID(), credential: principal, idempotencyKey: key });
    const endpoint = byName.get(path);
    if (endpoint === undefined) throw failure(new Problem('not_found', {}, { detail: 'There is no operation of this name.' }), request);
    const readInput = () => ({ value: copied(input ?? {}) });
    const outcome = await endpoint
      .invoke({ request, readInput, wants: 'value', signal: signal ?? undefined })
      .catch((cause: unknown) => Promise.reject(cause instanceof Problem ? failure(cause, request) : cause));
    return outcome.value;
  };
}
