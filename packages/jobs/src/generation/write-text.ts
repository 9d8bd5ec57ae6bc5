import { Problem, type Content, type Figures } from '@handbill/contract';
import type { Lease, TextJob, Writing } from '@handbill/operations';
import { storeLater } from '../tasks/store-later.ts';
import { briefOf } from './brief-of.ts';
import { countedIn, earlierCalls, RecordedAttempts, subjectOf, TakenOver } from './recorded-attempts.ts';
import type { GenerationServices } from './generation-services.ts';
import type { HeldText } from './held-texts.ts';
import { settleAfter, runWriter } from './run-writer.ts';
import { endText, whyLost, type WritingResult } from './end-text.ts';
import { failed, reportDefect } from './report-defect.ts';
import type { RunningStream } from './streams/running-stream.ts';

/** A stored record whose text is to be written, by this process first or taken over. */
export interface WritingJob extends TextJob {
  readonly earlier?: Figures;
  /** How often the writing was begun, this time included, of one that was taken over. */
  readonly claims?: number;
}

/** A text while it is written. */
interface InProgress {
  readonly job: WritingJob;
  readonly text: HeldText;
  readonly stream: RunningStream;
  readonly attempts: RecordedAttempts;
  readonly release: () => void;
}

/** How the writing ended: with a result that the record is to have, given back for another server to go on with, or lost to one that goes on. */
type Written = { readonly state: 'ended'; readonly result: WritingResult } | { readonly state: 'handed_back' } | { readonly state: 'lost' };

/** Writes the text of a stored record, and ends the record and its slot in any case. Throws the problem of a failure. */
export function writeText(job: WritingJob, services: GenerationServices): Promise<Content> {
  const { heldTexts, streams, inFlight, storage } = services;
  const { lease, content, keyId, earlier, budget } = job;
  const { text, release } = heldTexts.hold(lease);
  const stream = streams.running.open(lease);
  streams.followed.leave(content.id);
  const attempts = new RecordedAttempts({
    subject: subjectOf(lease.workspaceId, content, keyId),
    earlier: earlier ?? null,
    counted: countedIn(lease, content),
    budget,
    onBegin: (attempt, reason) => {
      text.beginAttempt(attempt);
      stream.beginAttempt(attempt, reason);
    },
    services,
  });
  const inProgress = { job, text, stream, attempts, release };
  const writing = traced(job, services, () => writeAndEnd(inProgress, services)).finally(() => {
    release();
    streams.running.close(stream);
    job.slot.leave();
  });
  const written = settleAfter(writing, budget && { workspaceId: lease.workspaceId, contentId: content.id, id: budget.id }, services);
  written.catch((cause: unknown) => {
    if (storage.problemOf(cause) !== undefined) void inFlight.track(handBackWhenStored(lease, attempts, services));
  });
  return inFlight.track(written);
}

/** The writing as a span of the call that asked for it, or of a trace of its own where it was claimed. */
function traced({ content }: WritingJob, { tracer }: GenerationServices, work: () => Promise<Content>): Promise<Content> {
  const attributes = { 'handbill.content_id': content.id, 'handbill.content_type': content.type };
  return tracer.within({ name: 'write text', kind: 'internal', attributes }, async (add) => {
    try {
      const written = await work();
      add({ 'handbill.content_status': written.status });
      return written;
    } catch (cause) {
      add({ 'error.type': cause instanceof Problem ? cause.code : 'interrupted' });
      throw cause;
    }
  });
}

async function writeAndEnd(inProgress: InProgress, services: GenerationServices): Promise<Content> {
  const { job, text, stream, release } = inProgress;
  const { lease, earlier, claims = 1 } = job;
  if (earlier !== undefined) await services.streams.running.takeOver(stream, { attempts: earlier.attempts, claims });
  const started = performance.now();
  const written = await write(inProgress, services);
  release();
  if (written.state === 'lost') throw await whyLost(lease, services);
  if (written.state === 'handed_back') {
    await services.streams.running.share(stream);
    await services.heldTexts.handBack({ lease, textSoFar: text.textSoFar });
    throw stopping(lease);
  }
  await services.streams.running.complete(stream);
  const duration_ms = (earlier?.duration_ms ?? 0) + Math.round(performance.now() - started);
  return endText({ ...inProgress, duration_ms }, written.result, services);
}

