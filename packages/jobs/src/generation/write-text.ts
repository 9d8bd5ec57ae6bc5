import { Problem, problemDocument, type Content, type Generation } from '@handbill/contract';
import type {
  AttemptFigures,
  ContentChange,
  FailureCause,
  GeneratedText,
  GenerationFailure,
  Lease,
  TextJob,
  Writer,
} from '@handbill/operations';
import { storeLater } from '../tasks/store-later.ts';
import { briefOf } from './brief-of.ts';
import { earlierCalls, RecordedAttempts, subjectOf, TakenOver } from './recorded-attempts.ts';
import type { GenerationServices } from './generation-services.ts';
import type { HeldText } from './held-texts.ts';
import { settleAfter, runWriter } from './run-writer.ts';
import { reportDefect } from './report-defect.ts';
import type { RunningStream } from './streams/running-stream.ts';

/** A stored record whose text is to be written, by this process first or taken over. */
export interface WritingJob extends Omit<TextJob, 'place'> {
  readonly earlier?: AttemptFigures;
  /** Left out for a text that has a slot of its own. */
  readonly place?: TextJob['place'];
  /** How often the writing was begun, this time included, of one that was taken over. */
  readonly claims?: number;
}

interface InProgress {
  readonly text: HeldText;
  readonly stream: RunningStream;
  readonly attempts: RecordedAttempts;
  readonly release: () => void;
}

async function handBack(lease: Lease, textSoFar: string | null, { heldTexts }: GenerationServices): Promise<Problem> {
  await heldTexts.handBack({ lease, textSoFar });
  const detail = `The server is stopping. The record ${lease.contentId} is kept, and its text will be written by the next server that runs.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
}

async function endLost(lease: Lease, reached: Pick<ContentChange, 'text' | 'generation'>, services: GenerationServices): Promise<Content> {
  const cancelled = await services.storage.leases.finishCancelled(lease, reached, services.now());
  if (cancelled === null) throw await lostLease(lease, services);
  return cancelled;
}

async function lostLease(lease: Lease, { storage }: GenerationServices): Promise<Problem> {
  const { contentId } = lease;
  if ((await storage.content(lease).get(contentId)) === null) {
    const detail = 'The record was deleted while its text was being written.';
    const cause: FailureCause = { kind: 'deleted', explanation: detail };
    return new Problem('generation_failed', { content_id: contentId }, { detail, cause });
  }
  const detail = `This server lost its connection to the database for too long. Another server went on with the record ${contentId}.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
}

/** Leaves the place of a text as soon as it is no longer needed. */
async function whileNeeded<T>(
  { place }: WritingJob,
  { signal }: HeldText,
  wait: (place: TextJob['place']) => Promise<T>,
  otherwise: T,
): Promise<T> {
  if (place === undefined) return otherwise;
  signal.addEventListener('abort', place.leave);
  try {
    return await wait(place);
  } finally {
    signal.removeEventListener('abort', place.leave);
  }
}

/** Waits until a text may be written: `true`. Else what came of it meanwhile: its record if it was cancelled, `null` where another server goes on with it. */
async function awaitTurn(job: WritingJob, text: HeldText, services: GenerationServices): Promise<Content | null | true> {
  const { lease, place } = job;
  if (place === undefined || place.startedImmediately) return true;
  const hasCome = await whileNeeded(job, text, ({ turn }) => turn, true);
  if (!hasCome && services.isClosed) throw await handBack(lease, null, services);
  // Checked once more before a model is paid: the last heartbeat is seconds ago.
  if (hasCome && (await services.storage.leases.start(lease))) return true;
  const current = await services.storage.content(lease).get(lease.contentId);
  return current !== null && current.status !== 'cancelled' ? null : endLost(lease, {}, services);
}

/** Who wrote this time, and what it took in all: a record that was taken over may have been begun by another writer. */
const generationOf = (
  { model }: GeneratedText | GenerationFailure,
  chosen: string,
  writer: Writer,
  figures: AttemptFigures,
): Generation => ({
  provider: writer.provider,
  model: model || chosen,
  prompt_version: writer.promptVersion,
  ...figures,
});

