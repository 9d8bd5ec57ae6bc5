import * as z from 'zod';
import { Content, ContentRef } from '../content/content.ts';
import { writerHeaders as headers } from '../content/writer-headers.ts';
import { optional } from '../fields/optional.ts';
import { mutation } from '../operation/operation.ts';
import { approvalLifecycle } from './approval-steps.ts';
import { ApprovalNote } from './approval.ts';

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

const shared = {
  output: Content,
  headers,
  errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
} as const;

/** The steps of an approval. */
export const approving = {
  submit: mutation({
    ...shared,
    scope: 'content:write',
    route: 'POST /content/{id}/submit',
    summary: approvalLifecycle.submit.summary,
    description: 'Of a text that is `ready` or `needs_review`. `approval` says since when, by whom and with which note.',
    input: ContentRef.extend({ note }).meta({ id: 'SubmitContent', description: 'A text that is to be approved' }),
    errors: [...shared.errors, 'invalid_transition'],
    examples: { note: { summary: 'With a note', value: { note: 'Please look at the price.' } } },
  }),
  withdraw: mutation({
    ...shared,
    scope: 'content:write',
    route: 'POST /content/{id}/withdraw',
    summary: approvalLifecycle.withdraw.summary,
    description: 'Its approval is `none` again.',
    input: ContentRef,
    errors: [...shared.errors, 'invalid_transition'],
  }),
  approve: mutation({
    ...shared,
    scope: 'content:approve',
    route: 'POST /content/{id}/approve',
    summary: approvalLifecycle.approve.summary,
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
    scope: 'content:approve',
    route: 'POST /content/{id}/request-changes',
    summary: approvalLifecycle.request_changes.summary,
    description: 'By whoever may approve the text. An approved one is approved no longer, and its status follows its checks.',
    input: ContentRef.extend({ note }).meta({ id: 'RequestChanges', description: 'What is to be changed' }),
    examples: { note: { summary: 'With a note', value: { note: 'Too long for the feed.' } } },
  }),
};
