/** The revisions of which a record has to have one to be changed; `undefined`: it may have any. */
export type ExpectedRevisions = readonly number[] | undefined;

/** A record that was deleted, and can be restored. */
export interface DeletedRecord {
  readonly revision: number;
}

/** Records that can be edited, deleted, restored and erased. */
export interface RestorableStore<T> {
  get(id: string): Promise<T | null>;
  /** Writes the record if it still is as it was read: at this revision. */
  replace(record: T, read: T): Promise<boolean>;
  /** `false`: there is none. */
  delete(id: string, now: Date, expected?: ExpectedRevisions): Promise<boolean>;
  deleted(id: string): Promise<DeletedRecord | null>;
  /** Brings a deleted one back within 30 days; one that is there is returned as it is. */
  restore(id: string, now: Date, expected?: ExpectedRevisions): Promise<T | null>;
  /** Removes a record for good, a deleted one too, with all that is kept of it. `false`: there is none. */
  erase(id: string, now: Date, expected?: ExpectedRevisions): Promise<boolean>;
}

/** Erased records of all workspaces, of which something may still come. */
export interface ErasedRecords {
  /** Erases data that came after a record was erased: a server was just writing it, or did not finish. */
  finish(now: Date): Promise<void>;
}
