import { noApproval } from '@handbill/contract';
import type { Author, CopiedContent, CopyOptions } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { changerOf, type Changes } from '../records/change.ts';
import { withoutOutbox } from '../records/outbox.ts';
import type { StoredContent } from './stored-content.ts';
import { textAuthor } from './text-authors.ts';

/** The authors of a text, whatever was approved since: they are authors of its copy, and so is whoever copies it. */
const authorsOf = ({ authors = [], created_by, key_id, revised_by }: StoredContent, by: Author): NonNullable<StoredContent['authors']> =>
  [...authors, created_by, { key_id }, { key_id: revised_by }, textAuthor(by)].flatMap((one) =>
    typeof one?.key_id === 'string' ? [{ ...one, key_id: one.key_id }] : [],
  );

function copyOf(stored: StoredContent, by: Author, { to, at, idOf }: CopyOptions): StoredContent {
  const { lease: _lease, rewritten_in: _calls, placed: _placed, revised_by: _key, updated_by: _who, ...kept } = stored;
  return {
    ...kept,
    _id: idOf(stored._id),
    campaign_id: to,
    source_content_id: stored._id,
    approved: null,
    approval: noApproval,
    authors: authorsOf(stored, by),
    created_by: changerOf(by),
    ...(by.keyId !== null && { key_id: by.keyId }),
    revision: 1,
    created_at: at,
    updated_at: at,
  };
}

/** Copies the written texts of a campaign as they are, all or none. An earlier try may have copied one. */
export async function copyContent(
  { db, content, changes }: { readonly db: Db; readonly content: Collection<StoredContent>; readonly changes: Changes<StoredContent> },
  by: Author,
  options: CopyOptions,
): Promise<CopiedContent> {
  const which = { workspace_id: by.workspaceId, campaign_id: options.from, status: { $in: ['ready' as const, 'needs_review' as const] } };
  const found = await content.find(which, { projection: withoutOutbox, maxTimeMS, sort: { _id: 1 } }).toArray();
  const copies = found.map((stored) => copyOf(stored, by, options));
  const there = { workspace_id: by.workspaceId, campaign_id: options.to, _id: { $in: copies.map(({ _id }) => _id) } };
  const isDone = copies.length === 0 || (await content.countDocuments(there, { limit: 1, maxTimeMS })) > 0;
  const why = 'content.copied';
  const events = [{ type: why, previous: null, changed_parts: [] }] as const;
  if (!isDone)
    await inTransaction(db.client, async (session) => {
      for (const copy of copies) await changes.insert({ by, why, at: options.at, events }, copy, session);
    });
  return new Map(found.map(({ _id }) => [_id, options.idOf(_id)]));
}
