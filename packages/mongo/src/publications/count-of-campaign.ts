import type { PlacementCount } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import type { StoredPublication } from './stored-publication.ts';

/** What a campaign has planned and out. Its texts tell their languages: each is looked up once. */
export function countOfCampaign(
  publications: Collection<StoredPublication>,
  workspace_id: string,
  campaign_id: string,
): Promise<readonly PlacementCount[]> {
  const each = { content_id: '$content_id', channel: '$channel', status: '$status' };
  const ofWorkspace = [{ $match: { workspace_id } }, { $project: { language: 1 } }];
  const pipeline = [
    { $match: { workspace_id, campaign_id, status: { $in: ['planned', 'published'] } } },
    { $group: { _id: each, count: { $sum: 1 } } },
    { $lookup: { from: 'content', localField: '_id.content_id', foreignField: '_id', pipeline: ofWorkspace, as: 'text' } },
    {
      $group: {
        _id: { channel: '$_id.channel', status: '$_id.status', language: { $first: '$text.language' } },
        count: { $sum: '$count' },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
  ];
  return publications.aggregate<PlacementCount>(pipeline, { maxTimeMS }).toArray();
}
