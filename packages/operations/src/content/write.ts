import { Problem, problemDocument, type Content, type Generation } from '@handbill/contract';
import type { AttemptFigures } from '../ports/attempt-store.ts';
import type { ContentChange, Lease } from '../ports/content-store.ts';
import type { Fallback, FailureCause, GeneratedText, GenerationFailure, Writer } from '../ports/writer.ts';
import type { Log } from '../ports/log.ts';
import type { Services } from '../services.ts';
import { earlierCalls } from './earlier-calls.ts';
import type { Place } from './generation-queue.ts';
import type { HeldLease } from './lease-keeper.ts';
import { RecordedAttempts, subjectOf, TakenOver } from './recorded-attempts.ts';
import { reportDefect } from './report-defect.ts';
import type { RunningStream } from './stream/running-stream.ts';
import { storeLater } from '../store-later.ts';
import { usedVoice } from './voice-of.ts';

/** What a generation needs to know besides its record. */
export interface Job {
  readonly lease: Lease;
  readonly content: Content;
  readonly requestId: string;
  /** The key that asked for it; `null` where that is not known. */
  readonly keyId: string | null;
  /** What the calls of servers took that are gone; left out where there was none. */
  readonly earlier?: AttemptFigures;
  /** Left out for a text that has a slot of its own. */
  readonly place?: Place;
  /** How often the writing was begun, this time included, of one that was taken over. */
  readonly claims?: number;
}

/** Gives a generation back since the process stops, and says so to the caller who waits for it. */
async function release(lease: Lease, textSoFar: string | null, { leaseKeeper }: Services): Promise<Problem> {
  await leaseKeeper.release({ lease, textSoFar });
  const detail = `The server is stopping. The record ${lease.contentId} is kept, and its text will be written by the next server that runs.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
}

/** Thrown where another server took over a text before its turn had come here: it goes on there. */
export class WrittenElsewhere extends Error {
  override readonly name = 'WrittenElsewhere';
}

/** Ends a record that is no longer ours to finish: it was cancelled, or this throws why. */
async function endLost(lease: Lease, reached: Pick<ContentChange, 'text' | 'generation'>, services: Services): Promise<Content> {
  const cancelled = await services.storage.leases.finishCancelled(lease, reached, services.now());
  if (cancelled === null) throw await lostLease(lease, services);
  return cancelled;
}

/** Why a record is no longer ours to write: it was deleted, or another server took it over. */
async function lostLease(lease: Lease, { storage }: Services): Promise<Problem> {
  const { contentId } = lease;
  if ((await storage.content(lease).get(contentId)) === null) {
    const detail = 'The record was deleted while its text was being written.';
    const cause: FailureCause = { kind: 'deleted', explanation: detail };
    return new Problem('generation_failed', { content_id: contentId }, { detail, cause });
  }
  const detail = `This server lost its connection to the database for too long. Another server went on with the record ${contentId}.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
}

