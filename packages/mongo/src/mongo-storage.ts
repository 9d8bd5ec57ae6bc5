import type { Problem } from '@handbill/contract';
import type { CampaignStore, ContentStore, GenerationLeases, KeyStore, Log, Storage } from '@handbill/operations';
import { MongoClient, type Collection, type Db } from 'mongodb';
import { campaignStores } from './campaigns/mongo-campaigns.ts';
import { clientOptions } from './client-options.ts';
import { MongoContent } from './content/mongo-content.ts';
import { MongoGenerationLeases } from './content/mongo-generation-leases.ts';
import { defaultLeaseDuration, type StoredContent } from './content/stored-content.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { createFirstKey } from './keys/create-first-key.ts';
import { MongoKeys, type StoredKey, type StoredWorkspace } from './keys/mongo-keys.ts';
import { diskFullLog, problemOf } from './problem-of.ts';
import { reachabilityLog } from './reachability-log.ts';
import { SoftDelete } from './soft-delete.ts';

export interface MongoStorageOptions {
  /** After how many milliseconds a generation's lease expires that is not renewed. */
  readonly leaseDuration?: number;
  /** Gets what an operator has to know about the database. */
  readonly log?: Log;
}

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The storage of the whole service, in MongoDB. */
export class MongoStorage implements Storage {
  readonly keys: KeyStore;
  readonly leases: GenerationLeases;
  readonly campaigns: (workspaceId: string) => CampaignStore;
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #leaseDuration: number;
  readonly #logDiskFull: (cause: unknown) => void;
  readonly #content: Collection<StoredContent>;
  readonly #softDeleteContent: SoftDelete<StoredContent>;

  private constructor(client: MongoClient, db: Db, options: MongoStorageOptions) {
    this.#client = client;
    this.#db = db;
    this.#leaseDuration = options.leaseDuration ?? defaultLeaseDuration;
    this.#logDiskFull = diskFullLog(options.log ?? silent);
    this.#content = db.collection('content');
    this.campaigns = campaignStores(client, db);
    this.#softDeleteContent = new SoftDelete(client, this.#content, db.collection('content_deleted'));
    this.keys = new MongoKeys(db.collection('keys'), db.collection('workspaces'));
    this.leases = new MongoGenerationLeases(this.#content, this.#leaseDuration);
  }

  /** Connects, and brings validators, documents and indexes up to date. `uri` is a replica set's. Throws `UnfitDatabase`. */
  static async open(uri: string, database: string, options: MongoStorageOptions = {}): Promise<MongoStorage> {
    const client = new MongoClient(uri, clientOptions(uri));
    const { log = silent } = options;
    reachabilityLog(client, log);
    try {
      await prepareDatabase(client.db(database), { log });
    } catch (error) {
      await client.close();
      throw error;
    }
    return new MongoStorage(client, client.db(database), options);
  }

  content(workspaceId: string): ContentStore {
    return new MongoContent(workspaceId, this.#content, this.#softDeleteContent, this.#leaseDuration);
  }

  /** Creates the first workspace and key, if there is none yet; `show` gets the key before it is stored. */
  createFirstKey(now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
    const keys = this.#db.collection<StoredKey>('keys');
    return createFirstKey({ client: this.#client, keys, workspaces: this.#db.collection<StoredWorkspace>('workspaces') }, now, show);
  }

  problemOf(cause: unknown): Problem | undefined {
    this.#logDiskFull(cause);
    return problemOf(cause);
  }

  async ping(): Promise<void> {
    await this.#db.command({ ping: 1, maxTimeMS: 2_000 });
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}
