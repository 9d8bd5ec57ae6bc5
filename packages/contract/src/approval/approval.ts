import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { approvalAllows, approvalSteps, type ApprovalStep } from './approval-steps.ts';

/** Where the approval of a text stands. */
export const ApprovalStatus = z.enum(['none', 'submitted', 'changes_requested', 'approved']).meta({
  id: 'ApprovalStatus',
  description: 'Where the approval of a text stands',
  'x-enum-varnames': ['APPROVAL_NONE', 'APPROVAL_SUBMITTED', 'APPROVAL_CHANGES_REQUESTED', 'APPROVAL_APPROVED'],
});
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/** The note of a step for later readers. */
export const ApprovalNote = text(1, 2_000);

/** How the approval of a text stands, and who brought it there. */
export const ContentApproval = z
  .object({
    status: ApprovalStatus,
    at: Instant.nullable().describe('Since when: RFC 3339, UTC, with milliseconds; `null` with `none`'),
    key_id: z.string().nullable().describe('The key that took the last step; `null` with `none`'),
    actor: z.string().nullable().describe('On whose behalf that key acted'),
    note: z.string().nullable().describe('What was said at the last step'),
    allowed_actions: z
      .array(extensibleEnum(approvalSteps).meta({ id: 'ApprovalAction', description: 'A step of an approval' }))
      .describe('The steps that can be taken now, by who may'),
  })
  .meta({ id: 'ContentApproval', description: 'How the approval of a text stands; another title or output makes it `none`' });
export type ContentApproval = z.infer<typeof ContentApproval>;

/** That nobody has taken a step, or that the text is another one since. */
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
  allowed_actions: isApprovable(content) ? approvalSteps.filter((step: ApprovalStep) => approvalAllows(step, approval.status)) : [],
});

/** The workspace's conditions for publishing a text. */
export const ApprovalPolicy = extensibleEnum(['off', 'required', 'four_eyes']).meta({
  description:
    'What it takes to approve texts: `off`: `content:write` or `content:approve`; `required`: `content:approve`, and the `hash` that was looked at; `four_eyes`: the same, by somebody who is no author of the text',
  examples: ['required'],
});
