import type { Comment, CommentQuery, Content, Page } from '@handbill/contract';
import type { Author, CommentStore, OwnedComment } from '@handbill/operations';
import type { ClientSession, Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { findPage } from '../database/lists/find-page.ts';
import { Changes } from '../records/change.ts';
import { asLiterals, withoutOutbox } from '../records/outbox.ts';
import { isOutdated, keptComments, readBeside, toStored, type StoredComment } from './stored-comment.ts';

/** Stores comments with a step of the approval of their text, in its transaction. */
export const commentInserter =
  (db: Db) =>
  async (by: Author, comments: readonly Comment[], content: Content, session: ClientSession): Promise<void> => {
    const changes = new Changes<StoredComment>(db, keptComments);
    for (const comment of comments)
      await changes.insert({ by, why: 'comment.created', at: comment.created_at }, toStored(by, comment, content), session);
  };

export class MongoComments implements CommentStore {
  readonly #by: Author;
  readonly #comments: Collection<StoredComment>;
  readonly #changes: Changes<StoredComment>;

  constructor(by: Author, db: Db) {
    this.#by = by;
    this.#comments = db.collection(keptComments.name);
    this.#changes = new Changes(db, keptComments);
  }

  async insert(comment: Comment, content: Content): Promise<void> {
    await this.#changes.insert({ by: this.#by, why: 'comment.created', at: comment.created_at }, toStored(this.#by, comment, content));
  }

  async get(content: Content, _id: string): Promise<OwnedComment | null> {
    const stored = await this.#find(content, _id);
    return stored && readBeside(stored, content);
  }

  list(content: Content, query: CommentQuery): Promise<Page<Comment>> {
    const filter = { workspace_id: this.#by.workspaceId, content_id: content.id };
    const read = (stored: StoredComment) => readBeside(stored, content);
    return findPage({ collection: this.#comments, filter, query, projection: withoutOutbox, read });
  }

  async mark(content: Content, id: string, isResolved: boolean, at: Date): Promise<Comment | null> {
    const current = await this.#find(content, id);
    if (current === null) return null;
    const { resolved_at } = current;
    const why = isResolved ? 'comment.resolved' : 'comment.reopened';
    const marked = await this.#changes.update({
      by: this.#by,
      at,
      why,
      events: [{ type: why, previous: asLiterals({ resolved_at }) }],
      id,
      from: { content_id: content.id, resolved_at: isResolved ? null : { $ne: null } },
      members: { resolved_at: isResolved ? at : null, is_outdated: isOutdated(current, content), updated_at: at },
    });
    return marked && readBeside(marked, content);
  }

  delete(id: string, at: Date): Promise<boolean> {
    return this.#changes.delete({ by: this.#by, why: 'comment.deleted', at, id });
  }

  #find({ id: content_id }: Content, _id: string): Promise<StoredComment | null> {
    return this.#comments.findOne({ _id, workspace_id: this.#by.workspaceId, content_id }, { projection: withoutOutbox, maxTimeMS });
  }
}
