import { Problem, problemDocument, type Content } from '@handbill/contract';
import type { Lease } from '../ports/content-store.ts';
import type { ContentChange } from '../ports/content-store.ts';
import type { Unwritten, Written } from '../ports/writer.ts';
import type { Services } from '../services.ts';
import { keepLease } from './keep-lease.ts';

/** What a generation needs to know besides its record. */
export interface Job {
  readonly lease: Lease;
  readonly content: Content;
  readonly requestId: string;
}

/** Writes the text of a stored record and finishes the record, however it went. Throws the problem of a failure. */
export async function write({ lease, content, requestId }: Job, services: Services): Promise<Content> {
  const { storage, writer, stopping } = services;
  const started = performance.now();
  const progress = keepLease(lease, services);
  const campaign = content.campaign_id === null ? null : await storage.campaigns(lease.workspaceId).get(content.campaign_id);
  const result = await writer
    .write({ request: content.request, campaign, signal: AbortSignal.any([stopping, progress.lost]), onProgress: progress.keep })
    .catch((cause: unknown) => defect(cause, progress.latest()))
    .finally(progress.stop);
  // The process stops: the record stays as it is, for whoever takes it over.
  if (stopping.aborted) {
    await storage.leases.renew(lease, progress.latest());
    throw new Problem('unavailable', { retry_after: 30 }, { detail: `The server stops. The record ${content.id} is kept, and its text is written when a server is there again.` });
  }
  const problem = result.kind === 'unwritten' ? new Problem(result.code, { content_id: content.id }, { detail: result.detail, cause: result.cause }) : undefined;
  const duration_ms = Math.round(performance.now() - started);
  const change = changeOf(result, content, duration_ms, problem && problemDocument(problem, requestId));
  const finished = await storage.leases.finish(lease, change, services.now());
  if (finished === null) throw new Problem('generation_failed', { content_id: content.id }, { detail: 'The record was deleted, or taken over, while its text was being written.' });
  if (problem !== undefined) throw problem;
  return finished;
}

/** A defect of the writer must not leave the record behind as if it were still being written. */
const defect = (cause: unknown, textSoFar: string | null): Unwritten => ({
  kind: 'unwritten', code: 'generation_failed', detail: 'Something went wrong on our side while the text was being written.', cause, textSoFar, model: '', attempts: 1, input_tokens: null, output_tokens: null,
});

function changeOf(result: Written | Unwritten, { generation }: Content, duration_ms: number, error: Content['error'] | undefined): ContentChange {
  const { attempts, input_tokens, output_tokens } = result;
  const effort = { generation: { ...generation, model: result.model || generation.model, attempts, input_tokens, output_tokens, duration_ms } };
  if (result.kind === 'unwritten') return { ...effort, status: 'failed', text: result.textSoFar, error: error ?? null };
  const { status, title, output, text, checks } = result;
  return { ...effort, status, title, output, text, checks: [...checks] };
}
