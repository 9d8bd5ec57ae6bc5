import type { Content, ContentItem, ContentQuery, Page } from '@handbill/contract';

/** The right to finish one record: whoever lost it to another can not write any more. */
export interface Lease {
  readonly workspaceId: string;
  readonly contentId: string;
  readonly token: string;
}

/** What changes when a generation ends or goes on. */
export type ContentChange = Partial<Pick<Content, 'status' | 'title' | 'output' | 'text' | 'checks' | 'generation' | 'error'>>;

/** The content of one workspace. */
export interface ContentStore {
  /** Stores a record that is being generated, held by a lease. */
  begin(content: Content): Promise<Lease>;
  get(id: string): Promise<Content | null>;
  list(query: ContentQuery): Promise<Page<ContentItem>>;
  delete(id: string, now: Date): Promise<boolean>;
  restore(id: string, now: Date): Promise<Content | null>;
}

/** A generation whose process is gone, taken over. */
export interface Abandoned {
  readonly lease: Lease;
  readonly content: Content;
  /** How often it was begun. */
  readonly claims: number;
}

/** Generations under way, of all workspaces. */
export interface GenerationLeases {
  /** Keeps the lease and the text so far; `false` when it is lost. */
  renew(lease: Lease, textSoFar: string | null): Promise<boolean>;
  /** Gives the generation back with the text so far, to be taken over at once; that it was begun does not count. */
  release(lease: Lease, textSoFar: string | null): Promise<void>;
  /** Ends the generation; `null` when the lease is lost or the record is gone. */
  finish(lease: Lease, change: ContentChange, now: Date): Promise<Content | null>;
  /** Takes over a generation whose process is gone; `null` when there is none. */
  claimAbandoned(): Promise<Abandoned | null>;
}
