import type { Scope } from '../operation/scope.ts';
import { stepNames, type Step } from '../operation/step.ts';
import type { ApprovalStatus } from './approval.ts';

interface StepOfApproval extends Step<ApprovalStatus> {
  /** The scope that the step needs. */
  readonly scope: Scope;
}

/** The steps of an approval. A step is added here, and its operation in `approval-operations.ts`; all else is derived from this. */
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
} as const satisfies Record<string, StepOfApproval>;

export type ApprovalStep = keyof typeof approvalLifecycle;
export const approvalSteps = stepNames(approvalLifecycle);