/** Waits until a text may be written. Resolves to its record if it was cancelled first; throws if the process stops, or the record is no longer ours. */
async function awaitTurn({ lease, place }: Job, { signal }: HeldLease, services: Services): Promise<Content | undefined> {
  if (place === undefined || place.cameAtOnce) return undefined;
  signal.addEventListener('abort', place.leave);
  const hasCome = await place.turn;
  signal.removeEventListener('abort', place.leave);
  if (!hasCome && services.queue.isClosed) throw await release(lease, null, services);
  // Checked once more before a model is paid: the last heartbeat is seconds ago.
  if (hasCome && (await services.storage.leases.start(lease))) return undefined;
  const current = await services.storage.content(lease).get(lease.contentId);
  if (current !== null && current.status !== 'cancelled') throw new WrittenElsewhere();
  return endLost(lease, {}, services);
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

/** What the end of a generation changes in its record. */
function changeOf(result: GeneratedText | GenerationFailure, generation: Generation, error: Content['error']): ContentChange {
  if (result.kind === 'failure') return { generation, status: 'failed', text: result.textSoFar, error };
  const { status, title, output, text, checks } = result;
  return { generation, status, title, output, text, checks: [...checks] };
}

/** Ends the record, as cancelled if it was. Throws a problem if that is no longer ours to do, or cannot be done. */
async function finish(lease: Lease, change: ContentChange, requestId: string, services: Services): Promise<Content> {
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

/** Has other texts written while no model can be called for this one. A text that is no longer needed waits for no turn. */
async function pause({ place }: Job, { signal }: HeldLease, until: Promise<unknown>): Promise<boolean> {
  if (place === undefined) return until.then(() => true);
  signal.addEventListener('abort', place.leave);
  const goesOn = await place.pause(until);
  signal.removeEventListener('abort', place.leave);
  return goesOn;
}

/** Says why another model writes, without a word of the brief or the provider. */
function logFallback({ model, next, cause }: Fallback, of: object, log: Log): void {
  const { explanation, kind, status } = cause;
  const fields = { ...of, model, fallback: next, kind, ...(status !== undefined && { status }) };
  log.warn(fields, `Another model writes in place of ${model}: ${explanation}`);
}

/** Keeps the calls of models for a text, and says to those who follow it when one begins. */
function recordedAttempts({ lease, content, keyId, earlier }: Job, held: HeldLease, stream: RunningStream, services: Services) {
  return new RecordedAttempts({
    subject: subjectOf(lease.workspaceId, content, keyId),
    promptVersion: services.writer.promptVersion,
    earlier: earlier ?? null,
    onBegin: (attempt, reason) => {
      held.beginAttempt(attempt);
      stream.beginAttempt(attempt, reason);
    },
    services,
  });
}

/**
 * Keeps a text whose end the database did not take from being taken over, until what was paid for is stored, and gives it back then: whoever
 * takes it over finishes it from that.
 */
async function giveBackWhenStored({ lease }: Job, attempts: RecordedAttempts, services: Services): Promise<void> {
  const { leaseKeeper, log } = services;
  const held = leaseKeeper.hold(lease);
  await attempts.stored();
  held.letGo();
  leaseKeeper.leaveUnended(lease.contentId);
  const giveBack = () => leaseKeeper.release({ lease, textSoFar: null });
  await storeLater(giveBack, services).catch((cause: unknown) =>
    log.warn({ err: cause, content_id: lease.contentId }, 'A text could not be given back; it is taken over when its lease ends'),
  );
}

/** Writes the text of a stored record and ends the record in any case, even if the caller has left. Throws the problem of a failure. */
export function write(job: Job, services: Services): Promise<Content> {
  const held = services.leaseKeeper.hold(job.lease);
  const stream = services.streams.running.open(job.lease);
  const ended = () => {
    held.letGo();
    services.streams.running.close(stream);
  };
  const attempts = recordedAttempts(job, held, stream, services);
  const written = writeHeld(job, held, stream, attempts, services).finally(ended);
  written.catch((cause: unknown) => {
    if (services.storage.problemOf(cause) !== undefined) void services.inFlight.track(giveBackWhenStored(job, attempts, services));
  });
  return services.inFlight.track(written);
}

async function writeHeld(
  job: Job,
  held: HeldLease,
  stream: RunningStream,
  attempts: RecordedAttempts,
  services: Services,
): Promise<Content> {
  const { lease, content, requestId, claims = 1 } = job;
  const { storage, writer, stopping, log, streams } = services;
  const cancelled = await awaitTurn(job, held, services);
  if (cancelled !== undefined) return cancelled;
  if (job.earlier !== undefined) await streams.running.takeOver(stream, { attempts: job.earlier.attempts, claims });
  const campaign = content.campaign_id === null ? null : await storage.campaigns(lease).get(content.campaign_id);
  const voice = await usedVoice(storage.content(lease), content);
  const started = performance.now();
  const onFallback = (fallback: Fallback) => logFallback(fallback, { content_id: content.id, request_id: requestId }, log);
  const { model, provider } = content.generation;
  // Another writer has its own answers: what the sandbox wrote is no text of a model.
  const isGoingOn = job.earlier !== undefined && provider === writer.provider;
  const result = await writer
    .write({
      request: content.request,
      campaign,
      voice,
      model,
      signal: held.signal,
      onProgress: held.addText,
      onFallback,
      attempts,
      pause: (until) => pause(job, held, until),
      ...(isGoingOn && { earlierCalls: () => earlierCalls(lease, storage) }),
      ...stream.listeners,
    })
    .then(async (written) => {
      await attempts.settled();
      return written;
    })
    .catch(async (cause: unknown) => {
      if (cause instanceof TakenOver) throw await lostLease(lease, services);
      // The database is unavailable: whether or not a model was paid, the record is taken over later.
      if (storage.problemOf(cause) !== undefined) throw cause;
      return reportDefect(cause, { content_id: content.id, request_id: requestId }, held.textSoFar(), log);
    });
  held.letGo();
  // The process stops: the record stays as it is for the server that takes it over. A text that was finished all the same is kept.
  const isUnfinished = result.kind === 'failure' || result.isBrokenOff === true;
  const isWaiting = services.queue.isClosed && result.kind === 'failure' && result.cause.kind === 'waiting';
  if ((stopping.aborted && isUnfinished) || isWaiting) {
    await streams.running.share(stream);
    throw await release(lease, held.textSoFar(), services);
  }
  await streams.running.complete(stream);
  const problem =
    result.kind === 'failure'
      ? new Problem(result.code, { content_id: content.id }, { detail: result.detail, cause: result.cause })
      : undefined;
  const duration_ms = (job.earlier?.duration_ms ?? 0) + Math.round(performance.now() - started);
  const generation = generationOf(result, model, writer, { ...(await attempts.figures()), duration_ms });
  const change = changeOf(result, generation, problem === undefined ? null : problemDocument(problem, requestId));
  const finished = await finish(lease, change, requestId, services).catch((cause: unknown) => {
    attempts.keepAgain();
    throw cause;
  });
  if (job.earlier !== undefined) await storage.attemptLog.recount(subjectOf(lease.workspaceId, content, job.keyId));
  if (problem !== undefined && finished.status === 'failed') throw problem;
  return finished;
}
