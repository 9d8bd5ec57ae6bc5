import { hash } from 'node:crypto';
import { canonicalJson, Comment, partAt, type Content } from '@handbill/contract';
import type { Author, OwnedComment } from '@handbill/operations';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { namesIn, pick } from '../database/pick.ts';
import { defineKept, retentionSeconds } from '../records/kept.ts';
import { emptiedEntries } from '../records/outbox.ts';

const { id: _id, revision: content_revision, ...same } = Comment.shape;

/** `revision` counts the comment's own changes; `is_outdated` is as it was at the last of them. */
const StoredComment = z.object({
  _id,
  workspace_id: z.string(),
  ...same,
  content_revision,
  /** The sha256 of the part that it is about; `null`: there was no output. */
  part: z.string().nullable(),
  /** The key behind the session that wrote it. */
  signed_in_with: z.string().optional(),
  revision: z.int(),
  updated_at: z.date(),
  /** That of the text, while it is in the trash: they go together. */
  deleted_at: z.date().optional(),
});
export type StoredComment = z.infer<typeof StoredComment>;

function partOf({ pointer }: Pick<Comment, 'pointer'>, { output }: Content): string | null {
  const part = partAt(output, pointer ?? '') ?? null;
  return part === null ? null : hash('sha256', canonicalJson(part), 'hex');
}

export const isOutdated = (stored: StoredComment, content: Content): boolean => partOf(stored, content) !== stored.part;

export function toStored(by: Author, { id, revision, ...comment }: Comment, content: Content): StoredComment {
  const { workspaceId: workspace_id, signedInWith: signed_in_with } = by;
  const counted = { revision: 1, updated_at: comment.created_at, content_revision: revision };
  const part = partOf(comment, content);
  return { _id: id, workspace_id, ...comment, ...counted, part, ...(signed_in_with !== undefined && { signed_in_with }) };
}

const shown = namesIn(same);

const fromStored = (stored: StoredComment): Comment => ({ id: stored._id, ...pick(stored, shown), revision: stored.content_revision });

export const readBeside = (stored: StoredComment, content: Content): OwnedComment => ({
  ...fromStored(stored),
  is_outdated: isOutdated(stored, content),
  writer: { key_id: stored.signed_in_with ?? stored.key_id, actor: stored.actor },
});

/** A comment on an erased text whose events still wait, until they are moved. */
const emptied = [{ $set: { text: '', excerpt: null, actor: null, outbox: emptiedEntries } }];

export const keptComments = defineKept({
  name: 'comments',
  schema: bsonSchema(StoredComment),
  indexes: [
    { name: 'workspace_content_id', key: { workspace_id: 1, content_id: 1, _id: -1 } },
    { name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: retentionSeconds },
  ],
  outbox: true,
  actors: ['actor'],
  eraseTraces: async (db, { _id: content_id, workspace_id }) => {
    const comments = db.collection('comments');
    await comments.updateMany({ workspace_id, content_id, outbox: { $exists: true } }, emptied, { maxTimeMS });
    await comments.deleteMany({ workspace_id, content_id, outbox: { $exists: false } }, { maxTimeMS });
  },
  exported: fromStored,
  events: { of: 'comment', read: fromStored, hidden: ['part', 'signed_in_with'] },
});
