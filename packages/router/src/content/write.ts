import { Problem, problemDocument, type Content } from '@handbill/contract';
import type { Lease } from '../ports/content-store.ts';
import type { Services } from '../services.ts';
import { awaitTurn } from './await-turn.ts';
import { changeOf } from './change-of.ts';
import { defectOf } from './defect-of.ts';
import { finish } from './finish.ts';
import type { Place } from './generation-queue.ts';
import type { HeldLease } from './lease-keeper.ts';
import { release } from './release.ts';

/** What a generation needs to know besides its record. */
export interface Job {
  readonly lease: Lease;
  readonly content: Content;
  readonly requestId: string;
  /** Left out where its turn has come already. */
  readonly place?: Place;
}

/** Writes the text of a stored record and finishes the record, however it went and whoever still waits. Throws the problem of a failure. */
export function write(job: Job, services: Services): Promise<Content> {
  const held = services.leaseKeeper.hold(job.lease);
  return services.underway.track(written(job, held, services).finally(held.letGo));
}

async function written(job: Job, held: HeldLease, services: Services): Promise<Content> {
  const { lease, content, requestId } = job;
  const { storage, writer, stopping } = services;
  await awaitTurn(job, held, services);
  const campaign = content.campaign_id === null ? null : await storage.campaigns(lease.workspaceId).get(content.campaign_id);
  const started = performance.now();
  const result = await writer
    .write({ request: content.request, campaign, signal: held.signal, onProgress: held.addText })
    .catch((cause: unknown) => defectOf(cause, job, held.textSoFar(), services.log));
  held.letGo();
  // The process stops: the record stays as it is, for whoever takes it over. A text that came all the same is kept.
  if (stopping.aborted && result.kind === 'unwritten') throw await release(lease, held.textSoFar(), services);
  const problem =
    result.kind === 'unwritten'
      ? new Problem(result.code, { content_id: content.id }, { detail: result.detail, cause: result.cause })
      : undefined;
  const duration_ms = Math.round(performance.now() - started);
  const change = changeOf(result, writer, duration_ms, problem === undefined ? null : problemDocument(problem, requestId));
  const finished = await finish(lease, change, requestId, services);
  if (problem !== undefined) throw problem;
  return finished;
}
