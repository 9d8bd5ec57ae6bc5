import { Problem, problemDocument, type ProblemCode, type ProblemDocument } from '@handbill/contract';
import { initTRPC, type TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { transformer } from './wire/transformer.ts';

/** What tRPC itself refuses, in the words of the error table. */
const ownRefusals: Partial<Record<TRPCError['code'], ProblemCode>> = {
  NOT_FOUND: 'not_found',
  PARSE_ERROR: 'malformed_json',
  PAYLOAD_TOO_LARGE: 'payload_too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
};

function problemOf(error: TRPCError): Problem {
  if (error.cause instanceof Problem) return error.cause;
  if (error.code === 'METHOD_NOT_SUPPORTED') return new Problem('method_not_allowed', { allow: ['GET', 'POST'] }, { detail: 'Queries are called with GET, mutations with POST.' });
  const code = ownRefusals[error.code];
  if (code !== undefined) return new Problem(code as 'not_found');
  if (error.code === 'BAD_REQUEST') return new Problem('invalid_request', { errors: [] }, { detail: 'The call does not follow the tRPC protocol.' });
  return new Problem('internal', {}, { cause: error });
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
    const data: ProblemData = { code: shape.data.code, httpStatus: problem.status, ...(path !== undefined && { path }), problem: problemDocument(problem, ctx?.requestId ?? '') };
    return { code: shape.code, message: problem.message, data };
  },
});

export const router = t.router;
export const anyProcedure = t.procedure;
