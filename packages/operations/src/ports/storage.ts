import type {
  BrandVoice,
  BrandVoiceQuery,
  Campaign,
  CampaignQuery,
  CampaignStep,
  ExportedRecord,
  Key,
  KeyLimits,
  KeyQuery,
  Me,
  Page,
  Problem,
  Scope,
  Workspace,
  WorkspaceQuery,
} from '@handbill/contract';
import type { ActivityStore, RefusedCalls } from './activity-store.ts';
import type { Author, Reader } from './author.ts';
import type { AttemptLog, AttemptStore, UsageStore } from './attempt-store.ts';
import type { CommentStore } from './comment-store.ts';
import type { CalendarFeedStore, FeedTokens } from './calendar-feed-store.ts';
import type { Cap, CapStore } from './cap-store.ts';
import type { ContentStore, GenerationLeases } from './content-store.ts';
import type { ErasedRecords, ExpectedRevisions, RestorableStore } from './restorable-store.ts';
import type { EventFeeds, EventRelay, EventStore } from './event-store.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import type { PublicationStore } from './publication-store.ts';
import type { RateStore } from './rate-store.ts';
import type { StreamStore } from './stream-store.ts';

/** The caller: a key, its workspace, and its rights. */
export interface Principal extends Pick<Me, 'key'> {
  readonly workspace: Pick<Me['workspace'], 'id' | 'name'>;
  /** The key's scopes, `admin` spelled out. */
  readonly scopes: ReadonlySet<Scope>;
  /** Whether it may concern itself with other workspaces. */
  readonly isOfFirstWorkspace: boolean;
  readonly workspaceSettings: WorkspaceSettings;
  /** The caps of its spending: its own, those of the keys that made it, and its workspace's. */
  readonly caps: readonly Cap[];
  /** The ids of the key that made this one, of that one's maker and so on, revoked or not. */
  readonly created_by: readonly string[];
  /** The key behind a session, which makes the keys that the session makes; `null`: this is no session. */
  readonly behind: Pick<Me['key'], 'id' | 'name' | 'expires_at' | 'actor'> | null;
  /** The key that its calls and streams are counted with: the topmost of its makers without `admin`, or itself; a session counts for itself. */
  readonly family: string;
}

/** The settings that hold for all texts of a workspace. */
export type WorkspaceSettings = Pick<Workspace, 'monthly_token_cap' | 'monthly_cost_cap' | 'review' | 'approval' | 'time_zone'>;

/** Records of an export that were read together. */
export interface ExportedPiece {
  readonly records: readonly ExportedRecord[];
  /** How many bytes they take in the database. */
  readonly bytes: number;
}

/** All workspaces, for a key of the first one. */
export interface WorkspaceStore {
  /** Stores a new workspace with its first key; resolves to the key itself. Of one that is stored already the key gets a new secret. */
  create(workspace: Workspace, key: Key): Promise<string>;
  get(id: string): Promise<Workspace | null>;
  list(query: WorkspaceQuery): Promise<Page<Workspace>>;
  /** Writes the workspace if it still is as it was read: at this revision. */
  replace(workspace: Workspace, read: Workspace): Promise<boolean>;
  /** From then on its keys are refused, and its records are to be erased. `false`: there is none. */
  delete(id: string, now: Date, expected?: ExpectedRevisions): Promise<boolean>;
  /** Everything that is kept of it, piece by piece, and a last record that says so. */
  readonly export: (id: string) => AsyncIterable<ExportedPiece>;
}

/** The keys of one workspace. */
export interface WorkspaceKeys {
  /** Stores a new key, made by these others; resolves to the key itself, of which only a hash is kept. One that is stored already gets a new secret. */
  create(key: Key, created_by?: Principal['created_by']): Promise<string>;
  /** As it is obeyed: within the limits of those that made it. */
  get(id: string): Promise<Key | null>;
  /** As it is set. */
  getOwn(id: string): Promise<OwnKey | null>;
  list(query: KeyQuery): Promise<Page<Key>>;
  /** How many sessions of a key there are that have not ended. */
  countSessions(id: string, now: Date): Promise<number>;
  /** Writes the key if it still is as it was read: at this revision. Throws `last_admin_key`. */
  replace(key: Key, read: Key): Promise<boolean>;
  /** From then on `authenticate` refuses the key. `false`: there is none. Throws `last_admin_key`. */
  revoke(id: string, revocation: Revocation): Promise<boolean>;
}

/** A key as it is set, and the limits of those that made it. */
export type OwnKey = Key & { readonly within: KeyLimits };

/** How a key is revoked. */
export interface Revocation {
  readonly at: Date;
  readonly expected?: ExpectedRevisions;
  /** Whether the keys that it made end with it. */
  readonly withMade: boolean;
}

