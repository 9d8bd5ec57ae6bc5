import type {
  ApprovalStep,
  BrandVoice,
  Comment,
  Content,
  ContentFacetQuery,
  ContentFacets,
  ContentItem,
  ContentLineage,
  ContentQuery,
  ContentRevision,
  Page,
  Publication,
  RevisionQuery,
} from '@handbill/contract';
import type { Author } from './author.ts';
import type { AllowedModels } from './writer.ts';
import type { ExpectedRevisions, RestorableStore } from './restorable-store.ts';

/** The right to finish one record, for whoever asked for its text. A process that lost it to another cannot write any more. */
export interface Lease extends Author {
  readonly contentId: string;
  readonly allowedModels?: AllowedModels;
  readonly token: string;
  /** The text is there, and parts of it are written anew. Left out or `null`: the text is written. */
  readonly rewriting?: Rewriting | null;
}

/** Parts of a text that are written anew in the background. */
interface Rewriting {
  readonly pointers: readonly string[];
  readonly instructions: string | null;
  readonly model: string;
  /** The status that the record gets back where nothing comes of it. */
  readonly status: Content['status'];
}

/** The fields that change when a generation ends or goes on. */
export type ContentChange = Partial<Pick<Content, 'status' | 'title' | 'output' | 'text' | 'checks' | 'generation' | 'error' | 'approved'>>;

/** How a record is begun. */
export interface BeginOptions {
  /** It waits to be claimed: nobody holds it yet. */
  readonly waits?: boolean;
  /** The brand voice that it is written in: it is kept as it is now. */
  readonly voice?: BrandVoice | null;
  /** The models that the key may use: no other one writes it, whatever fails. Left out: all. */
  readonly allowedModels?: AllowedModels;
  /** A call of a model is stored next, and nobody is told of the record before: it need not be on disk until that is. */
  readonly expectsAttempt?: boolean;
}

/** One of several records that are begun together. */
export interface NewRecord extends Pick<BeginOptions, 'waits'> {
  readonly content: Content;
}

/** The fields that a revision restores. */
export type FormerState = Pick<Content, 'status' | 'title' | 'output' | 'text' | 'checks' | 'error'>;

/** How many texts of a campaign there are of a kind, for a platform, in a status and a language. */
export interface ContentCount extends Pick<Content, 'type' | 'status' | 'language'> {
  readonly campaign_id: string;
  readonly platform: string | null;
  readonly count: number;
}

/** A key that wrote a text or changed it, and on whose behalf; without `actor`: on whoever's. */
export interface TextAuthor {
  readonly key_id: string;
  readonly actor?: string | null | undefined;
}

/** The options of an edit of a record. */
export interface EditOptions {
  /** The event of the edit: `content.updated` when left out, or the event of its step. */
  readonly event?: 'content.updated' | 'content.check_accepted';
  /** The step of the approval that is taken: only where the record is in a status that allows it. */
  readonly step?: ApprovalStep;
  /** Comments on the step: stored with it, or not at all. */
  readonly comments?: readonly Comment[];
  /** Whether the state before stays as a revision: `true` when left out. */
  readonly keepsFormer?: boolean;
  /** Names the call that writes parts of it anew, the same for each try of one idempotency key. */
  readonly rewriting?: string | undefined;
  /** From then on it waits for its parts to be written anew, by models that the key may use: that tells no event. */
  readonly begins?: (Omit<Rewriting, 'status'> & Pick<Lease, 'allowedModels'>) | undefined;
}

/** Which texts are copied, and how the copies are named. */
export interface CopyOptions {
  /** The campaigns that they are of, and that the copies are of. */
  readonly from: string;
  readonly to: string;
  readonly at: Date;
  readonly idOf: (id: string) => string;
}

/** The ids of copies by those of their sources. */
export type CopiedContent = ReadonlyMap<string, string>;

