import { isOpen, type PublicationStatus } from '@handbill/contract';
import type { ClientSession, Db, Collection } from 'mongodb';
import type { PlacementCount } from '@handbill/operations';
import { maxTimeMS } from '../database/client-options.ts';
import type { StoredPublication } from './stored-publication.ts';

/** The planned and published texts of a campaign. Each text is looked up once, for its language. */
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

export interface Counted {
  readonly content_id: string;
  readonly campaign_id: string | null;
  readonly status: PublicationStatus;
}

interface CountedRecord {
  readonly _id: string;
  readonly workspace_id: string;
}

const counters = [
  { collection: 'content', by: 'content_id', member: 'placed', counts: ({ status }: Counted) => status !== 'cancelled' },
  { collection: 'campaigns', by: 'campaign_id', member: 'open_publications', counts: ({ status }: Counted) => isOpen(status) },
] as const;

/** Counts publications in their texts and campaigns, which thereby conflict with a deletion at the same time. `false`: one is gone. */
export async function countPlacements(
  db: Db,
  workspace_id: string,
  changes: { readonly before?: readonly Counted[]; readonly after?: readonly Counted[] },
  session: ClientSession,
): Promise<boolean> {
  let areThere = true;
  for (const { collection, by, member, counts } of counters) {
    const sums = new Map<string, number>();
    for (const [side, sign] of [
      ['before', -1],
      ['after', 1],
    ] as const)
      for (const one of changes[side] ?? []) {
        const id = one[by];
        if (id !== null && counts(one)) sums.set(id, (sums.get(id) ?? 0) + sign);
      }
    const changed = [...sums].filter(([, sum]) => sum !== 0);
    if (changed.length === 0) continue;
    // Most of many have the same sum, so that few commands change them all.
    const writes = [...Map.groupBy(changed, ([, sum]) => sum)].map(([sum, ids]) => ({
      updateMany: { filter: { _id: { $in: ids.map(([id]) => id) }, workspace_id }, update: { $inc: { [member]: sum } } },
    }));
    const { matchedCount } = await db.collection<CountedRecord>(collection).bulkWrite(writes, { session });
    areThere &&= matchedCount === changed.length;
  }
  return areThere;
}

export async function countAnew(
  db: Db,
  { _id, workspace_id }: CountedRecord,
  by: 'content_id' | 'campaign_id',
  session: ClientSession,
): Promise<void> {
  const counter = counters.find((one) => one.by === by);
  if (counter === undefined) return;
  await db.collection<CountedRecord>(counter.collection).updateOne({ _id, workspace_id }, { $set: { [counter.member]: 0 } }, { session });
}
