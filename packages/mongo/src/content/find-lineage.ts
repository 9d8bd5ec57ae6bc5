import { maxLineage, type ContentItem, type ContentLineage } from '@handbill/contract';
import type { Collection, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import type { StoredContent } from './stored-content.ts';

/** Few records are made from others, so this index stays small. */
export const lineageIndex: DeclaredIndex = {
  name: 'workspace_source_content_id',
  key: { workspace_id: 1, source_content_id: 1, _id: 1 },
  partialFilterExpression: { source_content_id: { $gt: '' } },
};

/** The content that a record was made from and the content made from it, step by step. `null`: there is no such record. */
export async function findLineage(
  nodes: Collection<StoredContent>,
  workspace_id: string,
  id: string,
  projection: Document,
  read: (stored: StoredContent) => ContentItem,
): Promise<ContentLineage | null> {
  const get = (_id: string | null) => (_id === null ? null : nodes.findOne({ _id, workspace_id }, { projection, maxTimeMS }));
  const start = await get(id);
  if (start === null) return null;

  const ancestors: StoredContent[] = [];
  let next = await get(start.source_content_id);
  for (; next !== null && ancestors.length < maxLineage; next = await get(next.source_content_id)) ancestors.push(next);

  const descendants: StoredContent[] = [];
  for (let parents = [id]; parents.length > 0 && descendants.length <= maxLineage;) {
    const options = { projection, sort: { _id: 1 }, limit: maxLineage + 1 - descendants.length, maxTimeMS } as const;
    const children = await nodes.find({ workspace_id, source_content_id: { $in: parents } }, options).toArray();
    descendants.push(...children);
    parents = children.map(({ _id }) => _id);
  }
  const shown = (found: readonly StoredContent[]) => found.slice(0, maxLineage).map(read);
  const has_more = next !== null || descendants.length > maxLineage;
  return { ancestors: shown(ancestors), descendants: shown(descendants), has_more };
}
