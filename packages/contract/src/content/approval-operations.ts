import * as z from 'zod';
import { approvalLifecycle, type ApprovalStep } from '../approval/approval-steps.ts';
import { ApprovalNote } from '../approval/approval.ts';
import { NewComment } from '../comments/comment.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { mutation } from '../operation/operation.ts';
import { ContentRef, textChange } from './content.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const note = optional(ApprovalNote.meta({ description: 'A note for the next reader', examples: ['Please look at the price.'] }));

export const SeenHash = optional(
  z
    .string()
    .max(100)
    .meta({
      description:
        'The `hash` of the reviewed text: required unless `approval` of the workspace is `off`. If the text has another one: 409',
      examples: [hash],
    }),
);

const comments = defaulted(z.array(NewComment).max(50).describe('Up to 50 comments: all are stored with the step, or none'), []);

/** The members of a step's operation that the table has. */
const ofStep = (step: ApprovalStep) => {
  const { scope, summary } = approvalLifecycle[step];
  return { ...textChange, scope, summary };
};

const withTransition = [...textChange.errors, 'invalid_transition'] as const;

export const approving = {
  submit: mutation({
    ...ofStep('submit'),
    route: 'POST /content/{id}/submit',
    description: 'The text has to be `ready` or `needs_review`. `approval` has the time, author and note.',
    input: ContentRef.extend({ note }).meta({ id: 'SubmitContent', description: 'A text to be approved' }),
    errors: withTransition,
    examples: { note: { summary: 'With a note', value: { note: 'Please look at the price.' } } },
  }),
  withdraw: mutation({
    ...ofStep('withdraw'),
    route: 'POST /content/{id}/withdraw',
    description: 'The approval of the text is `none` again.',
    input: ContentRef,
    errors: withTransition,
  }),
  approve: mutation({
    ...ofStep('approve'),
    route: 'POST /content/{id}/approve',
    description:
      'The text has to be `ready` or `needs_review`. It is then `ready`, whatever its checks found, until its title or `output` changes; `approved` and `approval` name the author of the approval. If `approval` of the workspace is `off`, `content:write` suffices. Otherwise `hash` is required, and with `four_eyes` an author of the text is 403 with `reason: "four_eyes"`: the key and actor that wrote or changed it since its last approval, every key that this key created, and its sessions of the console. An approved text is returned unchanged.',
    input: ContentRef.extend({ hash: SeenHash }).meta({ id: 'ApproveContent', description: 'A reviewed text' }),
    examples: { seen: { summary: 'The text with this hash', value: { hash } } },
    errors: [...textChange.errors, 'approval_void'],
  }),
  requestChanges: mutation({
    ...ofStep('request_changes'),
    route: 'POST /content/{id}/request-changes',
    description: 'Needs the right to approve the text. An approved text loses its approval, and its status follows its checks.',
    input: ContentRef.extend({ note, comments }).meta({ id: 'RequestChanges', description: 'The requested changes' }),
    examples: {
      note: { summary: 'With a note', value: { note: 'Too long for the feed.', comments: [{ pointer: '/text', text: 'Name the day.' }] } },
    },
  }),
};