export interface KeyStore {
  /** The key with this secret; `null` where it is unknown, expired or revoked. */
  authenticate(secret: string, now: Date): Promise<Principal | null>;
  /** As `authenticate`, and whose key the id in the secret names: of one that opens nothing as well, where there is one, or was. */
  identify(secret: string, now: Date): Promise<IdentifiedKey>;
  /** Calls `listener` whenever a key, one of its makers or its workspace may have changed, through any server. Returns a function that ends that. */
  onChange(of: Principal, listener: () => void): () => void;
  /** Ends keys that expired a day ago, and the rest of families of which the end was interrupted. */
  endExpired(now: Date): Promise<void>;
}

/** A key, and whose it is. */
export interface KeyIdentity {
  readonly workspaceId: string;
  readonly keyId: string;
}

export interface IdentifiedKey {
  readonly principal: Principal | null;
  readonly known: KeyIdentity | undefined;
}

/** The options of a step. */
export interface StepOptions {
  readonly expected?: ExpectedRevisions;
  /** Whether its publications that are neither out nor cancelled are cancelled with it. */
  readonly cancelOpen?: boolean;
}

/** When a campaign runs, and how many texts it wants a week. */
export type CampaignCadence = Pick<Campaign, 'id' | 'cadence' | 'starts_at' | 'ends_at'>;

/** The campaigns of one workspace. */
export interface CampaignStore extends RestorableStore<Campaign> {
  insert(campaign: Campaign): Promise<void>;
  list(query: Omit<CampaignQuery, 'include'>): Promise<Page<Campaign>>;
  /** Active campaigns, or this one if it is active, that want a number of texts a week. */
  withCadence(id: string | null): Promise<readonly CampaignCadence[]>;
  /** Takes the step if the lifecycle allows it in the status that the campaign has at that very moment, else `null`. */
  transition(id: string, step: CampaignStep, now: Date, options?: StepOptions): Promise<Campaign | null>;
}

/** The brand voices of one workspace. */
export interface BrandVoiceStore extends RestorableStore<BrandVoice> {
  insert(voice: BrandVoice): Promise<void>;
  list(query: BrandVoiceQuery): Promise<Page<BrandVoice>>;
}

/** The stores of a workspace, each made for whoever asks: a call has them all. */
export const storeNames = [
  'campaigns',
  'content',
  'comments',
  'publications',
  'calendarFeeds',
  'brandVoices',
  'attempts',
  'usage',
  'workspaceKeys',
  'workspaces',
  'events',
  'activity',
] as const;
export type WorkspaceStores = { readonly [Name in (typeof storeNames)[number]]: ReturnType<Storage[Name]> };

/** The database. Records of a workspace are reached through a store that is made for one author. */
export interface Storage {
  readonly keys: KeyStore;
  readonly leases: GenerationLeases;
  readonly attemptLog: AttemptLog;
  readonly streams: StreamStore;
  readonly idempotency: IdempotencyStore;
  readonly eventRelay: EventRelay;
  readonly eventFeeds: EventFeeds;
  readonly rates: RateStore;
  readonly refusedCalls: RefusedCalls;
  readonly erasedRecords: ErasedRecords;
  readonly caps: CapStore;
  readonly feedTokens: FeedTokens;
  workspaceKeys(author: Author): WorkspaceKeys;
  workspaces(author: Author): WorkspaceStore;
  campaigns(author: Author): CampaignStore;
  content(author: Author): ContentStore;
  comments(author: Author): CommentStore;
  publications(author: Author): PublicationStore;
  calendarFeeds(author: Author): CalendarFeedStore;
  brandVoices(author: Author): BrandVoiceStore;
  attempts(reader: Reader): AttemptStore;
  usage(reader: Reader): UsageStore;
  events(reader: Reader): EventStore;
  activity(reader: Reader): ActivityStore;
  /** `null`: there is no such workspace. */
  workspaceSettings(id: string): Promise<WorkspaceSettings | null>;
  /** Tells the instants of local times anew where this process has newer time zone data than those that were told by. */
  retellInstants(now: Date): Promise<void>;
  /** Erases the rest of deleted workspaces, as far as it is time for that; ends early with the signal. */
  eraseWorkspaces(now: Date, signal?: AbortSignal): Promise<void>;
  /** From now on it is heard of at once which keys other servers change. Returns a function that ends that. */
  watchKeys(): () => void;
  /** Calls `listener` for each text that is cancelled, or begins to wait, through whichever server. Returns a function that ends that. */
  watchTexts(listener: (contentId: string, news: 'cancelled' | 'waits') => void): () => void;
  /** The problem that an error of the database amounts to: it is unavailable or too slow. `undefined` for any other error. */
  problemOf(cause: unknown): Problem | undefined;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}
