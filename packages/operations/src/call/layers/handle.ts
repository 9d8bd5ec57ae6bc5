import { Problem, type Operation, type ProblemCode } from '@handbill/contract';
import { EventStream, HandlerCall, Reply, type Call, type Handler } from '../call.ts';
import type { Invoke, ParsedInvocation } from '../invocation.ts';
import { replayHeaders, type Outcome } from '../outcome.ts';
import type { Services } from '../services.ts';

/** The end of the chain: the handler's answer as an outcome. */
export function handle(operation: Operation, handler: Handler<Operation>, services: Services): Invoke<ParsedInvocation> {
  const status = operation.status ?? 200;
  const outcomeOf = (result: unknown): Outcome => {
    if (result instanceof EventStream) {
      const { events, about, value, position } = result;
      return { status, events, about, position, asValue: value && (async () => ({ status, value: await value })) };
    }
    return result instanceof Reply ? { status: Number(result.status), value: result.value } : { status, value: result };
  };
  return async (invocation) => {
    const { input, wants, lastEventId, signal } = invocation;
    const call = new HandlerCall(invocation, services);
    try {
      // Its prototype has the stores.
      const result = await handler({ call: call as unknown as Call<ProblemCode>, input: input as never, wants, lastEventId, signal });
      const outcome = outcomeOf(result);
      return call.isReplay ? { ...outcome, headers: replayHeaders } : outcome;
    } catch (cause) {
      throw call.isReplay && cause instanceof Problem ? cause.withHeaders(replayHeaders) : cause;
    }
  };
}
