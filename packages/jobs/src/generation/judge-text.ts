import type { Check } from '@handbill/contract';
import type { JudgeJob } from '@handbill/operations';
import type { GenerationServices } from './generation-services.ts';
import { RecordedAttempts } from './recorded-attempts.ts';
import { settle } from './settle.ts';
import { runWriter } from './run-writer.ts';

const noStream = { addAttempt: () => undefined, addDelta: () => undefined };

/** Has a text judged that is no record, when its turn comes: what that takes is counted. `null`: the process stops, or the caller is gone. */
export async function judgeText(job: JudgeJob, services: GenerationServices): Promise<readonly Check[] | null> {
  const { subject, budget } = job;
  try {
    return await judgeInTurn(job, services);
  } finally {
    if (budget !== undefined) await settle({ ...subject, id: budget.id }, services);
  }
}

async function judgeInTurn(
  { subject, task, requestId, signal, place, budget }: JudgeJob,
  services: GenerationServices,
): Promise<readonly Check[] | null> {
  const { writer, stopping, log } = services;
  const isNeeded = (): boolean => signal?.aborted !== true && !stopping.aborted;
  if (!(await place.turn) || !isNeeded()) return null;
  const attempts = new RecordedAttempts({
    subject,
    promptVersion: writer.promptVersion,
    earlier: null,
    isShared: true,
    budget,
    onBegin: () => undefined,
    services,
  });
  const over = signal === undefined ? stopping : AbortSignal.any([signal, stopping]);
  const of = { request_id: requestId };
  const checks = await runWriter(writer.judge({ ...task, signal: over, isCapped: budget !== undefined }), {
    attempts,
    stream: noStream,
    pause: () => Promise.resolve(false),
    of,
    log,
  });
  return isNeeded() ? checks : null;
}
