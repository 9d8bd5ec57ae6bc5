import { bsonSchema } from '../database/bson-schema.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { changedIndexes, filterIndexes } from '../database/lists/filter-indexes.ts';
import { wordsIndex } from '../database/lists/text-search.ts';
import { defineKept } from '../records/kept.ts';
import { leaseIndex } from '../records/leases.ts';
import { coverageIndex } from './count-of-campaigns.ts';
import { lineageIndex } from './find-lineage.ts';
import { queueIndex } from './generation-queue.ts';
import { fromStored, StoredContent } from './stored-content.ts';

const voiceIndex: DeclaredIndex = {
  name: 'workspace_voice',
  key: { workspace_id: 1, 'request.brand_voice_id': 1, voice_revision: 1 },
  partialFilterExpression: { voice_revision: { $exists: true } },
};

export const keptContent = defineKept({
  name: 'content',
  schema: bsonSchema(StoredContent),
  indexes: [
    ...filterIndexes(
      ['type', 'platform', 'campaign_id', 'tags', 'language', 'request.brand_voice_id', 'approval.status'],
      ['approved.at', 'approval.at', 'placed'],
    ),
    ...changedIndexes,
    wordsIndex,
    lineageIndex,
    coverageIndex,
    queueIndex,
    voiceIndex,
    leaseIndex,
  ],
  formerIndexes: ['workspace_text'],
  searched: ['title', 'text'],
  outbox: true,
  actors: ['lease.actor', 'created_by.actor', 'updated_by.actor', 'approval.actor', 'authors[].actor', 'checks[].accepted.actor'],
  saysWho: true,
  exported: fromStored,
  events: {
    of: 'content',
    read: fromStored,
    hidden: [
      'request',
      'output',
      'text',
      'checks',
      'lease',
      'allowed_models',
      'rewritten_in',
      'created_by',
      'updated_by',
      'authors',
      'placed',
      'words',
    ],
  },
  trash: { name: 'content_deleted', indexes: [voiceIndex] },
});
