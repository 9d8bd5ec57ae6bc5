import type { Problem } from '@handbill/contract';
import type { Log, Principal, Storage } from '@handbill/operations';
import { MongoClient, type Db } from 'mongodb';
import { MongoAttemptLog } from '../attempts/mongo-attempt-log.ts';
import { MongoAttempts } from '../attempts/mongo-attempts.ts';
import { MongoUsage } from '../attempts/mongo-usage.ts';
import { brandVoiceStores } from '../brand-voices/mongo-brand-voices.ts';
import { MongoCalendarFeeds, MongoFeedTokens } from '../calendar-feeds/mongo-calendar-feeds.ts';
import { campaignStores } from '../campaigns/mongo-campaigns.ts';
import { recomputeCosts, type PriceOf } from '../attempts/recompute-costs.ts';
import { CapCounter } from '../caps/cap-counter.ts';
import { KeyFamilies } from '../caps/key-families.ts';
import { MongoCaps } from '../caps/mongo-caps.ts';
import { MongoComments } from '../comments/mongo-comments.ts';
import { MongoContentStreams } from '../content/mongo-content-streams.ts';
import { contentStores } from '../content/mongo-content.ts';
import { MongoGenerationLeases } from '../content/mongo-generation-leases.ts';
import { defaultLeaseDuration } from '../content/stored-content.ts';
import { boundedStore, boundedStores } from '../database/call-deadline.ts';
import { clientOptions, maxTimeMS } from '../database/client-options.ts';
import { countConnections, type ConnectionCounts } from '../database/connection-counts.ts';
import { diskFullLog, problemOf } from '../database/problem-of.ts';
import { reachabilityLog } from '../database/reachability-log.ts';
import { traceCommands, type StartCommandSpan } from '../database/traced-commands.ts';
import { TransactionSessions } from '../database/transaction-sessions.ts';
import { explainSelection } from '../database/unfit-database.ts';
import { watchChanges as changesOf, type WatchChanges } from '../database/watch-changes.ts';
import { whenAnswered } from '../database/when-answered.ts';
import { MongoActivity } from '../events/mongo-activity.ts';
import { MongoEventRelay } from '../events/mongo-event-relay.ts';
import { MongoEventFeeds } from '../events/mongo-event-feeds.ts';
import { MongoEvents } from '../events/mongo-events.ts';
import { MongoRefusedCalls } from '../events/refused-calls.ts';
import { MongoErasedRecords, recordEraser } from '../erasure/erased-records.ts';
import { eraseWorkspaces } from '../erasure/erase-workspaces.ts';
import { MongoIdempotency } from '../idempotency/mongo-idempotency.ts';
import { capsOf } from '../keys/caps-of.ts';
import { createFirstKey } from '../keys/create-first-key.ts';
import { MongoKeys } from '../keys/mongo-keys.ts';
import { MongoWorkspaceKeys } from '../keys/mongo-workspace-keys.ts';
import { ofPrincipal, type StoredWorkspace } from '../keys/stored-workspace.ts';
import { retellInstants } from '../publications/retell-instants.ts';
import { publicationStores } from '../publications/mongo-publications.ts';
import { MongoRates } from '../rates/mongo-rates.ts';
import { collections, readEvent } from '../schema/collections.ts';
import { prepareDatabase } from '../schema/prepare-database.ts';
import { MongoWorkspaces } from '../workspaces/mongo-workspaces.ts';

interface MongoStorageOptions {
  /** After how many milliseconds a generation's lease expires that is not renewed. */
  readonly leaseDuration?: number;
  /** How many milliseconds a call of a model is kept after its end: 30 days when left out. */
  readonly attemptRetention?: number;
  /** How many milliseconds an event is kept: 30 days when left out. */
  readonly eventRetention?: number;
  readonly log?: Log;
  /** Cancels the opening before the next change of the database. */
  readonly signal?: AbortSignal | undefined;
  /** Of the server: the database shows it with the connections. */
  readonly version?: string;
  readonly startSpan?: StartCommandSpan | undefined;
}

const defaultRetention = 30 * 24 * 60 * 60 * 1_000;

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Without the rest of an event, which is as long as the change. */
const textNews = [
  {
    $match: {
      'ns.coll': 'content',
      $or: [
        // The writer has its lease yet, which goes with any other end.
        {
          operationType: 'update',
          'updateDescription.updatedFields.status': { $exists: true, $ne: 'generating' },
          'updateDescription.removedFields': { $ne: 'lease' },
        },
        { operationType: 'insert', 'fullDocument.lease.claims': 0 },
      ],
    },
  },
  { $project: { ns: 1, documentKey: 1, operationType: 1 } },
];

