import { Problem, problemDocument } from '@handbill/contract';
import type { Abandoned } from '../ports/content-store.ts';
import type { FailureCause } from '../ports/writer.ts';
import { logProblem } from '../problems/log-problem.ts';
import type { Services } from '../services.ts';
import type { Place } from './generation-queue.ts';
import { write } from './write.ts';

/** What was begun more often than this, and never ended, may be what ends its process. */
const suspectAbove = 2;
const maxClaims = 5;

/** Takes over generations whose process is gone, each when its turn comes in the queue, until there are none or `ending` is aborted. */
export async function resumeAbandoned(services: Services, ending: AbortSignal): Promise<void> {
  while (await resumeNext(services, ending));
}

/** A generation is claimed when its turn has come, and not before: while it only waited here, no other server could begin it. */
async function resumeNext(services: Services, ending: AbortSignal): Promise<boolean> {
  const { queue, storage, inFlight } = services;
  const place = queue.joinAbandoned();
  let work: Promise<void> | undefined;
  try {
    if (!(await place.turn) || ending.aborted) return false;
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
  while (!ending.aborted) {
    const next = await services.storage.leases.claimAbandoned({ above: suspectAbove });
    if (next === null) return;
    await resume(next, services);
  }
}

/** @param place its place in the queue, if it has one: its turn has come */
async function resume({ lease, content, claims }: Abandoned, services: Services, place?: Place): Promise<void> {
  const { storage, log } = services;
  const requestId = `takeover-${content.id}-${claims}`;
  const fields = { content_id: content.id, claims, request_id: requestId };
  log.warn(fields, 'Taking over a generation whose process is gone');
  try {
    if (claims <= maxClaims) return void (await write({ lease, content, requestId, ...(place !== undefined && { place }) }, services));
    const detail = `Its generation was broken off ${maxClaims} times.`;
    const cause: FailureCause = { kind: 'broken_off', explanation: detail };
    const problem = new Problem('generation_failed', { content_id: content.id }, { detail, cause });
    await storage.leases.finish(lease, { status: 'failed', error: problemDocument(problem, requestId) }, services.now());
    logProblem(log, problem, fields);
  } catch (error) {
    logProblem(log, error instanceof Problem ? error : new Problem('internal', {}, { cause: error }), fields);
  }
}