/** The content of one workspace. */
export interface ContentStore extends RestorableStore<Content> {
  /** Stores a record that is being generated, held by a lease. */
  begin(content: Content, options?: BeginOptions): Promise<Lease>;
  /** Stores records as `begin` does: all of them or none. */
  beginAll(records: readonly NewRecord[], options: Pick<BeginOptions, 'voice' | 'allowedModels'>): Promise<readonly Lease[]>;
  /** The brand voice that a record was requested with, as it was then; `null` where there is none. */
  voiceOf(id: string): Promise<BrandVoice | null>;
  list(query: ContentQuery): Promise<Page<ContentItem>>;
  facets(query: ContentFacetQuery): Promise<ContentFacets>;
  /** How many written texts a campaign has. */
  countWritten(campaignId: string): Promise<number>;
  /** Copies the written texts of a campaign as they are, without their approvals: all or none. */
  copy(options: CopyOptions): Promise<CopiedContent>;
  /** These, as publications show them, by their ids; those that are gone are left out. */
  briefly(ids: readonly string[]): Promise<ReadonlyMap<string, NonNullable<Publication['content']>>>;
  /** Marks a text that waits or is being written as cancelled, or as it was before its parts were; `null` if none is. Whoever writes it ends its lease. */
  cancel(id: string, now: Date, expected?: ExpectedRevisions): Promise<Content | null>;
  /** Writes the record if it still is as it was read, at this revision, and is not being written. */
  replace(content: Content, read: Content, options?: EditOptions): Promise<boolean>;
  /** The keys that have written or changed its title or output since it was last approved. */
  authorsOf(id: string): Promise<readonly TextAuthor[]>;
  /** Whether a call has written parts of the record anew, of those that did so last. */
  wasRewritten(id: string, callId: string): Promise<boolean>;
  revisions(query: RevisionQuery): Promise<Page<ContentRevision>>;
  revision(id: string, revision: number): Promise<FormerState | null>;
  /** The texts of these campaigns, counted, but for failed and cancelled ones. */
  countOfCampaigns(campaignIds: readonly string[]): Promise<readonly ContentCount[]>;
  /** `null`: there is no such content. */
  lineage(id: string): Promise<ContentLineage | null>;
}

/** A generation that another process has left, or that waited, claimed. */
export interface Abandoned {
  readonly lease: Lease;
  readonly content: Content;
  /** How often its writing was begun, this time included. */
  readonly claims: number;
  /** The key that asked for it; `null` where that is not known. */
  readonly keyId: string | null;
  /** Whether the process that had it gave it back, and was not killed. */
  readonly wasHandedBack: boolean;
  /** Which call of a model its text so far is from. */
  readonly textOf: number | null;
}

/** How often a generation may have been begun, the time that begins with the claim included; `null`: any number of times. */
export interface ClaimCount {
  readonly upTo: number | null;
}

/** A lease to be renewed or given back, and the text so far where it grew. */
export interface Renewal {
  readonly lease: Lease;
  readonly textSoFar: string | null;
  /** Which call of a model the text is from. */
  readonly attempt?: number | undefined;
}

/** Generations under way, of all workspaces. */
export interface GenerationLeases {
  /** Keeps leases, all at once, and the texts so far; resolves to the leases that are lost. */
  renew(renewals: readonly Renewal[]): Promise<readonly Lease[]>;
  /** Gives generations back, all at once, with the texts so far, to be taken over at once; that they were begun does not count. */
  release(renewals: readonly Renewal[]): Promise<void>;
  /** Ends the generation; `null` when the lease is lost or the record is gone. `former`: the output until then. */
  finish(lease: Lease, change: ContentChange, now: Date, former?: Content['output']): Promise<Content | null>;
  /** Ends a generation that was cancelled meanwhile, with the text so far; `null` when it was not, or the lease is lost. */
  finishCancelled(lease: Lease, change: Pick<ContentChange, 'text' | 'generation'>, now: Date): Promise<Content | null>;
  /** Takes over the generation that its process has left alone for longest, of those that were begun so often; `null` when there is none. */
  claimAbandoned(claims: ClaimCount): Promise<Abandoned | null>;
  /** Claims a text that waits and whose model is one of these: the oldest one of the workspace that comes after this one. `null`: none waits. */
  claimWaiting(models: readonly string[], after: string): Promise<Abandoned | null>;
  /** Claims a text that waits for a model that is none of these, for a minute and longer: no server may know it. `null`: none does. */
  claimUnknown(models: readonly string[]): Promise<Abandoned | null>;
  /** How many texts wait, in all workspaces. */
  countWaiting(): Promise<number>;
  /** Whether more texts of a workspace wait than so many. */
  isFull(workspaceId: string, most: number): Promise<boolean>;
  /** Takes over a generation that was cancelled, and that its process did not end any more; `null` when there is none. */
  claimCancelled(): Promise<Abandoned | null>;
}
