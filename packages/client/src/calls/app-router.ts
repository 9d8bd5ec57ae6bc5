import type { ProblemDocument } from '@handbill/contract';
import type {
  TRPC_ERROR_CODE_KEY,
  TRPC_ERROR_CODE_NUMBER,
  TRPCBuiltRouter,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
  TRPCSubscriptionProcedure,
} from '@trpc/server';
import type { Procedures } from './procedures.ts';

/** The `data` of an error of tRPC's client. */
export interface ProblemData {
  readonly code: TRPC_ERROR_CODE_KEY;
  readonly httpStatus: number;
  readonly path?: string;
  /** Why the call failed: a union by `code`. */
  readonly problem: ProblemDocument;
}

type ProcedureOf<P> = P extends { _def: { type: infer Type; $types: { input: infer Input; output: infer Output } } }
  ? Type extends 'subscription'
    ? TRPCSubscriptionProcedure<{ input: Input; output: Output; meta: object }>
    : Type extends 'query'
      ? TRPCQueryProcedure<{ input: Input; output: Output; meta: object }>
      : TRPCMutationProcedure<{ input: Input; output: Output; meta: object }>
  : never;

/**
 * The server's router, for `createTRPCClient<AppRouter>()` and `createTRPCOptionsProxy<AppRouter>()`; its transformer is superjson. Each item of a
 * stream is `{ id, data }`: `data.event` names the event, and `id`, as the input's `lastEventId`, is where to resume.
 */
export type AppRouter = TRPCBuiltRouter<
  {
    ctx: object;
    meta: object;
    errorShape: { code: TRPC_ERROR_CODE_NUMBER; message: string; data: ProblemData };
    transformer: true;
  },
  { [Group in keyof Procedures]: { [Name in keyof Procedures[Group]]: ProcedureOf<Procedures[Group][Name]> } }
>;
