import { Problem, problemDocument, type Content } from '@handbill/contract';
import type { Lease } from '../ports/content-store.ts';
import type { Unwritten } from '../ports/writer.ts';
import type { Services } from '../services.ts';
import { changeOf } from './change-of.ts';
import { finish } from './finish.ts';
import { keepLease } from './keep-lease.ts';

/** What a generation needs to know besides its record. */
export interface Job {
  readonly lease: Lease;
  readonly content: Content;
  readonly requestId: string;
}

/** Writes the text of a stored record and finishes the record, however it went and whoever still waits. Throws the problem of a failure. */
export const write = (job: Job, services: Services): Promise<Content> => services.underway.track(written(job, services));

async function written({ lease, content, requestId }: Job, services: Services): Promise<Content> {
  const { storage, writer, stopping } = services;
  const campaign = content.campaign_id === null ? null : await storage.campaigns(lease.workspaceId).get(content.campaign_id);
  const started = performance.now();
  const progress = keepLease(lease, services);
  const result = await writer
    .write({ request: content.request, campaign, signal: progress.signal, onProgress: progress.keep })
    .catch((cause: unknown) => defect(cause, progress.latest()))
    .finally(progress.stop);
  // The process stops: the record stays as it is, for whoever takes it over. A text that came all the same is kept.
  if (stopping.aborted && result.kind === 'unwritten') {
    await storage.leases.release(lease, progress.latest());
    throw new Problem(
      'unavailable',
      { retry_after: 30 },
      { detail: `The server stops. The record ${content.id} is kept, and its text is written when a server is there again.` },
    );
  }
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

/** A defect of the writer must not leave the record behind as if it were still being written. */
const defect = (cause: unknown, textSoFar: string | null): Unwritten => ({
  kind: 'unwritten',
  code: 'generation_failed',
  detail: 'Something went wrong on our side while the text was being written.',
  cause,
  textSoFar,
  model: '',
  attempts: 1,
  input_tokens: null,
  output_tokens: null,
});
