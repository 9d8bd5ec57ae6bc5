import { hash } from 'node:crypto';
import { canonicalText, noApproval, statusOf, withActions, type Content } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { editRecord } from './edit-record.ts';
import type { EditOptions } from '../ports/content-store.ts';

/** The problems of an edit of a text. */
export type EditCall = Call<'not_found' | 'content_not_ready' | 'revision_mismatch'>;

/** Says which status stands in the way of a step. */
export const notReady = (call: EditCall, { status }: Content, detail: string) =>
  call.problem('content_not_ready', { current_status: status }, { detail });

/** The record as one that nobody has approved. */
export const unapproved = (content: Content): Content => ({
  ...content,
  approved: null,
  approval: withActions(noApproval, content),
});

/** Keeps or ends the approval in a change of a record: with another title or output it is void, and the status follows the checks again. */
function withApprovalKept(next: Content, current: Content): Content {
  const { title, output } = next;
  const settled = { ...next, hash: output === null ? null : hash('sha256', canonicalText({ title, output }), 'hex') };
  const status = settled.approved !== null && settled.status === 'needs_review' ? 'ready' : settled.status;
  if (settled.hash === current.hash) return { ...settled, status, approval: withActions(settled.approval, { ...settled, status }) };
  return unapproved({ ...settled, status: current.approved === null ? settled.status : statusOf(settled.checks) });
}

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
