import { Problem, type Operation } from '@handbill/contract';
import { TRPCError, type TRPCMutationProcedure, type TRPCQueryProcedure } from '@trpc/server';
import type * as z from 'zod';
import { bind, type Bound, type Handler } from './bind.ts';
import type { Context } from './context.ts';
import { anyProcedure } from './trpc.ts';
import { instantWriter } from './wire/instants.ts';
import { writtenBy } from './wire/transformer.ts';

type Call<Op extends Operation> = { input: z.input<Op['input']>; output: z.output<Op['output']>; meta: object };

/** The tRPC procedure of an operation, as far as a client's types need it. */
export type ProcedureOf<Op extends Operation> = Op['kind'] extends 'query' ? TRPCQueryProcedure<Call<Op>> : TRPCMutationProcedure<Call<Op>>;

/** What a router must have to implement a contract: one procedure for each operation, no more and no fewer. */
export type Implements<C> = { [N in keyof C]: C[N] extends Operation ? ProcedureOf<C[N]> : Implements<C[N]> };

const codes = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
} as const satisfies Record<number, TRPCError['code']>;

/** An error of a call as tRPC carries it: `problemOf` finds the problem in it again. */
export function trpcErrorOf(cause: unknown): TRPCError {
  const status = cause instanceof Problem ? cause.status : 500;
  return new TRPCError({ code: codes[status as keyof typeof codes] ?? 'INTERNAL_SERVER_ERROR', cause });
}

const asTRPC = (cause: unknown): never => {
  throw trpcErrorOf(cause);
};

const bound = new WeakMap<object, Bound>();

/** `invoke` parses, so tRPC must not parse again. */
const unread = (raw: unknown): unknown => raw;

/** Gives an operation its behaviour: one way in, and tRPC's procedure as a thin face on it. */
export function procedure<Op extends Operation>(operation: Op, handler: Handler<Op>): ProcedureOf<Op> {
  const one = bind(operation, handler);
  const writer = instantWriter(operation.output);
  const resolve = ({ ctx, input }: { ctx: Context; input: unknown }) =>
    one.invoke(ctx, input ?? {}).then((answer) => writtenBy(answer, writer), asTRPC);
  const reader = anyProcedure.input(unread);
  const built = operation.kind === 'query' ? reader.query(resolve) : reader.mutation(resolve);
  bound.set(built, one);
  return built as unknown as ProcedureOf<Op>;
}

/** The operation behind a procedure; every door but tRPC's goes through it. */
export function boundOf(built: unknown): Bound {
  const found = typeof built === 'function' ? bound.get(built) : undefined;
  if (found === undefined) throw new Error('An operation of the contract has no procedure');
  return found;
}
