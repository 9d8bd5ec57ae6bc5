import type { Contract } from '@handbill/contract';
import { campaigns } from './campaigns/router.ts';
import { content } from './content/router.ts';
import { me } from './me/router.ts';
import { router } from './trpc.ts';

/** Everything that Handbill does, by the contract's names. */
export const appRouter = router({ content, campaigns, me } satisfies Record<keyof Contract, unknown>);
export type AppRouter = typeof appRouter;
