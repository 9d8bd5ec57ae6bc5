import { Problem } from '@handbill/contract';
import { TRPCError } from '@trpc/server';

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
export function asTRPC(cause: unknown): never {
  const status = cause instanceof Problem ? cause.status : 500;
  throw new TRPCError({ code: codes[status] ?? 'INTERNAL_SERVER_ERROR', cause });
}
