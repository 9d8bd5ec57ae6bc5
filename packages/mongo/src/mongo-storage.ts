import type { CampaignStore, ContentStore, GenerationLeases, KeyStore, Storage } from '@handbill/router';
import { MongoClient, type Db } from 'mongodb';
import { MongoCampaigns } from './campaigns/mongo-campaigns.ts';
import type { StoredCampaign } from './campaigns/stored-campaign.ts';
import { MongoContent } from './content/mongo-content.ts';
import { MongoGenerationLeases } from './content/mongo-generation-leases.ts';
import type { StoredContent } from './content/stored-content.ts';
import { Deletable } from './deleted.ts';
import { createFirstKey } from './keys/create-first-key.ts';
import { MongoKeys } from './keys/mongo-keys.ts';
import type { StoredKey, StoredWorkspace } from './keys/stored-key.ts';
import { prepareDatabase } from './prepare-database.ts';
import { problemOf } from './problem-of.ts';

/** Everything, in MongoDB. */
export class MongoStorage implements Storage {
  readonly keys: KeyStore;
  readonly leases: GenerationLeases;
  readonly problemOf = problemOf;
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #campaigns;
  readonly #content;

  private constructor(client: MongoClient, db: Db) {
    this.#client = client;
    this.#db = db;
    const collection = <S extends { _id: string }>(name: string) => db.collection<S>(name);
    this.#campaigns = collection<StoredCampaign>('campaigns');
    this.#content = collection<StoredContent>('content');
    this.keys = new MongoKeys(collection<StoredKey>('keys'), collection<StoredWorkspace>('workspaces'));
    this.leases = new MongoGenerationLeases(this.#content);
    this.#deletedCampaigns = new Deletable(client, this.#campaigns, collection('campaigns_deleted'));
    this.#deletedContent = new Deletable(client, this.#content, collection('content_deleted'));
  }

  readonly #deletedCampaigns: Deletable<StoredCampaign>;
  readonly #deletedContent: Deletable<StoredContent>;

  /** Connects, and brings indexes, validators and documents up to date. `uri` is a replica set's. */
  static async open(uri: string, database: string): Promise<MongoStorage> {
    const client = new MongoClient(uri, { useBigInt64: true, serverSelectionTimeoutMS: 5_000, appName: 'handbill' });
    await client.connect();
    const db = client.db(database);
    await prepareDatabase(db);
    return new MongoStorage(client, db);
  }

  campaigns(workspaceId: string): CampaignStore {
    return new MongoCampaigns(workspaceId, this.#campaigns, this.#deletedCampaigns);
  }

  content(workspaceId: string): ContentStore {
    return new MongoContent(workspaceId, this.#content, this.#deletedContent);
  }

  /** Makes the first workspace and key, if there is none yet; `show` gets the key before it counts. */
  createFirstKey(now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
    return createFirstKey({ client: this.#client, keys: this.#db.collection<StoredKey>('keys'), workspaces: this.#db.collection<StoredWorkspace>('workspaces') }, now, show);
  }

  async ping(): Promise<void> {
    await this.#db.command({ ping: 1, maxTimeMS: 2_000 });
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}
