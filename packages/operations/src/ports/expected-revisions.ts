/** The revisions of which a record has to have one to be changed; `undefined`: it may have any. */
export type ExpectedRevisions = readonly number[] | undefined;

/** What is told of a record that was deleted, and can be restored. */
export interface DeletedRecord {
  readonly revision: number;
}
