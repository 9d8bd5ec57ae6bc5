import type { Content } from '@handbill/contract';
import type { ContentCount } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { withHint } from '../database/lists/filter-indexes.ts';

/** Has all members that are counted, so that no record is read. */
export const coverageIndex: DeclaredIndex = {
  name: 'workspace_campaign_id_status_type_platform_language',
  key: { workspace_id: 1, campaign_id: 1, status: 1, type: 1, platform: 1, language: 1 },
  partialFilterExpression: { campaign_id: { $gt: '' } },
};

const counted: Content['status'][] = ['ready', 'needs_review', 'generating'];

const groupedBy = ['campaign_id', 'type', 'platform', 'status', 'language'] as const;

interface StoredCounted {
  _id: string;
  workspace_id: string;
  campaign_id: string | null;
}

/** Counts the texts of campaigns, but for failed and cancelled ones. */
export function countOfCampaigns<S extends StoredCounted>(
  content: Collection<S>,
  workspace_id: string,
  campaign_ids: readonly string[],
): Promise<readonly ContentCount[]> {
  const pipeline = [
    { $match: { workspace_id, campaign_id: { $in: [...campaign_ids] }, status: { $in: counted } } },
    { $group: { _id: Object.fromEntries(groupedBy.map((name) => [name, `$${name}`])), count: { $sum: 1 } } },
    { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
  ];
  return withHint(coverageIndex.key, (hinted) => content.aggregate<ContentCount>(pipeline, { maxTimeMS, ...hinted }).toArray());
}
