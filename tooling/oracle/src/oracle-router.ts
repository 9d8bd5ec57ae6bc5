import type { BoundOperation, Context } from '@handbill/router';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta, OpenApiMethod } from 'trpc-to-openapi';
import { z } from 'zod';
import { asTRPC } from './as-trpc.ts';
import { readableInput } from './readable-input.ts';

interface OracleContext {
  readonly call: Context;
}

const t = initTRPC.context<OracleContext>().meta<OpenApiMeta>().create();

/** An operation as trpc-to-openapi wants it: its route in the meta, its own schema as the input. */
function procedureOf({ operation, bound }: BoundOperation) {
  const [method, path] = operation.route.split(' ') as [OpenApiMethod, `/${string}`];
  const described = t.procedure.meta({ openapi: { method, path } });
  if (operation.kind === 'query')
    return described
      .input(readableInput(operation.input))
      .output(z.any())
      .query(({ ctx, input }) => bound.invoke(ctx.call, input).catch(asTRPC));
  return (
    described
      .input(operation.input)
      .output(z.any())
      // A body is JSON and needs no reading, and an edit must not get the defaults that a reading of it would fill in.
      .use(async ({ ctx, next, getRawInput }) => next({ ctx: { ...ctx, raw: await getRawInput() } }))
      .mutation(({ ctx }) => bound.invoke(ctx.call, ctx.raw).catch(asTRPC))
  );
}

/** A tRPC router of these operations, by their `operationId`. */
export function oracleRouter(operations: readonly BoundOperation[]) {
  return t.router(Object.fromEntries(operations.map((operation) => [operation.operationId, procedureOf(operation)])));
}
