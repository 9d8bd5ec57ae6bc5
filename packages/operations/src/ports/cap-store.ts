import type { SpendingCap } from '@handbill/contract';
import type { AttemptSubject } from './attempt-store.ts';
import type { Author } from './author.ts';

/** The tokens and costs of calls of models, actual or reserved. */
export interface Spend {
  readonly tokens: number;
  /** In USD; `null`: a price in USD is not known. */
  readonly usd: number | null;
}

/** Reserves the spend of a call of a model before it is made. Resolves to why it must not be made, or to `null`. */
export type Reserve = (most: Spend) => Promise<string | null>;

/** How much a key, with the keys that it made, or a workspace may spend in a UTC month; `null`: any amount. */
export interface Cap {
  /** Of the key or the workspace. */
  readonly id: string;
  readonly scope: 'key' | 'workspace';
  readonly tokens: number | null;
  readonly usd: number | null;
}

/** The reservation for the next call for a text. Its id is that of the record, or of the call that has parts or a judgement made. */
export interface Budget extends Pick<AttemptSubject, 'contentId'> {
  readonly id: string;
  readonly most: Spend;
  /** Until then it stays, though no text is being written under its id. */
  readonly until: Date;
}

/** The cap that refuses a text. */
export interface CapRefusal extends Omit<SpendingCap, 'scope' | 'key_id' | 'unit'> {
  readonly scope: Cap['scope'];
  readonly unit: 'tokens' | 'USD';
  readonly needed: number;
}

/** The spend of caps, and its reservations. */
export interface CapStore {
  /** The caps that hold for texts of a key, as they are now. */
  of(subject: Pick<AttemptSubject, 'workspaceId' | 'keyId'>): Promise<readonly Cap[]>;
  /** Reserves the spend of the first calls for texts, of all caps or of none; a budget that is there is replaced. `null`: it is reserved. */
  reserve(by: Pick<Author, 'workspaceId'>, caps: readonly Cap[], budgets: readonly Budget[], now: Date): Promise<CapRefusal | null>;
  /** Reserves one more call, of the caps as they are now, and keeps the spend of earlier calls that is not counted yet. `null`: it is reserved. */
  reserveNext(subject: AttemptSubject, budget: Budget, now: Date): Promise<CapRefusal | null>;
  /** Caps of a workspace, some or all, with their spend of this month. */
  list(workspaceId: string, caps: readonly Cap[] | 'all', now: Date): Promise<readonly SpendingCap[]>;
}