function changeOf(result: GeneratedText | GenerationFailure, generation: Generation, error: Content['error']): ContentChange {
  if (result.kind === 'failure') return { generation, status: 'failed', text: result.textSoFar, error };
  const { status, title, output, text, checks } = result;
  return { generation, status, title, output, text, checks: [...checks] };
}

/** Ends the record, as cancelled if it was. Throws a problem if that is no longer ours to do, or cannot be done. */
async function finish(lease: Lease, change: ContentChange, requestId: string, services: GenerationServices): Promise<Content> {
  const { storage } = services;
  const finished = await storage.leases.finish(lease, change, services.now()).catch(async (cause: unknown) => {
    // Unavailable: the record is taken over later. Any other refusal would come again, for the price of another text.
    if (storage.problemOf(cause) !== undefined) throw cause;
    const problem = new Problem('generation_failed', { content_id: lease.contentId }, { detail: 'The text could not be stored.', cause });
    await storage.leases.finish(lease, { status: 'failed', error: problemDocument(problem, requestId) }, services.now());
    throw problem;
  });
  return (
    finished ??
    endLost(lease, { text: change.text ?? null, ...(change.generation !== undefined && { generation: change.generation }) }, services)
  );
}

/**
 * Keeps a text whose end the database did not take from being taken over, until what was paid for is stored, and gives it back then: whoever
 * takes it over finishes it from that.
 */
async function handBackWhenStored({ lease }: WritingJob, attempts: RecordedAttempts, services: GenerationServices): Promise<void> {
  const { heldTexts, log } = services;
  const { release } = heldTexts.hold(lease);
  await attempts.stored();
  release();
  heldTexts.leaveUnended(lease.contentId);
  await storeLater(() => heldTexts.handBack({ lease, textSoFar: null }), services).catch((cause: unknown) =>
    log.warn({ err: cause, content_id: lease.contentId }, 'A text could not be given back; it is taken over when its lease ends'),
  );
}

/**
 * Writes the text of a stored record and ends the record in any case, even if the caller has left. Throws the problem of a failure. `null`:
 * another server took it over before its turn had come here, and goes on with it.
 */
export function writeText(job: WritingJob, services: GenerationServices): Promise<Content | null> {
  const { heldTexts, streams, writer, inFlight, storage } = services;
  const { lease, content, keyId, earlier, budget } = job;
  const { text, release } = heldTexts.hold(lease);
  const stream = streams.running.open(lease);
  const attempts = new RecordedAttempts({
    subject: subjectOf(lease.workspaceId, content, keyId),
    promptVersion: writer.promptVersion,
    earlier: earlier ?? null,
    budget,
    onBegin: (attempt, reason) => {
      text.beginAttempt(attempt);
      stream.beginAttempt(attempt, reason);
    },
    services,
  });
  const writing = traced(job, services, () => writeInTurn(job, { text, stream, attempts, release }, services)).finally(() => {
    release();
    streams.running.close(stream);
  });
  const written = settleAfter(writing, budget && { workspaceId: lease.workspaceId, contentId: content.id, id: budget.id }, services);
  written.catch((cause: unknown) => {
    if (storage.problemOf(cause) !== undefined) void inFlight.track(handBackWhenStored(job, attempts, services));
  });
  return inFlight.track(written);
}

/** The writing as a span of the call that asked for it, or of a trace of its own where it was taken over. */
function traced({ content }: WritingJob, { tracer }: GenerationServices, write: () => Promise<Content | null>): Promise<Content | null> {
  const attributes = { 'handbill.content_id': content.id, 'handbill.content_type': content.type };
  return tracer.within({ name: 'write text', kind: 'internal', attributes }, async (add) => {
    try {
      const written = await write();
      if (written !== null) add({ 'handbill.content_status': written.status });
      return written;
    } catch (cause) {
      add({ 'error.type': cause instanceof Problem ? cause.code : 'interrupted' });
      throw cause;
    }
  });
}

