import type { Content, ContentEvent } from '@handbill/contract';
import type { GenerationFailure, RewriteJob, RewrittenParts, RunningRewrite, StreamReader } from '@handbill/operations';
import type { GenerationServices } from './generation-services.ts';
import { RecordedAttempts, subjectOf } from './recorded-attempts.ts';
import { reportDefect } from './report-defect.ts';
import { runWriter, settleAfter, type ShownStream } from './run-writer.ts';
import { ending, sizeOf } from './streams/follow-text.ts';
import { eventAt, readLog } from './streams/read-log.ts';
import { StreamLog, beginning } from './streams/stream-log.ts';

export function rewriteText(job: RewriteJob, services: GenerationServices): RunningRewrite {
  const { record, workspaceId, keyId } = job;
  const stream = new StreamLog();
  // Before the first call there is the text as it stands.
  let number = Math.max(1, record.generation.attempts);
  const attempts = new RecordedAttempts({
    subject: subjectOf(workspaceId, record, keyId),
    earlier: record.generation,
    isShared: true,
    budget: job.budget,
    onBegin: (attempt) => (number = attempt),
    services,
  });
  const shown: ShownStream = {
    addAttempt: (attempt) => stream.addAttempt({ ...attempt, attempt: number }),
    addDelta: ({ pointer, text }) => stream.addDelta({ attempt: stream.end.attempt, pointer, text }),
  };
  return {
    result: settleAfter(
      services.inFlight.track(rewriteInTurn(job, attempts, shown, services)).finally(() => stream.close(true)),
      job.budget && { workspaceId, contentId: record.id, id: job.budget.id },
      services,
    ),
    addTo: (before) => attempts.addTo(before),
    events: (ended, { signal, room }) => eventsOf(record.id, ended, stream, { signal, room }),
  };
}

async function rewriteInTurn(
  { slot, record, requestId, budget: _, workspaceId: __, keyId: ___, ...task }: RewriteJob,
  attempts: RecordedAttempts,
  stream: ShownStream,
  { writer, stopping, storage, log }: GenerationServices,
): Promise<RewrittenParts | GenerationFailure | null> {
  if (!(await slot.turn)) return null;
  const of = { content_id: record.id, request_id: requestId };
  const writing = writer.rewrite({ ...task, signal: stopping, reserve: attempts.reserve });
  const result = await runWriter(writing, { attempts, stream, pause: async () => false, of, log }).catch((cause: unknown) => {
    if (storage.problemOf(cause) !== undefined) throw cause;
    return reportDefect(cause, of, null, log);
  });
  await attempts.settled();
  return result?.kind === 'failure' && stopping.aborted ? null : result;
}

/** The text as it stands, the parts while they come, and in the end the checks and the record. */
async function* eventsOf(
  id: string,
  ended: Promise<Content>,
  stream: StreamLog,
  { signal, room }: StreamReader,
): AsyncGenerator<ContentEvent, void> {
  yield eventAt('content.started', beginning, { id });
  const position = yield* readLog(stream, beginning, signal);
  if (signal?.aborted === true) return;
  const content = await ended;
  room.hold(sizeOf(content));
  yield* ending(content, stream.end, position);
}
