import type { Check } from '@handbill/contract';
import type { JudgeJob } from '@handbill/operations';
import type { GenerationServices } from './generation-services.ts';
import { RecordedAttempts } from './recorded-attempts.ts';
import { runWriter, settleAfter } from './run-writer.ts';

const noStream = { addAttempt: () => undefined, addDelta: () => undefined };

/** Has a text judged that is no record, when its turn comes: its calls are counted. `null`: the process stops, or the caller is gone. */
export function judgeText(job: JudgeJob, services: GenerationServices): Promise<readonly Check[] | null> {
  return settleAfter(judgeInTurn(job, services), job.budget && { ...job.subject, id: job.budget.id }, services);
}

async function judgeInTurn(
  { subject, task, requestId, signal, slot, budget }: JudgeJob,
  services: GenerationServices,
): Promise<readonly Check[] | null> {
  const { writer, stopping, log } = services;
  const isNeeded = (): boolean => signal?.aborted !== true && !stopping.aborted;
  if (!(await slot.turn) || !isNeeded()) return null;
  const attempts = new RecordedAttempts({ subject, earlier: null, isShared: true, budget, services });
  const over = signal === undefined ? stopping : AbortSignal.any([signal, stopping]);
  const judging = writer.judge({ ...task, signal: over, reserve: attempts.reserve });
  const checks = await runWriter(judging, { attempts, stream: noStream, pause: async () => false, of: { request_id: requestId }, log });
  return isNeeded() ? checks : null;
}
