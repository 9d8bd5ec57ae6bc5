import type { ContentQueryInput } from '@handbill/client';
import { useApprovalRights } from './use-approval.ts';

export const views = ['all', 'review', 'approve', 'approved', 'failed', 'deleted'] as const;
export type View = (typeof views)[number];
export type ViewFilters = Readonly<Record<View, Pick<ContentQueryInput, 'status' | 'approved' | 'approval' | 'deleted'>>>;

const viewFilters: ViewFilters = {
  all: {},
  review: { status: 'needs_review' },
  approve: { status: 'ready', approved: false },
  approved: { approved: true },
  failed: { status: ['failed', 'cancelled'] },
  deleted: { deleted: true },
};
const whereSubmitted: ViewFilters = {
  ...viewFilters,
  review: { status: 'needs_review', approval: 'none' },
  approve: { approval: 'submitted' },
};

/** The filters of each view of the library. Where the workspace wants approvals, a text is to be approved once it is submitted, and to be reviewed before. */
export const useViewFilters = (): ViewFilters => (useApprovalRights().isOff ? viewFilters : whereSubmitted);
