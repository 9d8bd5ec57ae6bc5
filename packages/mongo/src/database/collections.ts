import type { Document } from 'mongodb';
import { campaignIndexes } from '../campaigns/campaign-indexes.ts';
import { StoredCampaign } from '../campaigns/stored-campaign.ts';
import { contentIndexes } from '../content/content-indexes.ts';
import { StoredContent } from '../content/stored-content.ts';
import { keptFor } from '../deletable.ts';
import { StoredKey } from '../keys/stored-key.ts';
import { StoredWorkspace } from '../keys/stored-workspace.ts';
import { bsonSchema } from './bson-schema.ts';
import type { DeclaredIndex } from './index-form.ts';

/** What a collection is to be like. */
export interface DeclaredCollection {
  readonly schema: Document;
  readonly indexes: readonly DeclaredIndex[];
  /** Names of indexes that an earlier release declared and this one does not: an index by hand is none of these, and stays. */
  readonly formerIndexes?: readonly string[];
}

const campaign = bsonSchema(StoredCampaign);
const content = bsonSchema(StoredContent);
const behind = (schema: Document): DeclaredCollection => ({
  schema: { allOf: [schema, { required: ['deleted_at'], properties: { deleted_at: { bsonType: ['date'] } } }] },
  indexes: [{ name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: keptFor }],
});

/** All collections that hold documents of ours. */
export const collections: Readonly<Record<string, DeclaredCollection>> = {
  campaigns: { schema: campaign, indexes: campaignIndexes },
  campaigns_deleted: behind(campaign),
  content: { schema: content, indexes: contentIndexes },
  content_deleted: behind(content),
  keys: { schema: bsonSchema(StoredKey), indexes: [{ name: 'workspace', key: { workspace_id: 1, _id: -1 } }] },
  workspaces: {
    schema: bsonSchema(StoredWorkspace),
    indexes: [{ name: 'first', key: { first: 1 }, unique: true, partialFilterExpression: { first: true } }],
  },
};
