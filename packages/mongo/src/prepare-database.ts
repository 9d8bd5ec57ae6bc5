import type { Db, IndexDescription } from 'mongodb';
import { campaignIndexes } from './campaigns/campaign-indexes.ts';
import { contentIndexes } from './content/content-indexes.ts';
import { keptFor } from './deleted.ts';

const expiry: IndexDescription[] = [{ name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: keptFor }];

/** All collections with their indexes. */
export const collections: Readonly<Record<string, readonly IndexDescription[]>> = {
  campaigns: campaignIndexes,
  campaigns_deleted: expiry,
  content: contentIndexes,
  content_deleted: expiry,
  keys: [{ name: 'workspace', key: { workspace_id: 1, _id: -1 } }],
  workspaces: [{ name: 'first', key: { first: 1 }, unique: true, partialFilterExpression: { first: true } }],
};

/** Brings a database up to date. */
export async function prepareDatabase(db: Db): Promise<void> {
  for (const [name, indexes] of Object.entries(collections)) await db.collection(name).createIndexes([...indexes]);
}
