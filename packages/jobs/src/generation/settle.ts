import type { AttemptLog } from '@handbill/operations';
import type { GenerationServices } from './generation-services.ts';

/** Counts what was paid from a budget, and sets the rest free. Where that fails, the next sweep does it: nobody is refused anything for it but by the cap. */
export const settle = (budget: Parameters<AttemptLog['settle']>[0], { storage, log }: GenerationServices): Promise<void> =>
  storage.attemptLog.settle(budget).catch((cause: unknown) => {
    log.warn({ err: cause, content_id: budget.contentId }, 'What a text took could not be counted for its spending caps; it is later');
  });
