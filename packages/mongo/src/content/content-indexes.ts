import type { DeclaredIndex } from '../database/index-form.ts';
import { filterIndexes } from '../lists/filter-indexes.ts';
import { textIndex } from '../lists/text-index.ts';

/** Only records that are being written have a lease: the index stays small. */
const abandoned: DeclaredIndex = {
  name: 'lease_until',
  key: { 'lease.until': 1 },
  partialFilterExpression: { 'lease.until': { $exists: true } },
};

export const contentIndexes = [
  ...filterIndexes(['type', 'platform', 'campaign_id', 'tags', 'language']),
  textIndex(['title', 'text']),
  abandoned,
];
