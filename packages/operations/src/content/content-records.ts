import { assertChanged, assertRevision } from '../edits/assert-revision.ts';
import { assertMayErase, eraseRecord } from '../edits/erase-record.ts';
import { assertFound, EventStream, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { recordAfter } from './await-end.ts';
import { positionIn, streamContent } from './stream-content.ts';

export const list = implement.content.list(({ call, input }) => call.content.list(input));

export const get = implement.content.get(async ({ call, input: { id, wait }, signal }) => {
  const current = assertFound(call, await call.content.get(id), 'content', id);
  return wait === null ? current : assertFound(call, await recordAfter(call, current, wait, signal), 'content', id);
});

export const stream = implement.content.stream(async ({ call, input: { id }, lastEventId, signal }) => {
  const current = assertFound(call, await call.content.get(id), 'content', id);
  const deleted = () => call.problem('not_found', {}, { detail: 'The record was deleted while its text was being written.' });
  const from = await positionIn(call, current, lastEventId);
  return new EventStream(streamContent(call, { content: current, from, signal, deleted }));
});

export const lineage = implement.content.lineage(async ({ call, input }) =>
  assertFound(call, await call.content.lineage(input.id), 'content', input.id),
);

/** Stops a text, here or on the server that writes it, which hears of it from the store. */
export const cancel = implement.content.cancel(async ({ call, input: { id } }) => {
  const cancelled = await call.content.cancel(id, call.now(), call.expectedRevisions);
  if (cancelled !== null) {
    call.services.jobs.queue.abort(id);
    return cancelled;
  }
  const current = assertFound(call, await call.content.get(id), 'content', id);
  if (!(call.isRepeat && current.status === 'cancelled')) assertRevision(call, current);
  if (current.status === 'cancelled') return current;
  const detail = `Only a text that is being written can be cancelled; the status of this one is ${current.status}.`;
  throw call.problem('content_not_ready', { current_status: current.status }, { detail });
});

/** Erases a record, whose text is stopped first. */
async function eraseContent(call: Call<'not_found' | 'revision_mismatch'>, id: string): Promise<void> {
  assertMayErase(call);
  const { content, expectedRevisions } = call;
  const cancelled = await content.cancel(id, call.now(), expectedRevisions);
  if (cancelled !== null) call.services.jobs.queue.abort(id);
  // The cancellation has given it another revision.
  await eraseRecord(call, id, { noun: 'content', store: content, expected: cancelled === null ? expectedRevisions : undefined });
}

export const deleteContent = implement.content.delete(async ({ call, input: { id, permanent } }) => {
  const { content, expectedRevisions } = call;
  if (permanent) return eraseContent(call, id);
  const isDeleted = (await content.delete(id, call.now(), expectedRevisions)) || (call.isRepeat && (await content.deleted(id)) !== null);
  await assertChanged(call, { result: isDeleted, noun: 'content', id, current: () => content.get(id) });
  return undefined;
});

export const restore = implement.content.restore(async ({ call, input: { id } }) => {
  const { content, expectedRevisions } = call;
  const restored = await content.restore(id, call.now(), expectedRevisions);
  const result = restored ?? (call.isRepeat ? await content.get(id) : null);
  const current = async () => (await content.get(id)) ?? content.deleted(id);
  return assertChanged(call, { result, noun: 'deleted content', id, current });
});
