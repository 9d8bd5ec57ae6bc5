import type { Problem } from '@handbill/contract';
import type { CampaignStore, ContentStore, GenerationLeases, KeyStore, Log, Storage } from '@handbill/operations';
import { MongoClient, type Collection, type Db } from 'mongodb';
import { MongoCampaigns } from './campaigns/mongo-campaigns.ts';
import type { StoredCampaign } from './campaigns/stored-campaign.ts';
import { clientOptions } from './client-options.ts';
import { leaseLasts } from './content/lease-until.ts';
import { MongoContent } from './content/mongo-content.ts';
import { MongoGenerationLeases } from './content/mongo-generation-leases.ts';
import type { StoredContent } from './content/stored-content.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { Deletable } from './deletable.ts';
import { diskFullLog } from './disk-full.ts';
import { createFirstKey } from './keys/create-first-key.ts';
import { MongoKeys } from './keys/mongo-keys.ts';
import type { StoredKey } from './keys/stored-key.ts';
import type { StoredWorkspace } from './keys/stored-workspace.ts';
import { problemOf } from './problem-of.ts';
import { reachabilityLog } from './reachability-log.ts';

export interface MongoStorageOptions {
  /** How long a generation's lease lasts that is not renewed, in milliseconds. */
  readonly leaseLasts?: number;
  /** Is told what an operator has to know of the database. */
  readonly log?: Log;
}

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Everything, in MongoDB. */
export class MongoStorage implements Storage {
  readonly keys: KeyStore;
  readonly leases: GenerationLeases;
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #leaseLasts: number;
  readonly #noteDiskFull: (cause: unknown) => void;
  readonly #campaigns: Collection<StoredCampaign>;
  readonly #content: Collection<StoredContent>;
  readonly #deletableCampaigns: Deletable<StoredCampaign>;
  readonly #deletableContent: Deletable<StoredContent>;

  private constructor(client: MongoClient, db: Db, options: MongoStorageOptions) {
    this.#client = client;
    this.#db = db;
    this.#leaseLasts = options.leaseLasts ?? leaseLasts;
    this.#noteDiskFull = diskFullLog(options.log ?? silent);
    this.#campaigns = db.collection('campaigns');
    this.#content = db.collection('content');
    this.#deletableCampaigns = new Deletable(client, this.#campaigns, db.collection('campaigns_deleted'));
    this.#deletableContent = new Deletable(client, this.#content, db.collection('content_deleted'));
    this.keys = new MongoKeys(db.collection('keys'), db.collection('workspaces'));
    this.leases = new MongoGenerationLeases(this.#content, this.#leaseLasts);
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

  campaigns(workspaceId: string): CampaignStore {
    return new MongoCampaigns(workspaceId, this.#campaigns, this.#deletableCampaigns);
  }

  content(workspaceId: string): ContentStore {
    return new MongoContent(workspaceId, this.#content, this.#deletableContent, this.#leaseLasts);
  }

  /** Makes the first workspace and key, if there is none yet; `show` gets the key before it counts. */
  createFirstKey(now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
    const keys = this.#db.collection<StoredKey>('keys');
    return createFirstKey({ client: this.#client, keys, workspaces: this.#db.collection<StoredWorkspace>('workspaces') }, now, show);
  }

  problemOf(cause: unknown): Problem | undefined {
    this.#noteDiskFull(cause);
    return problemOf(cause);
  }

  async ping(): Promise<void> {
    await this.#db.command({ ping: 1, maxTimeMS: 2_000 });
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}
