import type { DeletedRecord, ExpectedRevisions } from './expected-revisions.ts';

/** Records that can be erased. */
export interface ErasableStore {
  get(id: string): Promise<DeletedRecord | null>;
  /** What was deleted, and can be restored. */
  deleted?(id: string): Promise<DeletedRecord | null>;
  /** Removes a record for good, a deleted one too, with all that is kept of it. `false`: there is none. */
  erase(id: string, now: Date, expected?: ExpectedRevisions): Promise<boolean>;
}

/** What of erased records may still come, of all workspaces. */
export interface ErasedRecords {
  /** Erases what came after a record was erased: what a server was just writing, or did not finish. */
  finish(now: Date): Promise<void>;
}
