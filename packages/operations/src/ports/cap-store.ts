import type { SpendingCap } from '@handbill/contract';
import type { AttemptSubject } from './attempt-store.ts';
import type { Author } from './author.ts';

/** What calls of models take, or may take. */
export interface Spend {
  readonly tokens: number;
  /** In USD; `null`: a price in USD is not known. */
  readonly usd: number | null;
}

/** How much a key, with the keys that it made, or a workspace may spend in a UTC month; `null`: any amount. */
export interface Cap {
  /** Of the key or the workspace. */
  readonly id: string;
  readonly scope: 'key' | 'workspace';
  readonly tokens: number | null;
  readonly usd: number | null;
}

/** Texts by what is reserved for them: its id is that of their record, or of the call that has parts or a judgement made. */
export interface Budget extends Pick<AttemptSubject, 'contentId'> {
  readonly id: string;
  readonly most: Spend;
  /** Until then it stays, though no text is being written under its id. */
  readonly until: Date;
}

/** What stands in the way of a text. */
export interface CapRefusal extends Omit<SpendingCap, 'scope' | 'key_id' | 'unit'> {
  readonly scope: Cap['scope'];
  readonly unit: 'tokens' | 'USD';
  readonly needed: number;
}

/** What is spent of caps, and reserved. */
export interface CapStore {
  /** Reserves what texts may take at most, of all caps or of none; a budget that is there is replaced. `null`: it is reserved. */
  reserve(by: Pick<Author, 'workspaceId'>, caps: readonly Cap[], budgets: readonly Budget[], now: Date): Promise<CapRefusal | null>;
  /** What a text may still take that another server has begun; `null`: nothing was reserved for it. */
  left(subject: Pick<AttemptSubject, 'workspaceId' | 'contentId'>): Promise<Spend | null>;
  /** Caps of a workspace, with what is spent of them this month: those of some, or all. */
  list(workspaceId: string, caps: readonly Cap[] | 'all', now: Date): Promise<readonly SpendingCap[]>;
}