async function writeInTurn(job: WritingJob, held: InProgress, services: GenerationServices): Promise<Content | null> {
  const { earlier, claims = 1 } = job;
  const turn = await awaitTurn(job, held.text, services);
  if (turn !== true) return turn;
  if (earlier !== undefined) await services.streams.running.takeOver(held.stream, { attempts: earlier.attempts, claims });
  const started = performance.now();
  const result = await runHeld(job, held, services);
  held.release();
  await handBackUnfinished(job, result, held, services);
  await services.streams.running.complete(held.stream);
  const duration_ms = (earlier?.duration_ms ?? 0) + Math.round(performance.now() - started);
  return endRecord(job, result, { ...(await held.attempts.figures()), duration_ms }, held.attempts, services);
}

/** Has the writer write. A defect of it is a failure; where the text is no longer ours to write, this throws. */
async function runHeld(
  job: WritingJob,
  { text, stream, attempts }: InProgress,
  services: GenerationServices,
): Promise<GeneratedText | GenerationFailure> {
  const { lease, content, requestId, earlier } = job;
  const { storage, writer, log, meter } = services;
  const of = { content_id: content.id, request_id: requestId };
  const { model, provider } = content.generation;
  const brief = await briefOf(content, lease, storage);
  // Another writer has its own answers: what the sandbox wrote is no text of a model.
  const isContinued = earlier !== undefined && provider === writer.provider;
  const earlierAnswers = isContinued ? await earlierCalls(lease, storage) : [];
  const { request, created_at: orderedAt } = content;
  const writing = writer.write({
    request,
    ...brief,
    orderedAt,
    model,
    allowedModels: lease.allowedModels ?? null,
    signal: text.signal,
    earlierCalls: earlierAnswers,
    reserve: attempts.reserve,
  });
  const pause = (until: Promise<void>) => whileNeeded(job, text, (place) => place.pause(until), true);
  try {
    const result = await runWriter(writing, {
      attempts,
      onProgress: (piece) => text.addText(piece),
      stream,
      pause,
      meter: { model, firstDelta: (...delta) => meter.firstDelta(...delta) },
      of,
      log,
    });
    return result ?? stoppedWaiting(model);
  } catch (cause) {
    if (cause instanceof TakenOver) throw await lostLease(lease, services);
    // The database is unavailable: whether or not a model was paid, the record is taken over later.
    if (storage.problemOf(cause) !== undefined) throw cause;
    return reportDefect(cause, of, text.textSoFar, log);
  }
}

function stoppedWaiting(model: string): GenerationFailure {
  const detail = 'No model could be called before the writing was stopped.';
  return { kind: 'failure', model, code: 'generation_failed', detail, cause: { kind: 'waiting', explanation: detail }, textSoFar: null };
}

/** Where the process stops, the record stays as it is for the server that takes it over: throws then. A text that was finished all the same is kept. */
async function handBackUnfinished(
  { lease }: WritingJob,
  result: GeneratedText | GenerationFailure,
  { text, stream }: InProgress,
  services: GenerationServices,
): Promise<void> {
  const isUnfinished = result.kind === 'failure' || result.isBrokenOff === true;
  const isWaiting = services.isClosed && result.kind === 'failure' && result.cause.kind === 'waiting';
  if (!(services.stopping.aborted && isUnfinished) && !isWaiting) return;
  await services.streams.running.share(stream);
  throw await handBack(lease, text.textSoFar, services);
}

async function endRecord(
  { lease, content, keyId, requestId, earlier }: WritingJob,
  result: GeneratedText | GenerationFailure,
  figures: AttemptFigures,
  attempts: RecordedAttempts,
  services: GenerationServices,
): Promise<Content> {
  const problem =
    result.kind === 'failure'
      ? new Problem(result.code, { content_id: content.id }, { detail: result.detail, cause: result.cause })
      : undefined;
  const generation = generationOf(result, content.generation.model, services.writer, figures);
  const change = changeOf(result, generation, problem === undefined ? null : problemDocument(problem, requestId));
  const finished = await finish(lease, change, requestId, services).catch((cause: unknown) => {
    attempts.keepAgain();
    throw cause;
  });
  services.meter.textEnded(generation.model, finished.status);
  if (earlier !== undefined) await services.storage.attemptLog.recount(subjectOf(lease.workspaceId, content, keyId));
  if (problem !== undefined && finished.status === 'failed') throw problem;
  return finished;
}
