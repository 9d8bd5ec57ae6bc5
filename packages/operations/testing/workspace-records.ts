export interface Records {
  /** The ids of all, deleted ones too. */
  readonly all: readonly string[];
  /** The ids of those that are not deleted, newest first. */
  readonly listed: readonly string[];
  /** To the second page of the list, unfiltered. */
  readonly cursor: string;
}

type SecondPage = Readonly<Record<'id' | 'cursor', string>>;

/** The records of a workspace. */
export interface WorkspaceRecords {
  readonly workspace: string;
  /** A word in every text of its records, and of no other workspace's. */
  readonly marker: string;
  /** Words of its records and of no other workspace's: one of these in an answer is a leak. */
  readonly traces: readonly string[];
  readonly campaigns: Records;
  readonly content: Records;
  /** The last one is hidden, since its text is deleted. */
  readonly publications: Records;
  readonly calendarFeeds: Records;
  /** The cursor to the second page of its calendar of March 2027. */
  readonly calendar: string;
  readonly brandVoices: Records;
  /** Comments on one of its texts, an open one and a resolved one, and the cursor to the second page. */
  readonly comments: { readonly of: string; readonly all: readonly string[]; readonly cursor: string };
  /** A text that was edited twice, and the cursor to its older revision. */
  readonly edited: SecondPage;
  /** Revoked ones count as deleted. */
  readonly keys: Records;
  /** The calls of a model for one of its texts, two of them, and the cursor to the second page of one. */
  readonly attempts: { readonly of: string; readonly cursor: string };
  /** The id of the oldest event. */
  readonly firstEvent: string;
  /** The newest of those that follow it. */
  readonly lastEvent: string;
  /** The cursors to the second pages of the activity of a campaign, of a text and of the workspace. */
  readonly activity: { readonly campaigns: SecondPage; readonly content: SecondPage; readonly workspace: string };
  /** How many rows there are, and the cursor to the second one. */
  readonly usage: { readonly rows: number; readonly cursor: string };
}
