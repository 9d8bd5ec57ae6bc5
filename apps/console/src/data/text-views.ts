import type { ContentQueryInput } from '@handbill/client';

export const views = ['all', 'review', 'approve', 'approved', 'failed', 'deleted'] as const;
export type View = (typeof views)[number];

/** What each view of the library lists. */
export const viewFilters: Readonly<Record<View, Pick<ContentQueryInput, 'status' | 'approved' | 'deleted'>>> = {
  all: {},
  review: { status: 'needs_review' },
  approve: { status: 'ready', approved: false },
  approved: { approved: true },
  failed: { status: ['failed', 'cancelled'] },
  deleted: { deleted: true },
};
