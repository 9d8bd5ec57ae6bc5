import { Problem, problemDocument, type ProblemDocument } from '@handbill/contract';
import { Interrupted, invalidRequest, type CallerRequest, type CallObserver } from '@handbill/operations';
import { initTRPC, TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { transformer } from '../wire/transformer.ts';

/** How many calls one tRPC request may make: each is authorised and parsed for itself, and some are paid for. */
export const maxBatchSize = 50;

/** One request, as procedures get it. */
export interface Context {
  readonly request: CallerRequest;
  readonly observer?: CallObserver | undefined;
  /** Whether tRPC writes the answers line by line: it copies them into its lines, and superjson writes those. */
  readonly isStreamed: boolean;
  /** Resolves when the caller has taken all written bytes; `undefined`: at once. */
  readonly taken: () => Promise<void> | undefined;
}

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
  const status = cause instanceof Problem ? cause.status : cause instanceof Interrupted ? 503 : 500;
  return new TRPCError({ code: codes[status as keyof typeof codes] ?? 'INTERNAL_SERVER_ERROR', cause });
}

const protocol = `does not follow the tRPC protocol, or is a batch of more than ${maxBatchSize} calls`;

/** Queries may be long, and an address may not: they are taken by POST as well. */
export const methodRefusal = (allow: string[]): Problem =>
  new Problem('method_not_allowed', { allow }, { detail: 'Queries are called with GET or POST, mutations with POST.' });

/** The refusals of tRPC itself, in the words of the error table. */
const ownRefusals: Partial<Record<TRPCError['code'], () => Problem>> = {
  NOT_FOUND: () => new Problem('not_found', {}, { detail: 'There is no procedure of this name.' }),
  METHOD_NOT_SUPPORTED: () => methodRefusal(['POST']),
  PARSE_ERROR: () => new Problem('malformed_json'),
  PAYLOAD_TOO_LARGE: () => new Problem('payload_too_large'),
  UNSUPPORTED_MEDIA_TYPE: () => new Problem('unsupported_media_type'),
  BAD_REQUEST: () => invalidRequest([{ in: 'body', pointer: '', code: 'invalid_format', message: protocol }]),
};

/** The problem that an error of tRPC amounts to. */
export function problemOf(error: TRPCError): Problem {
  if (error.cause instanceof Problem) return error.cause;
  // tRPC's client goes on with a stream by itself after a 503.
  if (error.cause instanceof Interrupted) return new Problem('unavailable', { retry_after: 1 }, { detail: error.cause.message });
  if (error.cause instanceof SyntaxError) return new Problem('malformed_json', {}, { detail: error.cause.message });
  return ownRefusals[error.code]?.() ?? new Problem('internal', {}, { cause: error });
}

const requestIds = new WeakMap<TRPCError, string>();

/** Says which request an error belongs to, for one that comes up before there is a context. */
export function nameRequest(error: TRPCError, requestId: string): void {
  requestIds.set(error, requestId);
}

/** The data of a procedure's error. */
export interface ProblemData {
  readonly code: TRPC_ERROR_CODE_KEY;
  readonly httpStatus: number;
  readonly path?: string;
  readonly problem: ProblemDocument;
}

// Assigned, then exported by name: a destructured `initTRPC…` would inline every zod type into the declarations.
const t = initTRPC.context<Context>().create({
  transformer,
  isDev: false,
  // Keeps a connection open through proxies that end silent ones.
  sse: { ping: { enabled: true, intervalMs: 15_000 } },
  errorFormatter({ shape, error, ctx, path }) {
    const problem = problemOf(error);
    const data: ProblemData = {
      code: shape.data.code,
      httpStatus: problem.status,
      ...(path !== undefined && { path }),
      problem: problemDocument(problem, ctx?.request.id ?? requestIds.get(error) ?? ''),
    };
    return { code: shape.code, message: problem.message, data };
  },
});

export const router = t.router;
export const anyProcedure = t.procedure;
