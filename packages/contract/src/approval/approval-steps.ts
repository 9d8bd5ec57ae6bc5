import type { Scope } from '../operation/scope.ts';
import type { ApprovalStatus } from './approval.ts';

interface Step {
  readonly from: readonly ApprovalStatus[];
  readonly to: ApprovalStatus;
  /** The scope that takes the step. */
  readonly scope: Scope;
  /** Of the operation that takes the step. */
  readonly summary: string;
  /** The type of the event that tells of it. */
  readonly event: `content.${string}`;
}

/**
 * The steps of an approval. A step is added here and nowhere else: `allowed_actions`, the steps of many texts at once, the events, the store's
 * condition and the document's table are made from this, and its operation takes `summary` from it.
 */
export const approvalLifecycle = {
  submit: {
    from: ['none', 'changes_requested'],
    to: 'submitted',
    scope: 'content:write',
    summary: 'Submit a text for approval',
    event: 'content.submitted',
  },
  withdraw: { from: ['submitted'], to: 'none', scope: 'content:write', summary: 'Withdraw a submitted text', event: 'content.withdrawn' },
  approve: {
    from: ['none', 'submitted', 'changes_requested', 'approved'],
    to: 'approved',
    scope: 'content:approve',
    summary: 'Approve content',
    event: 'content.approved',
  },
  request_changes: {
    from: ['none', 'submitted', 'changes_requested', 'approved'],
    to: 'changes_requested',
    scope: 'content:approve',
    summary: 'Request changes to a text',
    event: 'content.changes_requested',
  },
} as const satisfies Record<string, Step>;

export type ApprovalStep = keyof typeof approvalLifecycle;
export const approvalSteps = Object.keys(approvalLifecycle) as [ApprovalStep, ...ApprovalStep[]];

/** Whether a step may be taken from a status. */
export const approvalAllows = (step: ApprovalStep, status: ApprovalStatus): boolean =>
  approvalLifecycle[step].from.some((from) => from === status);
