import type { Problem } from '@handbill/contract';
import type { Log, Principal, Storage } from '@handbill/operations';
import { MongoClient, type Db } from 'mongodb';
import { MongoAttemptLog } from '../attempts/mongo-attempt-log.ts';
import { MongoAttempts } from '../attempts/mongo-attempts.ts';
import { MongoUsage } from '../attempts/mongo-usage.ts';
import { MongoBrandVoices } from '../brand-voices/mongo-brand-voices.ts';
import { campaignStores } from '../campaigns/mongo-campaigns.ts';
import { recomputeCosts, type PriceOf } from '../attempts/recompute-costs.ts';
import { CapCounter } from '../caps/cap-counter.ts';
import { KeyFamilies } from '../caps/key-families.ts';
import { MongoCaps } from '../caps/mongo-caps.ts';
import { MongoContentStreams } from '../content/mongo-content-streams.ts';
import { contentStores } from '../content/mongo-content.ts';
import { MongoGenerationLeases } from '../content/mongo-generation-leases.ts';
import { defaultLeaseDuration } from '../content/stored-content.ts';
import { withDeadline } from '../database/call-deadline.ts';
import { clientOptions, maxTimeMS } from '../database/client-options.ts';
import { diskFullLog, problemOf } from '../database/problem-of.ts';
import { reachabilityLog } from '../database/reachability-log.ts';
import { explainSelection } from '../database/unfit-database.ts';
import { watchChanges, type WatchChanges } from '../database/watch-changes.ts';
import { whenAnswered } from '../database/when-answered.ts';
import { MongoEventRelay } from '../events/mongo-event-relay.ts';
import { MongoEventFeeds } from '../events/mongo-event-feeds.ts';
import { MongoEvents } from '../events/mongo-events.ts';
import { MongoIdempotency } from '../idempotency/mongo-idempotency.ts';
import { capsOf } from '../keys/caps-of.ts';
import { createFirstKey } from '../keys/create-first-key.ts';
import { MongoKeys, type StoredKey, type StoredWorkspace } from '../keys/mongo-keys.ts';
import { MongoWorkspaceKeys } from '../keys/mongo-workspace-keys.ts';
import { MongoRates } from '../rates/mongo-rates.ts';
import { prepareDatabase } from '../schema/prepare-database.ts';

export interface MongoStorageOptions {
  /** After how many milliseconds a generation's lease expires that is not renewed. */
  readonly leaseDuration?: number;
  /** How many milliseconds a call of a model is kept after its end: 30 days when left out. */
  readonly attemptRetention?: number;
  /** How many milliseconds an event is kept: 30 days when left out. */
  readonly eventRetention?: number;
  /** Gets what an operator has to know about the database. */
  readonly log?: Log;
  /** Cancels the opening before the next change of the database. */
  readonly signal?: AbortSignal | undefined;
}

// No call of a store waits for ever for a database that does not answer.
const BrandVoices = withDeadline(MongoBrandVoices);
const Attempts = withDeadline(MongoAttempts);
const Usage = withDeadline(MongoUsage);
const BoundedAttemptLog = withDeadline(MongoAttemptLog);
const Keys = withDeadline(MongoKeys);
const BoundedWorkspaceKeys = withDeadline(MongoWorkspaceKeys);
const Idempotency = withDeadline(MongoIdempotency);
const Rates = withDeadline(MongoRates);
const Leases = withDeadline(MongoGenerationLeases);
const Streams = withDeadline(MongoContentStreams);

const Caps = withDeadline(MongoCaps);
const Events = withDeadline(MongoEvents);
const Feeds = withDeadline(MongoEventFeeds);

const defaultRetention = 30 * 24 * 60 * 60 * 1_000;

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Without the rest of an event, which is as long as the change. */
const textNews = [
  {
    $match: {
      'ns.coll': 'content',
      $or: [
        { operationType: 'update', 'updateDescription.updatedFields.status': 'cancelled' },
        { operationType: 'insert', 'fullDocument.lease.claims': 0 },
      ],
    },
  },
  { $project: { ns: 1, documentKey: 1, operationType: 1 } },
];

