import type { DeletedRecord, ExpectedRevisions } from './expected-revisions.ts';

/** Records that can be erased. */
export interface ErasableStore {
  get(id: string): Promise<DeletedRecord | null>;
  /** A deleted record that can be restored. */
  deleted?(id: string): Promise<DeletedRecord | null>;
  /** Removes a record for good, a deleted one too, with all that is kept of it. `false`: there is none. */
  erase(id: string, now: Date, expected?: ExpectedRevisions): Promise<boolean>;
}

/** Late writes of erased records, of all workspaces. */
export interface ErasedRecords {
  /** Erases data that came after a record was erased: a server was just writing it, or did not finish. */
  finish(now: Date): Promise<void>;
}
