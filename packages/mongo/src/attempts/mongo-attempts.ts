import type { Attempt, AttemptQuery, Page } from '@handbill/contract';
import type { AttemptStore, Reader } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { findPage } from '../database/lists/find-page.ts';
import { fromStoredAttempt, type StoredAttempt } from './stored-attempt.ts';

export class MongoAttempts implements AttemptStore {
  readonly #workspaceId: string;
  readonly #attempts: Collection<StoredAttempt>;

  constructor({ workspaceId }: Reader, db: Db) {
    this.#workspaceId = workspaceId;
    this.#attempts = db.collection('attempts');
  }

  list(query: AttemptQuery): Promise<Page<Attempt>> {
    const filter = { workspace_id: this.#workspaceId, content_id: query.id };
    return findPage({ collection: this.#attempts, filter, query, mayBeLarge: true, read: fromStoredAttempt });
  }
}
