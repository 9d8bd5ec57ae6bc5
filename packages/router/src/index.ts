export { createAppRouter, createRouter, type AppRouter } from './procedures/app-router.ts';
export type { ProblemData } from './procedures/trpc.ts';
