import * as z from 'zod';
import { Content, ContentRef } from './content.ts';
import { writerHeaders as headers } from './writer-headers.ts';
import { NewComment } from '../comments/comment.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { mutation } from '../operation/operation.ts';
import { approvalLifecycle, type ApprovalStep } from '../approval/approval-steps.ts';
import { ApprovalNote } from '../approval/approval.ts';

const note = optional(
  ApprovalNote.meta({ description: 'What whoever reads it next has to know', examples: ['Please look at the price.'] }),
);

/** The `hash` of the text that somebody has looked at. */
export const SeenHash = optional(
  z
    .string()
    .max(100)
    .meta({
      description:
        'The `hash` of the text that was looked at: needed where `approval` of the workspace is not `off`. Of another text it is 409',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
);

const comments = defaulted(
  z.array(NewComment).max(50).describe('Comments that come with it, up to 50: all are stored with the step, or none'),
  [],
);

const shared = {
  output: Content,
  headers,
  errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
} as const;

/** The members of a step's operation that the table has. */
const ofStep = (step: ApprovalStep) => {
  const { scope, summary } = approvalLifecycle[step];
  return { scope, summary };
};

/** The steps of an approval. */
export const approving = {
  submit: mutation({
    ...shared,
    ...ofStep('submit'),
    route: 'POST /content/{id}/submit',
    description: 'Of a text that is `ready` or `needs_review`. `approval` says since when, by whom and with which note.',
    input: ContentRef.extend({ note }).meta({ id: 'SubmitContent', description: 'A text that is to be approved' }),
    errors: [...shared.errors, 'invalid_transition'],
    examples: { note: { summary: 'With a note', value: { note: 'Please look at the price.' } } },
  }),
  withdraw: mutation({
    ...shared,
    ...ofStep('withdraw'),
    route: 'POST /content/{id}/withdraw',
    description: 'Its approval is `none` again.',
    input: ContentRef,
    errors: [...shared.errors, 'invalid_transition'],
  }),
  approve: mutation({
    ...shared,
    ...ofStep('approve'),
    route: 'POST /content/{id}/approve',
    description:
      'Of a text that is `ready` or `needs_review`: it is `ready` from then on, whatever its checks say, until its title or `output` changes; `approved` and `approval` say by whom. Where `approval` of the workspace is `off`, `content:write` approves as well; else `hash` is needed, and with `four_eyes` an author of the text is 403 with `reason: "four_eyes"`: the key and actor that wrote or changed it since it was last approved, every key that this one has made, and the sessions of the console of that key. Approved content is returned as it is.',
    input: ContentRef.extend({ hash: SeenHash }).meta({ id: 'ApproveContent', description: 'A text that somebody has looked at' }),
    examples: {
      seen: { summary: 'The text with this hash', value: { hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' } },
    },
    errors: [...shared.errors, 'approval_void'],
  }),
  requestChanges: mutation({
    ...shared,
    ...ofStep('request_changes'),
    route: 'POST /content/{id}/request-changes',
    description: 'By whoever may approve the text. An approved one is approved no longer, and its status follows its checks.',
    input: ContentRef.extend({ note, comments }).meta({ id: 'RequestChanges', description: 'What is to be changed' }),
    examples: {
      note: { summary: 'With a note', value: { note: 'Too long for the feed.', comments: [{ pointer: '/text', text: 'Name the day.' }] } },
    },
  }),
};
