export { createAppRouter, createRouter, type AppRouter } from './app-router.ts';
export type { ProblemData } from './trpc.ts';
