import { Problem, problemDocument } from '@handbill/contract';
import type { AttemptFigures } from '../ports/attempt-store.ts';
import type { Abandoned } from '../ports/content-store.ts';
import type { FailureCause } from '../ports/writer.ts';
import type { Services } from '../services.ts';
import { earlierCalls } from './earlier-calls.ts';
import type { Place } from './generation-queue.ts';
import { logEnd } from './log-end.ts';
import { subjectOf } from './recorded-attempts.ts';
import { write } from './write.ts';

/** What was begun more often than this, and never ended, may be what ends its process. */
const suspectAbove = 2;
/** What was begun more often than this without an answer is not begun again. */
const maxClaims = 5;

/** Takes over generations whose process is gone, each when its turn comes in the queue, until there are none or `ending` is aborted. */
export async function resumeAbandoned(services: Services, ending: AbortSignal): Promise<void> {
  while (await resumeNext(services, ending));
  while (!ending.aborted && (await endCancelled(services)));
}

/** Ends a generation that was cancelled when its process was gone: what it took stays on record. */
async function endCancelled(services: Services): Promise<boolean> {
  const { leases } = services.storage;
  if (!services.leaseKeeper.isUpToDate) return false;
  const next = await leases.claimCancelled();
  if (next === null) return false;
  const generation = { ...next.content.generation, ...(await breakOff(next, services)) };
  await leases.finishCancelled(next.lease, { generation }, services.now());
  return true;
}

/** Ends the calls of models that a process left open which is gone. Resolves to what all calls for the text took. */
async function breakOff({ lease, content, keyId, textOf }: Abandoned, { storage }: Services): Promise<AttemptFigures> {
  const subject = subjectOf(lease.workspaceId, content, keyId);
  await storage.attemptLog.breakOff(subject, textOf === null ? null : { attempt: textOf, text: content.text });
  return storage.attemptLog.figures(subject);
}

/** A generation is claimed when its turn has come, and not before: while it only waited here, no other server could begin it. */
async function resumeNext(services: Services, ending: AbortSignal): Promise<boolean> {
  const { queue, storage, inFlight } = services;
  const place = queue.joinAbandoned();
  let work: Promise<void> | undefined;
  try {
    if (!(await place.turn) || ending.aborted || !services.leaseKeeper.isUpToDate) return false;
    const next = await storage.leases.claimAbandoned({ upTo: suspectAbove });
    if (next !== null) work = inFlight.track(resume(next, services, { ...place, cameAtOnce: true }));
    return next !== null;
  } finally {
    if (work === undefined) place.leave();
    else void work.finally(place.leave);
  }
}

/**
 * Takes over generations that were broken off again and again: one at a time, since one of them may be what ended its process, and in a
 * slot of their own, so that they hold nothing else up. What was begun too often ends as failed.
 */
export async function resumeSuspects(services: Services, ending: AbortSignal): Promise<void> {
  while (!ending.aborted && services.leaseKeeper.isUpToDate) {
    const next = await services.storage.leases.claimAbandoned({ above: suspectAbove });
    if (next === null) return;
    await resume(next, services);
  }
}

/**
 * Writes a text that this process has taken over.
 *
 * @param place its place in the queue, if it has one: its turn has come
 */
export async function resume(abandoned: Abandoned, services: Services, place?: Place): Promise<void> {
  const { content, claims } = abandoned;
  const { log } = services;
  const requestId = `takeover-${content.id}-${claims}`;
  const fields = { content_id: content.id, claims, request_id: requestId };
  if (services.leaseKeeper.takeUnended(content.id)) log.info(fields, 'Going on with a text whose end the database did not take');
  else if (claims > 1 || content.generation.attempts > 0 || content.text !== null)
    log.warn(fields, 'Taking over a text that its server has not renewed');
  else log.info(fields, 'Writing a text that waited at another server');
  await logEnd(goOn(abandoned, { requestId, place }, services), fields, services);
}

/** Whether a text was begun too often. Each answer that came lets it be begun once more: with it the text got on, and it is not asked for again. */
async function isGivenUp({ lease, claims }: Abandoned, { storage }: Services): Promise<boolean> {
  if (claims <= maxClaims) return false;
  const calls = await earlierCalls(lease, storage);
  const answers = calls.filter(({ reason, answer, error }) => reason !== 'mended' && answer !== null && error === null);
  return claims > maxClaims + answers.length;
}

/** Ends the calls before. Resolves to what they took, and whether the text may be begun once more. */
async function prepare(abandoned: Abandoned, services: Services) {
  const { lease } = abandoned;
  // Renewed from its claim on: where the database is slow here, another server would else take the text over again, and call a model as well.
  const held = services.leaseKeeper.hold(lease);
  try {
    const earlier = await breakOff(abandoned, services);
    return { earlier, mayBegin: !(await isGivenUp(abandoned, services)) };
  } catch (cause) {
    // Nothing was begun, so this claim does not count: a transaction that a killed process left may hold its calls for a while.
    if (services.storage.problemOf(cause) !== undefined) await services.leaseKeeper.release({ lease, textSoFar: null, attempt: undefined });
    throw cause;
  } finally {
    held.letGo();
  }
}

/** Writes the text, or ends the record as failed where that was tried too often. */
async function goOn(
  abandoned: Abandoned,
  { requestId, place }: { readonly requestId: string; readonly place: Place | undefined },
  services: Services,
): Promise<void> {
  const { lease, content, claims, keyId } = abandoned;
  const { earlier, mayBegin } = await prepare(abandoned, services);
  if (mayBegin) {
    await write({ lease, content, requestId, claims, keyId, earlier, ...(place !== undefined && { place }) }, services);
    return;
  }
  const detail = `Its generation was broken off ${claims - 1} times.`;
  const cause: FailureCause = { kind: 'broken_off', explanation: detail };
  const problem = new Problem('generation_failed', { content_id: content.id }, { detail, cause });
  const generation = { ...content.generation, ...earlier };
  const error = problemDocument(problem, requestId);
  await services.storage.leases.finish(lease, { status: 'failed', generation, error }, services.now());
  throw problem;
}
