import type { Amount, Attempt, AttemptQuery, ContentRequest, Cost, Page, Usage, UsageQuery } from '@handbill/contract';
import type { Budget } from './cap-store.ts';

/** What a model is called for: the text, and whom its usage is counted for. */
export interface AttemptSubject {
  readonly workspaceId: string;
  readonly contentId: string;
  readonly type: ContentRequest['type'];
  readonly campaignId: string | null;
  /** The key that asked for the text; `null` where that is not known. */
  readonly keyId: string | null;
}

/** What is known of a call before it is made. */
export interface AttemptBeginning extends Pick<Attempt, 'attempt' | 'reason' | 'model' | 'prompt_version'> {
  /** When that is, for a text that had ended: no lease says whether its process lives. */
  readonly begun_at?: Date;
  /** What it is paid from where a spending cap holds, and what is reserved there for it. */
  readonly budget?: Pick<Budget, 'id' | 'most'>;
}

/** What is known of a call when it has ended. */
export type AttemptEnd = Pick<
  Attempt,
  | 'finish_reason'
  | 'answer'
  | 'reasoning'
  | 'input_tokens'
  | 'cached_input_tokens'
  | 'output_tokens'
  | 'usage_source'
  | 'cost'
  | 'duration_ms'
  | 'error'
>;

/** What several calls took together. A sum of figures is `null` where none of them is known. */
export interface AttemptFigures {
  readonly attempts: number;
  readonly input_tokens: number | null;
  readonly cached_input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost: Cost | null;
  readonly duration_ms: number | null;
}

/** The text so far of a call that its process did not end. */
export interface TextOfAttempt {
  readonly attempt: number;
  readonly text: string | null;
}

/** The calls of models, as those who write the texts keep them. */
export interface AttemptLog {
  /** Stores that a call begins. `false`: its number is taken, so another server goes on with the text. */
  begin(subject: AttemptSubject, beginning: AttemptBeginning, now: Date): Promise<boolean>;
  /**
   * Stores how a call ended, with what it adds to the usage of its day, once however often it is sent. Not waited for until it is on disk: the record's end is,
   * which comes after it, and where that fails it has to be sent again. `false`: there is no such call, since the database lost its beginning.
   */
  end(subject: AttemptSubject, call: Pick<AttemptBeginning, 'attempt' | 'model' | 'reason'>, end: AttemptEnd, now: Date): Promise<boolean>;
  /** Counts as usage what processes that are gone have left uncounted. Until then it is in the sums all the same. */
  countRemaining(): Promise<void>;
  /** Adds the checks that the answer of a call failed. */
  keepFailing(subject: AttemptSubject, attempt: number, failing: Attempt['failing']): Promise<void>;
  /** Counts what a text took for the spending caps, and sets free what it will not take any more. Nothing is, while it is being written. */
  settle(budget: Pick<AttemptSubject, 'workspaceId' | 'contentId'> & Pick<Budget, 'id'>): Promise<void>;
  /** Does so for what processes have left that are gone. */
  settleRemaining(now: Date): Promise<void>;
  /** Ends the calls that a process left open which is gone. Should it live after all, what it says of them later counts. */
  breakOff(subject: AttemptSubject, soFar: TextOfAttempt | null): Promise<void>;
  /** Ends calls for texts that had ended, begun before a time and still open: their processes are gone. So many at once, the oldest first; resolves to how many. */
  failAbandoned(begunBefore: Date): Promise<number>;
  /** What the calls for a text took, all or those between two. */
  figures(subject: AttemptSubject, between?: { readonly after?: number; readonly before?: number }): Promise<AttemptFigures>;
  /** Brings the sums of a record that has ended up to date: a server that was taken for gone may have ended its call at the same moment. */
  recount(subject: AttemptSubject): Promise<void>;
}

/** The calls of models for the texts of one workspace. */
export interface AttemptStore {
  list(query: AttemptQuery): Promise<Page<Attempt>>;
}

/** The days of a query. Both are included. */
export interface UsagePeriod {
  readonly from: string;
  readonly to: string;
}

/** What models were used for in one workspace. */
export interface UsageStore {
  list(query: Omit<UsageQuery, keyof UsagePeriod> & UsagePeriod): Promise<Page<Usage>>;
  /** What these campaigns have cost, by currency: of those that cost nothing, none. */
  spentBy(campaignIds: readonly string[]): Promise<ReadonlyMap<string, readonly Amount[]>>;
}
