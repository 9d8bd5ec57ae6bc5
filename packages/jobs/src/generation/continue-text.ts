import { Problem, problemDocument, sumOfFigures, type Figures } from '@handbill/contract';
import type { Abandoned, FailureCause, Slot } from '@handbill/operations';
import { logEnd } from '../tasks/log-end.ts';
import { countedIn, earlierCalls, subjectOf } from './recorded-attempts.ts';
import type { GenerationServices } from './generation-services.ts';
import { writeText } from './write-text.ts';

/** A text that was begun more often than this, and never ended, may be the cause that ends its process. */
export const suspectAbove = 2;
/** A text that was begun more often than this without an answer is not begun again. */
const maxClaims = 5;

/** How long the reservation for a call is kept where the record is not being written any more, in milliseconds. */
const kept_ms = 60_000;

/** Ends the calls of models that a lost process left open. Resolves to the figures of all calls for the text. */
export async function endAttempts({ lease, content, keyId, textOf }: Abandoned, { storage }: GenerationServices): Promise<Figures> {
  const subject = subjectOf(lease.workspaceId, content, keyId);
  await storage.attemptLog.breakOff(subject, textOf === null ? null : { attempt: textOf, text: content.text });
  const counted = countedIn(lease, content);
  const figures = await storage.attemptLog.figures(subject, { after: counted.attempts });
  return sumOfFigures([counted, figures], Math.max(counted.attempts, figures.attempts));
}

/** Writes a text that this process has claimed: one that waited, or one that another process has left. */
export async function continueText(text: Abandoned, slot: Slot, services: GenerationServices): Promise<void> {
  const { content, claims, lease, wasHandedBack } = text;
  const isFirst = claims === 1 && !wasHandedBack;
  const requestId = (isFirst ? lease.requestId : null) ?? `takeover-${content.id}-${claims}`;
  const fields = { content_id: content.id, claims, request_id: requestId };
  if (wasHandedBack) services.log.info(fields, 'Going on with a text that was handed back');
  else if (!isFirst) services.log.warn(fields, 'Taking over a text that its server has not renewed');
  await logEnd(writeClaimed(text, { requestId, slot }, services), fields, services);
}

/** Whether a text was begun too often. Each answer that came lets it be begun once more: with it the text got on, and it is not asked for again. */
async function isGivenUp({ lease, content, claims }: Abandoned, { storage }: GenerationServices): Promise<boolean> {
  if (claims <= maxClaims) return false;
  const calls = await earlierCalls(lease, content, storage);
  const answers = calls.filter(({ reason, answer, error }) => reason !== 'mended' && answer !== null && error === null);
  return claims > maxClaims + answers.length;
}

/** Ends the calls before. Resolves to their figures, and whether the text may be begun once more. */
async function prepare(text: Abandoned, services: GenerationServices) {
  const { lease } = text;
  // Renewed from its claim on: where the database is slow here, another server would else take the text over again, and call a model as well.
  const { release } = services.heldTexts.hold(lease);
  try {
    const earlier = await endAttempts(text, services);
    return { earlier, mayBegin: !(await isGivenUp(text, services)) };
  } catch (cause) {
    // Nothing was begun, so this claim does not count: a transaction that a killed process left may hold its calls for a while.
    if (services.storage.problemOf(cause) !== undefined) await services.heldTexts.handBack({ lease, textSoFar: null });
    throw cause;
  } finally {
    release();
  }
}

/** Writes the text, or ends the record as failed where that was tried too often. */
async function writeClaimed(
  text: Abandoned,
  { requestId, slot }: { readonly requestId: string; readonly slot: Slot },
  services: GenerationServices,
): Promise<void> {
  const { lease, content, claims, keyId } = text;
  const { earlier, mayBegin } = await prepare(text, services);
  if (mayBegin) {
    const caps = await services.storage.caps.of({ workspaceId: lease.workspaceId, keyId });
    // The reservation for a call that a lost server did not make is not known here.
    const budget = caps.length === 0 ? undefined : { id: content.id, most: null, kept_ms };
    await writeText({ lease, content, requestId, claims, keyId, earlier, budget, slot }, services);
    return;
  }
  const detail = `Its generation was broken off ${claims - 1} times.`;
  const cause: FailureCause = { kind: 'broken_off', explanation: detail };
  const problem = new Problem('generation_failed', { content_id: content.id }, { detail, cause });
  const generation = { ...content.generation, ...earlier };
  const error = problemDocument(problem, requestId);
  await services.storage.leases.finish(
    lease,
    { status: lease.rewriting?.status ?? 'failed', generation, error },
    services.now(),
    content.output,
  );
  throw problem;
}