const stopping = ({ contentId }: Lease): Problem => {
  const detail = `The server is stopping. The record ${contentId} is kept, and its text will be written by the next server that runs.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
};

/** Has the writer write. A defect of it is a failure of the text; where the database is unavailable, this throws. */
async function write(inProgress: InProgress, services: GenerationServices): Promise<Written> {
  const { content, lease, requestId } = inProgress.job;
  const of = { content_id: content.id, request_id: requestId };
  try {
    const result = await runWriter(await begin(inProgress, services), {
      attempts: inProgress.attempts,
      // Until its parts are there, a record keeps the text that it has.
      onProgress: (piece) => lease.rewriting ?? inProgress.text.addText(piece),
      stream: inProgress.stream,
      pause: (until) => pauseWhileNeeded(inProgress, until),
      meter: { model: content.generation.model, firstDelta: (...delta) => services.meter.firstDelta(...delta) },
      of,
      log: services.log,
    });
    return afterWriting(result ?? stoppedWaiting, services);
  } catch (cause) {
    if (cause instanceof TakenOver) return { state: 'lost' };
    // Whether or not a model was paid, the record is taken over later.
    if (services.storage.problemOf(cause) !== undefined) throw cause;
    return { state: 'ended', result: reportDefect(cause, of, inProgress.text.textSoFar, services.log) };
  }
}

/** Begins the writing, with the answers that there are. */
async function begin({ job, text, attempts }: InProgress, { storage, writer }: GenerationServices): Promise<Writing<WritingResult>> {
  const { lease, content, earlier } = job;
  const { rewriting } = lease;
  const { request, output, created_at, updated_at } = content;
  const { model, provider } = content.generation;
  // Another writer has its own answers: a text of the sandbox is no text of a model.
  const isContinued = earlier !== undefined && (rewriting || provider === writer.provider);
  const task = {
    request,
    ...(await briefOf(content, lease, storage)),
    orderedAt: created_at,
    model,
    allowedModels: lease.allowedModels ?? null,
    signal: text.signal,
    earlierCalls: isContinued ? await earlierCalls(lease, content, storage) : [],
    reserve: attempts.reserve,
  };
  if (!rewriting || output === null) return writer.write(task);
  // Nothing has changed the record since it was asked for.
  return writer.rewrite({ ...task, ...rewriting, output, orderedAt: updated_at });
}

/** Lets others in while no model can be called, as long as the text is needed. */
async function pauseWhileNeeded({ job: { slot }, text: { signal } }: InProgress, until: Promise<void>): Promise<boolean> {
  signal.addEventListener('abort', slot.leave);
  try {
    return await slot.pause(until);
  } finally {
    signal.removeEventListener('abort', slot.leave);
  }
}

const stoppedWaiting = failed({ kind: 'waiting', explanation: 'No model could be called before the writing was stopped.' }, null);

/** Where the process stops, the record stays as it is for the server that takes it over. A text that was finished all the same is kept. */
function afterWriting(result: WritingResult, { stopping: { aborted }, slots }: GenerationServices): Written {
  const isUnfinished = result.kind === 'failure' || (result.kind === 'written' && result.isBrokenOff === true);
  const isWaiting = slots.isClosed && result.kind === 'failure' && result.cause.kind === 'waiting';
  return (aborted && isUnfinished) || isWaiting ? { state: 'handed_back' } : { state: 'ended', result };
}

/** Keeps a text whose end could not be stored until its paid calls are, and gives it back then: the next process finishes it from them. */
async function handBackWhenStored(lease: Lease, attempts: RecordedAttempts, services: GenerationServices): Promise<void> {
  const { heldTexts, log } = services;
  const { release } = heldTexts.hold(lease);
  await attempts.stored();
  release();
  await storeLater(() => heldTexts.handBack({ lease, textSoFar: null }), services).catch((cause: unknown) =>
    log.warn({ err: cause, content_id: lease.contentId }, 'A text could not be given back; it is taken over when its lease ends'),
  );
}
