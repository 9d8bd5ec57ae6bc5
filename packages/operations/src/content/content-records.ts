import type { Content } from '@handbill/contract';
import { assertRevision } from '../edits/assert-revision.ts';
import { notReady, type EditCall } from '../edits/edit-content.ts';
import { assertMayErase, deleteRecord, eraseRecord, restoreRecord, type RecordCall } from '../edits/restorable-record.ts';
import { assertFound, EventStream, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { recordAfter } from './await-end.ts';
import { positionIn, streamContent } from './stream-content.ts';

export const list = implement.content.list(({ call, input }) => call.content.list(input));

export const attempts = implement.content.attempts(async ({ call, input }) => {
  assertFound(call, await call.content.get(input.id), 'content', input.id);
  return call.attempts.list(input);
});

export const facets = implement.content.facets(({ call, input }) => call.content.facets(input));

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
export async function cancelContent(call: EditCall, id: string): Promise<Content> {
  const cancelled = await call.content.cancel(id, call.now(), call.expectedRevisions);
  if (cancelled !== null) {
    call.services.jobs.queue.abort(id);
    return cancelled;
  }
  const current = assertFound(call, await call.content.get(id), 'content', id);
  if (!(call.isRepeat && current.status === 'cancelled')) assertRevision(call, current);
  if (current.status === 'cancelled') return current;
  throw notReady(call, current, `Only a text that is being written can be cancelled; the status of this one is ${current.status}.`);
}

export const cancel = implement.content.cancel(({ call, input: { id } }) => cancelContent(call, id));

const restorable = ({ content: store }: Call) => ({ noun: 'content', store });

/** Erases a record, whose text is stopped first. */
async function eraseContent(call: RecordCall, id: string): Promise<undefined> {
  assertMayErase(call);
  const { content, expectedRevisions } = call;
  const cancelled = await content.cancel(id, call.now(), expectedRevisions);
  if (cancelled !== null) call.services.jobs.queue.abort(id);
  // The cancellation has given it another revision.
  return eraseRecord(call, id, restorable(call), cancelled === null ? expectedRevisions : undefined);
}

/** Deletes a record, which can be restored. */
export const deleteContent = (call: RecordCall, id: string): Promise<undefined> => deleteRecord(call, id, restorable(call));

export const remove = implement.content.delete(({ call, input: { id, permanent } }) =>
  permanent ? eraseContent(call, id) : deleteContent(call, id),
);

export const restoreContent = (call: RecordCall, id: string): Promise<Content> => restoreRecord<Content>(call, id, restorable(call));

export const restore = implement.content.restore(({ call, input: { id } }) => restoreContent(call, id));