/** The storage of the whole service, in MongoDB. */
export class MongoStorage implements Storage {
  readonly keys: MongoKeys;
  readonly workspaceKeys: Storage['workspaceKeys'];
  readonly leases: Storage['leases'];
  readonly streams: Storage['streams'];
  readonly idempotency: Storage['idempotency'];
  readonly rates: Storage['rates'];
  readonly caps: Storage['caps'];
  readonly campaigns: Storage['campaigns'];
  readonly content: Storage['content'];
  readonly brandVoices: Storage['brandVoices'];
  readonly attempts: Storage['attempts'];
  readonly usage: Storage['usage'];
  readonly attemptLog: Storage['attemptLog'];
  readonly events: Storage['events'];
  readonly eventRelay: Storage['eventRelay'];
  readonly eventFeeds: Storage['eventFeeds'];
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #watchChanges: WatchChanges;
  readonly #logDiskFull: (cause: unknown) => void;

  private constructor(client: MongoClient, db: Db, options: MongoStorageOptions) {
    const {
      leaseDuration = defaultLeaseDuration,
      attemptRetention = defaultRetention,
      eventRetention = defaultRetention,
      log = silent,
    } = options;
    this.#client = client;
    this.#db = db;
    this.#watchChanges = watchChanges(db, log);
    this.#logDiskFull = diskFullLog(log);
    this.campaigns = campaignStores(db);
    this.content = contentStores(db, leaseDuration);
    this.brandVoices = (by) => new BrandVoices(by, db);
    this.attempts = (reader) => new Attempts(reader, db.collection('attempts'));
    this.usage = (reader) => new Usage(reader, db);
    this.events = (reader) => new Events(reader, db);
    this.eventFeeds = new Feeds(db, this.#watchChanges);
    this.eventRelay = new MongoEventRelay(db, this.#watchChanges, eventRetention);
    const families = new KeyFamilies(db);
    const counter = new CapCounter(db, families);
    this.caps = new Caps(db, families, counter);
    this.attemptLog = new BoundedAttemptLog(client, db, attemptRetention, counter);
    const [keys, workspaces] = [db.collection<StoredKey>('keys'), db.collection<StoredWorkspace>('workspaces')];
    const known = new Keys(keys, workspaces, db.collection('keys_revoked'));
    this.keys = known;
    this.workspaceKeys = (by) => new BoundedWorkspaceKeys(by, db, known.forget);
    this.idempotency = new Idempotency(db.collection('idempotency'), leaseDuration);
    this.rates = new Rates(db.collection('rate_windows'));
    this.leases = new Leases(db, leaseDuration);
    this.streams = new Streams(db, this.#watchChanges);
  }

  /** Connects, and brings validators, documents and indexes up to date. `uri` is a replica set's. Throws `UnfitDatabase`. */
  static async open(uri: string, database: string, options: MongoStorageOptions = {}): Promise<MongoStorage> {
    const client = new MongoClient(uri, clientOptions(uri));
    const { log = silent, signal } = options;
    reachabilityLog(client, log);
    try {
      await whenAnswered(() => prepareDatabase(client.db(database), { log, signal }), { log, signal });
    } catch (error) {
      await client.close();
      throw explainSelection(error);
    }
    return new MongoStorage(client, client.db(database), options);
  }

  watchKeys(): () => void {
    return this.keys.watch(this.#watchChanges);
  }

  watchTexts(listener: (contentId: string, news: 'cancelled' | 'waits') => void): () => void {
    return this.#watchChanges(
      textNews,
      (id, { operationType }) => listener(id, operationType === 'insert' ? 'waits' : 'cancelled'),
      'Cancelled texts, and those that wait at other servers, are noticed seconds later: the changes of the database cannot be watched; trying again',
    );
  }

  /** Creates the first workspace and key, if there is none yet; `show` gets the key before it is stored. */
  createFirstKey(now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
    return createFirstKey(this.#db, now, show);
  }

  /** The workspace of this id, by default the one that the first start made; `null` where there is none. */
  async workspace(id?: string): Promise<(Principal['workspace'] & Pick<Principal, 'caps'>) | null> {
    const filter = id === undefined ? { first: true as const } : { _id: id };
    const workspace = await this.#db.collection<StoredWorkspace>('workspaces').findOne(filter, { maxTimeMS });
    return workspace && { id: workspace._id, name: workspace.name, caps: capsOf([], [workspace]) };
  }

  /** Prices calls of models anew that ended on a day or later. Resolves to how many had another cost. */
  recomputeCosts(from: string, priceOf: PriceOf): Promise<number> {
    return recomputeCosts(this.#db, from, priceOf);
  }

  problemOf(cause: unknown): Problem | undefined {
    this.#logDiskFull(cause);
    return problemOf(cause);
  }

  async ping(): Promise<void> {
    await this.#db.command({ ping: 1, maxTimeMS: 2_000 });
  }

  async close(): Promise<void> {
    await this.keys.close();
    await this.#client.close();
  }
}
