import { Problem, problemDocument, type ProblemDocument } from '@handbill/contract';
import { initTRPC, type TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { invalidRequest } from './faults/invalid-request.ts';
import { maxBatchSize } from './wire/max-batch-size.ts';
import { transformer } from './wire/transformer.ts';

const protocol = `does not follow the tRPC protocol, or is a batch of more than ${maxBatchSize} calls`;

/** What tRPC itself refuses, in the words of the error table. */
const ownRefusals: Partial<Record<TRPCError['code'], () => Problem>> = {
  NOT_FOUND: () => new Problem('not_found', {}, { detail: 'There is no procedure of this name.' }),
  METHOD_NOT_SUPPORTED: () =>
    new Problem('method_not_allowed', { allow: ['GET', 'POST'] }, { detail: 'Queries are called with GET, mutations with POST.' }),
  PARSE_ERROR: () => new Problem('malformed_json'),
  PAYLOAD_TOO_LARGE: () => new Problem('payload_too_large'),
  UNSUPPORTED_MEDIA_TYPE: () => new Problem('unsupported_media_type'),
  BAD_REQUEST: () => invalidRequest([{ in: 'body', pointer: '', code: 'invalid_format', message: protocol }]),
};

/** The problem that an error of the tRPC door amounts to. */
export function problemOf(error: TRPCError): Problem {
  if (error.cause instanceof Problem) return error.cause;
  if (error.cause instanceof SyntaxError) return new Problem('malformed_json', {}, { detail: error.cause.message });
  return ownRefusals[error.code]?.() ?? new Problem('internal', {}, { cause: error });
}

const requestIds = new WeakMap<TRPCError, string>();

/** Says which request an error belongs to, where it came up before there was a context. */
export function nameRequest(error: TRPCError, requestId: string): void {
  requestIds.set(error, requestId);
}

/** What an error of the tRPC door carries. */
export interface ProblemData {
  readonly code: string;
  readonly httpStatus: number;
  readonly path?: string;
  readonly problem: ProblemDocument;
}

// Assigned, then exported by name: a destructured `initTRPC…` would inline every zod type into the declarations.
const t = initTRPC.context<Context>().create({
  transformer,
  isDev: false,
  errorFormatter({ shape, error, ctx, path }) {
    const problem = problemOf(error);
    const data: ProblemData = {
      code: shape.data.code,
      httpStatus: problem.status,
      ...(path !== undefined && { path }),
      problem: problemDocument(problem, ctx?.requestId ?? requestIds.get(error) ?? ''),
    };
    return { code: shape.code, message: problem.message, data };
  },
});

export const router = t.router;
export const anyProcedure = t.procedure;
