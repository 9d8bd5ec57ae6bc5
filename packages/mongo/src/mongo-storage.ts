import type { Problem } from '@handbill/contract';
import type { CampaignStore, ContentStore, GenerationLeases, KeyStore, Log, Storage } from '@handbill/router';
import { MongoCampaigns } from './campaigns/mongo-campaigns.ts';
import { connectionTo, type Connection } from './connection.ts';
import { leaseLasts } from './content/lease-until.ts';
import { MongoContent } from './content/mongo-content.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { diskFullLog } from './disk-full.ts';
import { createFirstKey } from './keys/create-first-key.ts';
import { problemOf } from './problem-of.ts';

export interface MongoStorageOptions {
  /** How long a generation's lease lasts that is not renewed, in milliseconds. */
  readonly leaseLasts?: number;
  /** Is told what an operator has to know of the database. */
  readonly log?: Log;
}

const silent: Pick<Log, 'warn' | 'error'> = { warn: () => undefined, error: () => undefined };

/** Everything, in MongoDB. */
export class MongoStorage implements Storage {
  readonly #database: string;
  readonly #leaseLasts: number;
  readonly #noteDiskFull: (cause: unknown) => void;
  #connection: Connection;

  private constructor(connection: Connection, database: string, options: MongoStorageOptions) {
    this.#connection = connection;
    this.#database = database;
    this.#leaseLasts = options.leaseLasts ?? leaseLasts;
    this.#noteDiskFull = diskFullLog(options.log ?? silent);
  }

  /** Connects, and brings validators, documents and indexes up to date. `uri` is a replica set's. Throws `UnfitDatabase`. */
  static async open(uri: string, database: string, options: MongoStorageOptions = {}): Promise<MongoStorage> {
    const connection = connectionTo(uri, database, options.leaseLasts ?? leaseLasts);
    try {
      await prepareDatabase(connection.db, options.log === undefined ? {} : { log: options.log });
    } catch (error) {
      await connection.client.close();
      throw error;
    }
    return new MongoStorage(connection, database, options);
  }

  /** Goes on with the same database at another address, where its mongod has moved to. Calls under way fail as `unavailable`. */
  async follow(uri: string): Promise<void> {
    const former = this.#connection;
    this.#connection = connectionTo(uri, this.#database, this.#leaseLasts);
    await former.client.close();
  }

  get keys(): KeyStore {
    return this.#connection.keys;
  }

  get leases(): GenerationLeases {
    return this.#connection.leases;
  }

  campaigns(workspaceId: string): CampaignStore {
    return new MongoCampaigns(workspaceId, this.#connection.campaigns, this.#connection.deletableCampaigns);
  }

  content(workspaceId: string): ContentStore {
    return new MongoContent(workspaceId, this.#connection.content, this.#connection.deletableContent, this.#leaseLasts);
  }

  /** Makes the first workspace and key, if there is none yet; `show` gets the key before it counts. */
  createFirstKey(now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
    const { client, db } = this.#connection;
    return createFirstKey({ client, keys: db.collection('keys'), workspaces: db.collection('workspaces') }, now, show);
  }

  problemOf(cause: unknown): Problem | undefined {
    this.#noteDiskFull(cause);
    return problemOf(cause);
  }

  async ping(): Promise<void> {
    await this.#connection.db.command({ ping: 1, maxTimeMS: 2_000 });
  }

  async close(): Promise<void> {
    await this.#connection.client.close();
  }
}
