import type { CallerRequest, Endpoint } from '@handbill/operations';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta, OpenApiMethod } from 'trpc-to-openapi';
import { z } from 'zod';
import { asTRPC } from './as-trpc.ts';
import { readableInput } from './readable-input.ts';

interface OracleContext {
  readonly request: CallerRequest;
}

const t = initTRPC.context<OracleContext>().meta<OpenApiMeta>().create();

/** An operation as trpc-to-openapi wants it: its route in the meta, its own schema as the input. */
function procedureOf({ operation, invoke }: Endpoint) {
  const answer = async ({ request }: OracleContext, value: unknown) =>
    (await invoke({ request, readInput: () => ({ value }), wants: 'value' }).catch(asTRPC)).value;
  const [method, path] = [operation.method as OpenApiMethod, operation.path as `/${string}`];
  const described = t.procedure.meta({ openapi: { method, path } });
  if (operation.kind === 'query')
    return described
      .input(readableInput(operation.input))
      .output(z.any())
      .query(({ ctx, input }) => answer(ctx, input));
  return (
    described
      .input(operation.input)
      .output(z.any())
      // A body is JSON and needs no reading, and an edit must not get the defaults that a reading of it would fill in.
      .use(async ({ ctx, next, getRawInput }) => next({ ctx: { ...ctx, raw: await getRawInput() } }))
      .mutation(({ ctx }) => answer(ctx, ctx.raw))
  );
}

/** A tRPC router of these operations, by their `operationId`. */
export function oracleRouter(operations: readonly Endpoint[]) {
  return t.router(Object.fromEntries(operations.map((operation) => [operation.operationId, procedureOf(operation)])));
}
