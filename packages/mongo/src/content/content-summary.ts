import { findingsOf, type ChangedBy, type ContentSummary, type Publication } from '@handbill/contract';
import { fromStored, storedFields, type StoredContent, approvalOf } from './stored-content.ts';

export type BriefContent = NonNullable<Publication['content']>;

export const briefProjection = { title: 1, type: 1, language: 1, status: 1, approved: 1, approval: 1 } as const;

export function brieflyFrom({ _id: id, title, type, language, status, ...stored }: StoredContent): BriefContent {
  return { id, title, type, language, status, approval: approvalOf(stored).status };
}

const long: ReadonlySet<string> = new Set(['request', 'output', 'text', 'checks', 'words']);
const short = storedFields.filter((name) => !long.has(name));

const found = { $filter: { input: '$checks', cond: { $in: ['$$this.outcome', ['fail', 'warn']] } } };

/** The part of a stored record that its summary needs. The database picks from the checks, since all of them may be long. */
export const summaryProjection = {
  ...Object.fromEntries(short.map((name) => [name, 1 as const])),
  // In a record of an earlier version the hash is made from the text.
  output: { $cond: [{ $eq: [{ $type: '$hash' }, 'missing'] }, '$output', '$$REMOVE'] },
  checks: { $map: { input: found, in: { outcome: '$$this.outcome', message: '$$this.message', accepted: '$$this.accepted' } } },
};

/** Records of earlier versions name only the keys that asked for them and edited them. */
const keyAlone = (key_id: string | null | undefined): ChangedBy | null =>
  key_id === undefined || key_id === null ? null : { key_id, actor: null };

export function summaryFrom({ checks, ...stored }: StoredContent): ContentSummary {
  const created_by = stored.created_by ?? keyAlone(stored.key_id);
  const updated_by = stored.updated_by ?? keyAlone(stored.revised_by) ?? created_by;
  const { output: _, ...summary } = fromStored(stored as StoredContent);
  return { ...summary, findings: findingsOf(checks), created_by, updated_by };
}
