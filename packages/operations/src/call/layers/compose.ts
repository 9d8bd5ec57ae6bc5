import type { Operation } from '@handbill/contract';
import type { Handler } from '../call.ts';
import { handle } from './handle.ts';
import type { Invoke } from '../invocation.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { idempotency } from './idempotency.ts';
import { limit } from './limit.ts';
import { parse } from './parse.ts';
import { report } from './report.ts';
import { reserveRoom } from './reserve-room.ts';
import { tracedCall, tracedHandler } from './traced-call.ts';
import { validateOutput } from './validate-output.ts';
import type { Services } from '../services.ts';

/** The layers of every call, outermost first. Each hands on all that the next one needs: `compose.test-d.ts` holds that. */
export const layers = [report, authenticate, limit, authorize, parse, reserveRoom, idempotency, validateOutput] as const;

/** Puts the layers around a handler, once for each operation, when the server starts. */
export function compose(operation: Operation, handler: Handler<Operation>, services: Services): Invoke {
  const { tracer } = services;
  const handled = handle(operation, handler, services);
  const end: Invoke<never> = tracer === undefined ? handled : tracedHandler(handled, tracer);
  // A list has one type for all its layers.
  const invoke = layers.reduceRight((next, layer) => layer.for(operation, services)?.(next as never) ?? next, end) as Invoke;
  return tracer === undefined ? invoke : tracedCall(operation, invoke, tracer);
}
