import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { stepsFrom } from '../operation/step.ts';
import { approvalLifecycle, approvalSteps } from './approval-steps.ts';

export const ApprovalStatus = z.enum(['none', 'submitted', 'changes_requested', 'approved']).meta({
  id: 'ApprovalStatus',
  description: 'The status of the approval of a text',
  'x-enum-varnames': ['APPROVAL_NONE', 'APPROVAL_SUBMITTED', 'APPROVAL_CHANGES_REQUESTED', 'APPROVAL_APPROVED'],
});
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/** The note of a step for later readers. */
export const ApprovalNote = text(1, 2_000);

export const ContentApproval = z
  .object({
    status: ApprovalStatus,
    at: Instant.nullable().describe('Time of the last step: RFC 3339, UTC, with milliseconds; `null` with `none`'),
    key_id: z.string().nullable().describe('The API key that took the last step; `null` with `none`'),
    actor: z.string().nullable().describe('The user on whose behalf that key acted'),
    note: z.string().nullable().describe('The note of the last step'),
    allowed_actions: z
      .array(extensibleEnum(approvalSteps).meta({ id: 'ApprovalAction', description: 'A step of an approval' }))
      .describe('The steps that the status allows; each also needs its scope'),
  })
  .meta({ id: 'ContentApproval', description: 'The approval of a text. A changed title or output resets it to `none`' });
export type ContentApproval = z.infer<typeof ContentApproval>;

/** The approval of a text without any step, or of a text that was changed since. */
export const noApproval: Omit<ContentApproval, 'allowed_actions'> = { status: 'none', at: null, key_id: null, actor: null, note: null };

/** The facts that the steps of an approval depend on besides its own status. */
interface Approvable {
  readonly status: string;
  /** `null`: there is no output. */
  readonly hash: string | null;
}

/** Whether a text can take steps at all. */
export const isApprovable = ({ status, hash }: Approvable): boolean => (status === 'ready' || status === 'needs_review') && hash !== null;

/** An approval with the steps that can be taken from it. */
export const withActions = (approval: Omit<ContentApproval, 'allowed_actions'>, content: Approvable): ContentApproval => ({
  ...approval,
  allowed_actions: isApprovable(content) ? stepsFrom(approvalLifecycle, approval.status) : [],
});

/** The workspace's conditions for publishing a text. */
export const ApprovalPolicy = extensibleEnum(['off', 'required', 'four_eyes']).meta({
  description:
    'Requirements for approving a text. `off`: the scope `content:write` or `content:approve`. `required`: `content:approve`, and the `hash` of the reviewed text. `four_eyes`: the same, by a person who is not an author of the text',
  examples: ['required'],
});
