import { Problem, problemDocument } from '@handbill/contract';
import type { Abandoned, AttemptFigures, FailureCause, Place } from '@handbill/operations';
import type { UnfinishedWork } from '../sweep/sweep.ts';
import { logEnd } from '../tasks/log-end.ts';
import { earlierCalls, subjectOf } from './recorded-attempts.ts';
import type { GenerationServices } from './generation-services.ts';
import { writeText } from './write-text.ts';

/** What was begun more often than this, and never ended, may be what ends its process. */
const suspectAbove = 2;
/** What was begun more often than this without an answer is not begun again. */
const maxClaims = 5;

/** How long what is reserved for a call is kept where the record is not being written any more, in milliseconds. */
const kept_ms = 60_000;

/** Texts that were cancelled when their process was gone: what they took stays on record. */
export const cancelledTexts = (services: GenerationServices): UnfinishedWork<Abandoned> => ({
  claim: async () => (services.heldTexts.isUpToDate ? services.storage.leases.claimCancelled() : null),
  async run(text) {
    const generation = { ...text.content.generation, ...(await endAttempts(text, services)) };
    await services.storage.leases.finishCancelled(text.lease, { generation }, services.now());
  },
  handBack: (text) => handBack(text, services),
});

const handBack = ({ lease }: Abandoned, { heldTexts }: GenerationServices): Promise<void> => heldTexts.handBack({ lease, textSoFar: null });

/** Ends the calls of models that a process left open which is gone. Resolves to what all calls for the text took. */
async function endAttempts({ lease, content, keyId, textOf }: Abandoned, { storage }: GenerationServices): Promise<AttemptFigures> {
  const subject = subjectOf(lease.workspaceId, content, keyId);
  await storage.attemptLog.breakOff(subject, textOf === null ? null : { attempt: textOf, text: content.text });
  return storage.attemptLog.figures(subject);
}

/**
 * Texts whose process is gone. One is claimed when its turn has come in the queue, and not before: while it only waited here, no other server could
 * begin it.
 */
export const abandonedTexts = (services: GenerationServices): UnfinishedWork<{ readonly text: Abandoned; readonly place: Place }> => ({
  isConcurrent: true,
  async claim(ending) {
    const place = services.queue.joinAbandoned();
    let text: Abandoned | null = null;
    try {
      if (!(await place.turn) || ending.aborted || !services.heldTexts.isUpToDate) return null;
      text = await services.storage.leases.claimAbandoned({ upTo: suspectAbove });
      return text === null ? null : { text, place: { ...place, startedImmediately: true } };
    } finally {
      if (text === null) place.leave();
    }
  },
  run: ({ text, place }) => resume(text, services, place).finally(place.leave),
  handBack: ({ text, place }) => handBack(text, services).finally(place.leave),
});

/**
 * Texts that were broken off again and again: one at a time, since one of them may be what ends its process, and in a slot of their own, so
 * that they hold nothing else up. What was begun too often ends as failed.
 */
export const suspectTexts = (services: GenerationServices): UnfinishedWork<Abandoned> => ({
  claim: async () => (services.heldTexts.isUpToDate ? services.storage.leases.claimAbandoned({ above: suspectAbove }) : null),
  run: (text) => resume(text, services),
  handBack: (text) => handBack(text, services),
});

/**
 * Writes a text that this process has taken over.
 *
 * @param place its place in the queue, if it has one: its turn has come
 */
export async function resume(abandoned: Abandoned, services: GenerationServices, place?: Place): Promise<void> {
  const { content, claims } = abandoned;
  const { log } = services;
  const requestId = `takeover-${content.id}-${claims}`;
  const fields = { content_id: content.id, claims, request_id: requestId };
  if (services.heldTexts.takeUnended(content.id)) log.info(fields, 'Going on with a text whose end the database did not take');
  else if (claims > 1 || content.generation.attempts > 0 || content.text !== null)
    log.warn(fields, 'Taking over a text that its server has not renewed');
  else log.info(fields, 'Writing a text that waited at another server');
  await logEnd(continueEarlier(abandoned, { requestId, place }, services), fields, services);
}

/** Whether a text was begun too often. Each answer that came lets it be begun once more: with it the text got on, and it is not asked for again. */
async function isGivenUp({ lease, claims }: Abandoned, { storage }: GenerationServices): Promise<boolean> {
  if (claims <= maxClaims) return false;
  const calls = await earlierCalls(lease, storage);
  const answers = calls.filter(({ reason, answer, error }) => reason !== 'mended' && answer !== null && error === null);
  return claims > maxClaims + answers.length;
}

/** Ends the calls before. Resolves to what they took, and whether the text may be begun once more. */
async function prepare(abandoned: Abandoned, services: GenerationServices) {
  const { lease } = abandoned;
  // Renewed from its claim on: where the database is slow here, another server would else take the text over again, and call a model as well.
  const { release } = services.heldTexts.hold(lease);
  try {
    const earlier = await endAttempts(abandoned, services);
    return { earlier, mayBegin: !(await isGivenUp(abandoned, services)) };
  } catch (cause) {
    // Nothing was begun, so this claim does not count: a transaction that a killed process left may hold its calls for a while.
    if (services.storage.problemOf(cause) !== undefined) await services.heldTexts.handBack({ lease, textSoFar: null });
    throw cause;
  } finally {
    release();
  }
}

/** Writes the text, or ends the record as failed where that was tried too often. */
async function continueEarlier(
  abandoned: Abandoned,
  { requestId, place }: { readonly requestId: string; readonly place: Place | undefined },
  services: GenerationServices,
): Promise<void> {
  const { lease, content, claims, keyId } = abandoned;
  const { earlier, mayBegin } = await prepare(abandoned, services);
  if (mayBegin) {
    const caps = await services.storage.caps.of({ workspaceId: lease.workspaceId, keyId });
    // What was reserved for a call that its server did not make is not known here.
    const budget = caps.length === 0 ? undefined : { id: content.id, most: null, kept_ms };
    await writeText({ lease, content, requestId, claims, keyId, earlier, budget, ...(place !== undefined && { place }) }, services);
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

/** For clocks that differ. */
const margin_ms = 60_000;

/**
 * Ends attempts that a process left open when it was killed while it wrote parts of a text anew: no lease tells of those, since the text had ended.
 * Should such a process live after all, what it says of its call later counts.
 *
 * @param longestCall_ms how long a call of a model may take
 */
export async function failAbandoned(services: GenerationServices, longestCall_ms: number): Promise<void> {
  const { storage, log } = services;
  const attempts = await storage.attemptLog.failAbandoned(new Date(services.now().getTime() - 2 * longestCall_ms - margin_ms));
  if (attempts > 0) log.warn({ attempts }, 'Ended attempts whose process is gone');
}
