import { implement } from '../call/implement.ts';
import { editContent, notReady } from './edit-content.ts';

export const approve = implement.content.approve(({ call, input }) =>
  editContent(
    call,
    input.id,
    (current) => {
      if (current.approved !== null) return current;
      const { status, output } = current;
      if (status !== 'needs_review' && status !== 'ready')
        throw notReady(call, current, `Only a text that is ready or needs review can be approved; the status of this one is ${status}.`);
      if (output === null) throw notReady(call, current, 'The answer could not be read, so there is no output to approve: edit it first.');
      return { ...current, status: 'ready', approved: { at: call.now(), key_id: call.principal.key.id } };
    },
    { event: 'content.approved' },
  ),
);
