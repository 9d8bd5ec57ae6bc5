import type { Content } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { editRecord } from './edit-record.ts';
import type { EditOptions } from '../ports/content-store.ts';
import { withApprovalKept } from './approved-text.ts';

type EditCall = Call<'not_found' | 'content_not_ready' | 'revision_mismatch'>;

/** Says which status stands in the way of a step. */
export const notReady = (call: EditCall, { status }: Content, detail: string) =>
  call.problem('content_not_ready', { current_status: status }, { detail });

/** Edits a text that is not being written, and keeps the state before as a revision. */
export function editContent(
  call: EditCall,
  id: string,
  change: (current: Content) => Content | Promise<Content>,
  { ofAnyRevision, ...options }: EditOptions & { readonly ofAnyRevision?: boolean } = {},
): Promise<Content> {
  const store = call.content;
  return editRecord<Content>(call, id, {
    noun: 'content',
    ofAnyRevision,
    store: { get: (of) => store.get(of), replace: (next, current) => store.replace(next, current, options) },
    async change(current) {
      if (current.status === 'generating')
        throw notReady(call, current, 'The text is still being written: wait for its end, or cancel it.');
      const next = await change(current);
      return next === current ? current : withApprovalKept(next, current);
    },
  });
}