/** The stores of the service, by the names of `Storage`. */
function storesIn(db: Db, watchChanges: WatchChanges, options: MongoStorageOptions) {
  const { leaseDuration = defaultLeaseDuration, attemptRetention = defaultRetention, eventRetention = defaultRetention } = options;
  const erase = recordEraser(db);
  const families = new KeyFamilies(db);
  const counter = new CapCounter(db, families);
  const keys = boundedStore(MongoKeys, db);
  const withOutbox = collections.filter(({ hasOutbox }) => hasOutbox);
  return {
    keys,
    workspaceKeys: boundedStores(MongoWorkspaceKeys, db, keys.forget),
    workspaces: boundedStores(MongoWorkspaces, db, keys.forget),
    campaigns: campaignStores(db, erase),
    content: contentStores(db, leaseDuration, erase),
    comments: boundedStores(MongoComments, db),
    publications: publicationStores(db),
    calendarFeeds: boundedStores(MongoCalendarFeeds, db),
    feedTokens: boundedStore(MongoFeedTokens, db),
    brandVoices: brandVoiceStores(db, erase),
    attempts: boundedStores(MongoAttempts, db),
    usage: boundedStores(MongoUsage, db),
    events: boundedStores(MongoEvents, db, readEvent),
    activity: boundedStores(MongoActivity, db, readEvent),
    refusedCalls: new MongoRefusedCalls(db.collection('refused_calls'), eventRetention),
    eventFeeds: boundedStore(MongoEventFeeds, db, watchChanges, readEvent),
    eventRelay: new MongoEventRelay(db, watchChanges, withOutbox, eventRetention),
    caps: boundedStore(MongoCaps, db, families, counter),
    attemptLog: boundedStore(MongoAttemptLog, db, attemptRetention, counter),
    idempotency: boundedStore(MongoIdempotency, db, leaseDuration),
    rates: boundedStore(MongoRates, db),
    erasedRecords: boundedStore(MongoErasedRecords, db),
    leases: boundedStore(MongoGenerationLeases, db, leaseDuration),
    streams: boundedStore(MongoContentStreams, db, watchChanges),
  };
}

function storageIn(db: Db, sessions: TransactionSessions, connections: () => ConnectionCounts, options: MongoStorageOptions) {
  const { log = silent } = options;
  const watchChanges = changesOf(db, log);
  const stores = storesIn(db, watchChanges, options);
  const logDiskFull = diskFullLog(log);
  /** The workspace of this id, by default the one that the first start made; `null` where there is none. */
  const workspace = async (id?: string): Promise<(ReturnType<typeof ofPrincipal> & Pick<Principal, 'caps'>) | null> => {
    const filter = id === undefined ? { first: true as const } : { _id: id };
    const found = await db.collection<StoredWorkspace>('workspaces').findOne(filter, { maxTimeMS });
    return found && { ...ofPrincipal(found), caps: capsOf([], [found]) };
  };
  return {
    ...stores,
    workspace,
    workspaceSettings: async (id: string): Promise<Principal['workspaceSettings'] | null> =>
      (await workspace(id))?.workspaceSettings ?? null,
    connections,
    watchKeys: () => stores.keys.watch(watchChanges),
    watchTexts: (listener: Parameters<Storage['watchTexts']>[0]) =>
      watchChanges(
        textNews,
        (id, { operationType }) => listener(id, operationType === 'insert' ? 'waits' : 'cancelled'),
        'Cancelled texts, and those that wait at other servers, are noticed seconds later: the changes of the database cannot be watched; trying again',
      ),
    createFirstKey: (now: Date, show: (secret: string) => Promise<void>) => createFirstKey(db, now, show),
    retellInstants: (now: Date) => retellInstants(db, now),
    eraseWorkspaces: (now: Date, signal?: AbortSignal) => eraseWorkspaces(db, now, signal),
    recomputeCosts: (from: string, priceOf: PriceOf) => recomputeCosts(db, from, priceOf),
    problemOf(cause: unknown): Problem | undefined {
      logDiskFull(cause);
      return problemOf(cause);
    },
    async ping(): Promise<void> {
      await db.command({ ping: 1, maxTimeMS: 2_000 });
    },
    async close(): Promise<void> {
      await Promise.all([stores.keys.close(), stores.refusedCalls.close(), sessions.close()]);
      await db.client.close();
    },
  };
}

export type MongoStorage = ReturnType<typeof storageIn>;

export const MongoStorage = {
  /** Connects, and brings validators, documents and indexes up to date. `uri` is a replica set's. Throws `UnfitDatabase`. */
  async open(uri: string, database: string, options: MongoStorageOptions = {}): Promise<MongoStorage> {
    const { log = silent, signal, startSpan, version } = options;
    const client = new MongoClient(uri, { ...clientOptions(uri, version), monitorCommands: startSpan !== undefined });
    if (startSpan !== undefined) traceCommands(client, startSpan);
    const connections = countConnections(client);
    reachabilityLog(client, log);
    const db = client.db(database);
    try {
      await whenAnswered(() => prepareDatabase(db, { log, signal }), { log, signal });
      const sessions = await whenAnswered(() => TransactionSessions.open(db, log), { log, signal });
      return storageIn(db, sessions, connections, options);
    } catch (error) {
      await client.close();
      throw explainSelection(error);
    }
  },
};
