/** Something in the database that this version does not need. */
export interface Leftover {
  /** What it is and what becomes of it. */
  readonly what: string;
  /** Left out where it has to stay for now. */
  readonly remove?: () => Promise<unknown>;
}
