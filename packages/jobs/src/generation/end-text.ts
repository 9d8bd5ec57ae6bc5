import { Problem, problemDocument, type Content, type Figures, statusOf, withAccepted, withParts } from '@handbill/contract';
import type {
  ContentChange,
  FailureCause,
  GeneratedText,
  GenerationFailure,
  Lease,
  RewrittenParts,
  TextJob,
  Writer,
} from '@handbill/operations';
import type { GenerationServices } from './generation-services.ts';
import { subjectOf, type RecordedAttempts } from './recorded-attempts.ts';
import { briefOf } from './brief-of.ts';

/** A text with parts that were written anew, checked again. Nobody has edited it meanwhile. */
async function putInPlace(
  lease: Lease,
  content: Content,
  { parts }: RewrittenParts,
  { storage, texts }: GenerationServices,
): Promise<ContentChange> {
  if (content.output === null) throw new Error('There is no text that parts could be put into');
  const output = withParts(content.output, parts);
  const { campaign, voice } = await briefOf(content, lease, storage);
  const checked = await texts.of(lease.workspaceId).checkEdit(content, output, campaign, voice);
  const checks = withAccepted(checked.checks, content, output);
  return { ...checked, checks, status: statusOf(checks), output };
}

/** The result of writing a text, or parts of one. */
export type WritingResult = GeneratedText | RewrittenParts | GenerationFailure;

/** A text that is not written any more. */
interface Written {
  readonly job: TextJob & { readonly earlier?: Figures };
  readonly attempts: RecordedAttempts;
  readonly duration_ms: number;
}

/** Ends the record of a text, or of its parts, with the result. Throws the problem of a failure. */
export async function endText(
  { job: { lease, content, keyId, requestId, earlier }, attempts, duration_ms }: Written,
  result: WritingResult,
  services: GenerationServices,
): Promise<Content> {
  const problem =
    result.kind === 'failure'
      ? new Problem(result.code, { content_id: content.id }, { detail: result.detail, cause: result.cause })
      : undefined;
  const figures = { ...(await attempts.figures()), duration_ms };
  const error = problem === undefined ? null : problemDocument(problem, requestId);
  const { rewriting } = lease;
  const ofParts = { error, generation: { ...content.generation, ...figures } };
  const change =
    result.kind === 'rewritten'
      ? { ...(await putInPlace(lease, content, result, services)), ...ofParts }
      : rewriting
        ? { status: rewriting.status, ...ofParts }
        : { ...changeOf(result, content, services.writer, figures), ...(error && { error }) };
  const finished = await finish(lease, content, change, requestId, services).catch((cause: unknown) => {
    attempts.storeEndsAgain();
    throw cause;
  });
  if (!rewriting) {
    services.meter.textEnded(finished.generation.model, finished.status);
    if (earlier !== undefined) await services.storage.attemptLog.recount(subjectOf(lease.workspaceId, content, keyId));
  }
  if (problem !== undefined && finished.error !== null) throw problem;
  return finished;
}

/** With the model and the writer of this time: a record that was taken over may have been begun by another one. */
function changeOf(
  result: GeneratedText | GenerationFailure,
  { generation: { model } }: Content,
  { provider, promptVersion: prompt_version }: Writer,
  figures: Figures,
): ContentChange {
  const generation = { provider, model: result.model || model, prompt_version, ...figures };
  if (result.kind === 'failure') return { generation, status: 'failed', text: result.textSoFar };
  const { status, title, output, text, checks } = result;
  return { generation, status, title, output, text, checks: [...checks] };
}

/** Ends the record, as cancelled if it was. Throws a problem if that is no longer ours to do, or cannot be done. */
async function finish(
  lease: Lease,
  content: Content,
  change: ContentChange,
  requestId: string,
  services: GenerationServices,
): Promise<Content> {
  const { storage } = services;
  const { leases } = storage;
  const now = services.now();
  const finished = await leases.finish(lease, change, now, content.output).catch(async (cause: unknown) => {
    // Unavailable: the record is taken over later. Any other refusal would come again, for the price of another text.
    if (storage.problemOf(cause) !== undefined) throw cause;
    const problem = new Problem('generation_failed', { content_id: lease.contentId }, { detail: 'The text could not be stored.', cause });
    const status = lease.rewriting?.status ?? 'failed';
    await leases.finish(lease, { status, error: problemDocument(problem, requestId) }, now, content.output);
    throw problem;
  });
  if (finished !== null) return finished;
  // A text whose parts were written anew keeps its words.
  const text = !lease.rewriting && { text: change.text ?? null };
  const reached = { ...text, ...(change.generation !== undefined && { generation: change.generation }) };
  const cancelled = await leases.finishCancelled(lease, reached, now);
  if (cancelled === null) throw await whyLost(lease, services);
  return cancelled;
}

/** The problem for the caller of a text that is no longer this server's. */
export async function whyLost(lease: Lease, { storage }: GenerationServices): Promise<Problem> {
  const { contentId } = lease;
  if ((await storage.content(lease).get(contentId)) === null) {
    const detail = 'The record was deleted while its text was being written.';
    const cause: FailureCause = { kind: 'deleted', explanation: detail };
    return new Problem('generation_failed', { content_id: contentId }, { detail, cause });
  }
  const detail = `This server lost its connection to the database for too long. Another server went on with the record ${contentId}.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
}
