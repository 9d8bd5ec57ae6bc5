/** The revisions of which a record has to have one to be changed; `undefined`: it may have any. */
export type ExpectedRevisions = readonly number[] | undefined;

/** A deleted record that can be restored. */
export interface DeletedRecord {
  readonly revision: number;
}
