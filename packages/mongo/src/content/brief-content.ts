import type { Publication } from '@handbill/contract';
import { approvalOf, type StoredContent } from './stored-content.ts';

/** A text as its publications show it. */
export type BriefContent = NonNullable<Publication['content']>;

export const briefProjection = { title: 1, type: 1, language: 1, status: 1, approved: 1, approval: 1 } as const;

/** Reads what `briefProjection` leaves. */
export function brieflyFrom({ _id: id, title, type, language, status, ...stored }: StoredContent): BriefContent {
  return { id, title, type, language, status, approval: approvalOf(stored).status };
}
