import { Problem, type Operation } from '@handbill/contract';
import type { Tracer } from '../../ports/tracer.ts';
import type { Invoke } from '../invocation.ts';
import { callerLeft } from '../outcome.ts';

/** Makes each call of an operation a span, from its first layer until it is answered or its stream begins. */
export const tracedCall =
  ({ route }: Operation, invoke: Invoke, tracer: Tracer): Invoke =>
  (invocation) => {
    const { request, observer } = invocation;
    const attributes = { 'handbill.operation': route, 'handbill.door': observer?.door ?? 'local', 'handbill.request_id': request.id };
    return tracer.within({ name: route, kind: 'server', attributes, traceparent: request.traceparent }, async (add) => {
      try {
        const outcome = await invoke(invocation);
        add({ 'http.response.status_code': outcome.status });
        return outcome;
      } catch (cause) {
        const [status, code] = cause instanceof Problem ? [cause.status, cause.code] : [callerLeft, 'caller_left'];
        add({ 'http.response.status_code': status, 'handbill.problem': code, ...(status >= 500 && { 'error.type': code }) });
        throw cause;
      }
    });
  };

/** The handler's part of a call: the rest of the time before and after it is that of the layers, whose commands are spans of their own. */
export const tracedHandler =
  <In>(invoke: Invoke<In>, tracer: Tracer): Invoke<In> =>
  (invocation) =>
    tracer.within({ name: 'handler', kind: 'internal', attributes: {} }, () => invoke(invocation));
