import { Problem } from '@handbill/contract';
import { logProblem } from '../problems/log-problem.ts';
import type { Services } from '../services.ts';
import { WrittenElsewhere } from './write.ts';

/** Logs how work failed that no caller waits for. */
export async function logEnd(
  work: Promise<unknown>,
  fields: { readonly content_id: string; readonly request_id: string; readonly claims?: number },
  { log, storage }: Pick<Services, 'log' | 'storage'>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof WrittenElsewhere) return;
    const problem = error instanceof Problem ? error : (storage.problemOf(error) ?? new Problem('internal', {}, { cause: error }));
    logProblem(log, problem, fields);
  }
}
