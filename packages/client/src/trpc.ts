// For tRPC's own client: types and nothing else, which need `@trpc/server`.
export type { AppRouter, ProblemData } from './calls/app-router.ts';
export type { Procedures } from './calls/procedures.ts';
