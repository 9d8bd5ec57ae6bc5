import type { Amount, Attempt, AttemptQuery, ContentRequest, Figures, Page, Usage, UsageQuery } from '@handbill/contract';
import type { Budget } from './cap-store.ts';

/** The purpose of a call of a model: the text, and the accounts that its usage is counted for. */
export interface AttemptSubject {
  readonly workspaceId: string;
  readonly contentId: string;
  readonly type: ContentRequest['type'];
  readonly campaignId: string | null;
  /** The key that asked for the text; `null` where that is not known. */
  readonly keyId: string | null;
}

/** The facts of a call before it is made. */
export interface AttemptBeginning extends Pick<Attempt, 'attempt' | 'reason' | 'model' | 'prompt_version'> {
  /** When that is, for a text that had ended: no lease says whether its process lives. */
  readonly begun_at?: Date;
  /** The budget that it is paid from where a spending cap holds, and the spend that is reserved there for it. */
  readonly budget?: Pick<Budget, 'id' | 'most'>;
}

/** The facts of a call that has ended. */
export type AttemptEnd = Omit<Attempt, 'attempt' | 'reason' | 'model' | 'prompt_version' | 'failing'>;

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
   * Stores how a call ended, with its usage, once however often it is sent. It need not be on disk: the record's end comes after it, and where that
   * fails it has to be sent again. `false`: there is no such call, since the database lost its beginning.
   */
  end(subject: AttemptSubject, call: Pick<AttemptBeginning, 'attempt' | 'model' | 'reason'>, end: AttemptEnd, now: Date): Promise<boolean>;
  /** Counts the calls as usage that lost processes have left uncounted. Until then they are in the sums all the same. */
  countRemaining(): Promise<void>;
  /** Adds the checks that the answer of a call failed. */
  keepFailing(subject: AttemptSubject, attempt: number, failing: Attempt['failing']): Promise<void>;
  /** Counts the spend of a text for the spending caps, and releases the rest of its reservation. Nothing is released while it is being written. */
  settle(budget: Pick<AttemptSubject, 'workspaceId' | 'contentId'> & Pick<Budget, 'id'>): Promise<void>;
  /** Settles the texts of lost processes. */
  settleRemaining(now: Date): Promise<void>;
  /** Ends the calls that a lost process left open. Should it live after all, its later reports count. */
  breakOff(subject: AttemptSubject, soFar: TextOfAttempt | null): Promise<void>;
  /** Ends calls for texts that had ended, begun before a time and still open: their processes are gone. So many at once, the oldest first; resolves to how many. */
  failAbandoned(begunBefore: Date): Promise<number>;
  /** The figures of all calls for a text, or of those between two. */
  figures(subject: AttemptSubject, between?: { readonly after?: number; readonly before?: number }): Promise<Figures>;
  /** Brings the sums of a record that has ended up to date: a server that was taken for gone may have ended its call at the same moment. */
  recount(subject: AttemptSubject): Promise<void>;
}

/** The calls of models for the texts of one workspace. */
export interface AttemptStore {
  list(query: AttemptQuery): Promise<Page<Attempt>>;
}

/** The usage of models in one workspace. */
export interface UsageStore {
  /** From a day to another one, both included. */
  list(query: Omit<UsageQuery, 'from' | 'to'> & { readonly from: string; readonly to: string }): Promise<Page<Usage>>;
  /** The costs of these campaigns, by currency: a campaign without costs is not in the map. */
  spentBy(campaignIds: readonly string[]): Promise<ReadonlyMap<string, readonly Amount[]>>;
}
