import type { AttemptLog } from '@handbill/operations';
import type { GenerationServices } from './generation-services.ts';

type BudgetKey = Parameters<AttemptLog['settle']>[0];

/**
 * Counts what work has paid from a budget when it has ended, however it did, and sets the rest free. Where that fails, the next sweep does it: nobody
 * is refused anything for it but by the cap.
 */
export async function settleAfter<T>(work: Promise<T>, budget: BudgetKey | undefined, { storage, log }: GenerationServices): Promise<T> {
  try {
    return await work;
  } finally {
    if (budget !== undefined)
      await storage.attemptLog.settle(budget).catch((cause: unknown) => {
        log.warn({ err: cause, content_id: budget.contentId }, 'What a text took could not be counted for its spending caps; it is later');
      });
  }
}
