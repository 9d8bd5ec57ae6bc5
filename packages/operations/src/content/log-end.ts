import { Problem } from '@handbill/contract';
import type { Log } from '../ports/log.ts';
import { logProblem } from '../problems/log-problem.ts';
import { WrittenElsewhere } from './write.ts';

/** Logs how work failed that no caller waits for. */
export async function logEnd(
  work: Promise<unknown>,
  fields: { readonly content_id: string; readonly request_id: string; readonly claims?: number },
  log: Log,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof WrittenElsewhere) return;
    logProblem(log, error instanceof Problem ? error : new Problem('internal', {}, { cause: error }), fields);
  }
}
