import { maxFaceted, type ContentFacets } from '@handbill/contract';
import type { Collection, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { hintFor, withHint } from '../database/lists/filter-indexes.ts';

const counted = ['status', 'type', 'platform', 'language', 'tags'] as const;
const maxValues = 50;

type Facet = ContentFacets['tags'][number];
type Counts = Readonly<Record<(typeof counted)[number], Facet[]>> & { readonly all: readonly { readonly count: number }[] };

const stagesOf = (name: (typeof counted)[number]): Document[] => [
  ...(name === 'tags' ? [{ $unwind: '$tags' }] : []),
  { $match: { [name]: { $ne: null } } },
  { $group: { _id: `$${name}`, count: { $sum: 1 } } },
  { $sort: { count: -1, _id: 1 } },
  { $limit: maxValues },
  { $project: { _id: 0, value: '$_id', count: 1 } },
];

/** The releases before 0.2 stored tags with their letters composed as they were sent: a filter finds both. */
function composed(tags: readonly Facet[]): Facet[] {
  const counts = new Map<string, number>();
  for (const { value, count } of tags) counts.set(value.normalize('NFC'), (counts.get(value.normalize('NFC')) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((one, other) => other.count - one.count);
}

/** Counts the values of the newest content that a filter finds. */
export async function countFacets<S extends { _id: string }>(content: Collection<S>, filter: object, ids: object): Promise<ContentFacets> {
  const pipeline = [
    { $match: { ...filter, ...(Object.keys(ids).length > 0 && { _id: ids }) } },
    { $sort: { _id: -1 } },
    { $limit: maxFaceted + 1 },
    { $project: Object.fromEntries(counted.map((name) => [name, 1])) },
    {
      $facet: {
        all: [{ $count: 'count' }],
        ...Object.fromEntries(counted.map((name) => [name, [{ $limit: maxFaceted }, ...stagesOf(name)]])),
      },
    },
  ];
  const [counts] = await withHint(hintFor(filter), (hinted) => content.aggregate<Counts>(pipeline, { maxTimeMS, ...hinted }).toArray());
  const { all = [], status = [], type = [], platform = [], language = [], tags = [] } = counts ?? {};
  return { status, type, platform, language, tags: composed(tags), is_exact: (all[0]?.count ?? 0) <= maxFaceted };
}
