import type { GenerationLeases, KeyStore } from '@handbill/router';
import { MongoClient, type Collection, type Db } from 'mongodb';
import type { StoredCampaign } from './campaigns/stored-campaign.ts';
import { clientOptions } from './client-options.ts';
import { MongoGenerationLeases } from './content/mongo-generation-leases.ts';
import type { StoredContent } from './content/stored-content.ts';
import { Deletable } from './deletable.ts';
import { MongoKeys } from './keys/mongo-keys.ts';
import type { StoredKey } from './keys/stored-key.ts';
import type { StoredWorkspace } from './keys/stored-workspace.ts';

/** A driver and what the stores need of it. The driver holds on to its address: another address takes another connection. */
export interface Connection {
  readonly client: MongoClient;
  readonly db: Db;
  readonly campaigns: Collection<StoredCampaign>;
  readonly content: Collection<StoredContent>;
  readonly keys: KeyStore;
  readonly leases: GenerationLeases;
  readonly deletableCampaigns: Deletable<StoredCampaign>;
  readonly deletableContent: Deletable<StoredContent>;
}

/** Connects with the first call that is made. */
export function connectionTo(uri: string, database: string, leaseLasts: number): Connection {
  const client = new MongoClient(uri, clientOptions(uri));
  const db = client.db(database);
  const campaigns = db.collection<StoredCampaign>('campaigns');
  const content = db.collection<StoredContent>('content');
  return {
    client,
    db,
    campaigns,
    content,
    keys: new MongoKeys(db.collection<StoredKey>('keys'), db.collection<StoredWorkspace>('workspaces')),
    leases: new MongoGenerationLeases(content, leaseLasts),
    deletableCampaigns: new Deletable(client, campaigns, db.collection('campaigns_deleted')),
    deletableContent: new Deletable(client, content, db.collection('content_deleted')),
  };
}
