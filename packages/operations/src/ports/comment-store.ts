import type { Comment, CommentQuery, Content, Page } from '@handbill/contract';

/** A comment, and whoever may delete it: all sessions of a key are one. */
export type OwnedComment = Comment & { readonly writer: { readonly key_id: string | null; readonly actor: string | null } };

/** The comments of one workspace. Each is read beside the text that it is about. */
export interface CommentStore {
  insert(comment: Comment, content: Content): Promise<void>;
  get(content: Content, id: string): Promise<OwnedComment | null>;
  list(content: Content, query: CommentQuery): Promise<Page<Comment>>;
  /** Resolves an open comment, or opens a resolved one; `null`: there is none that is not so already. */
  mark(content: Content, id: string, isResolved: boolean, now: Date): Promise<Comment | null>;
  /** `false`: there is none. */
  delete(id: string, now: Date): Promise<boolean>;
}
