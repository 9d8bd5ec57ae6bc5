import { Problem } from '@handbill/contract';
import type { CallerRequest, Endpoint } from '@handbill/operations';
import { initTRPC, TRPCError } from '@trpc/server';
import type { OpenApiMeta, OpenApiMethod } from 'trpc-to-openapi';
import { z } from 'zod';

const codes: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  502: 'BAD_GATEWAY',
  504: 'GATEWAY_TIMEOUT',
};

/** A problem as tRPC knows it, so that the oracle can answer with its status. */
function asTRPC(cause: unknown): never {
  const status = cause instanceof Problem ? cause.status : 500;
  throw new TRPCError({ code: codes[status] ?? 'INTERNAL_SERVER_ERROR', cause });
}

const holdsNumber = (field: z.ZodType) =>
  /"type":"(integer|number)"/.test(JSON.stringify(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })));

/**
 * The input of a query so that trpc-to-openapi can read it: it makes no number of a text where the number stands behind a default. The operation
 * itself decides which values are valid.
 */
function readableInput(input: z.ZodType): z.ZodType {
  if (!(input instanceof z.ZodObject)) return input;
  const fields = Object.entries<z.ZodType>(input.shape);
  const numberOf = (field: z.ZodType) => (field.safeParse(undefined).success ? z.number().optional() : z.number());
  return z.strictObject(Object.fromEntries(fields.map(([name, field]) => [name, holdsNumber(field) ? numberOf(field) : field])));
}

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
