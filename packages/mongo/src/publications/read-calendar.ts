import type { CalendarFilter, PlannedPage, PlannedQuery, Tally, TallyQuery, WeekCount } from '@handbill/operations';
import { PublicationStatus, type CalendarClash } from '@handbill/contract';
import type { Collection, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { anyOf, anyStatusOf, withHint } from '../database/lists/filter-indexes.ts';
import { digestOf, readCursor, writeCursor } from '../database/lists/cursor.ts';
import { findAll } from '../database/lists/find-all.ts';
import { withoutOutbox } from '../records/outbox.ts';
import { plannedKey, fromStored, type StoredPublication } from './stored-publication.ts';

const week_ms = 7 * 86_400_000;
const hour_ms = 3_600_000;
/** As many as one answer of the database holds. */
const maxClose = 50_000;
/** Publications that go out, or went out. */
const going = ['planned', 'published'] as const;

const filterOf = (workspace_id: string, { from, before, campaign_id, channel }: CalendarFilter): Document => ({
  workspace_id,
  'planned_for.at': { $gte: from, $lt: before },
  ...(campaign_id !== null && { campaign_id }),
  ...anyOf('channel', channel),
});

/** The index that has the filtered members in the order of their times. */
const hintOf = ({ campaign_id, channel }: CalendarFilter) =>
  plannedKey(...(campaign_id !== null ? ['campaign_id'] : channel?.length === 1 ? ['channel'] : []));

function placeIn(cursor: string, digest: string): { readonly at: Date; readonly id: string } {
  const [time = '', id = ''] = readCursor(cursor, digest).split('-', 2);
  return { at: new Date(Number(time)), id };
}

export async function plannedPage(
  publications: Collection<StoredPublication>,
  workspace_id: string,
  { status, limit, cursor, ...filter }: PlannedQuery,
): Promise<PlannedPage> {
  const which = { ...filterOf(workspace_id, filter), ...anyStatusOf(status, PublicationStatus.options) };
  const digest = digestOf([publications.collectionName, which, 'planned']);
  if (cursor !== null) {
    const { at, id } = placeIn(cursor, digest);
    const behind = { $or: [{ 'planned_for.at': { $gt: at } }, { _id: { $gt: id } }] };
    Object.assign(which, filterOf(workspace_id, { ...filter, from: at }), behind);
  }
  const options = { sort: { 'planned_for.at': 1, _id: 1 }, limit: limit + 1, skip: 0, maxTimeMS, projection: withoutOutbox } as const;
  const found = await withHint(hintOf(filter), (hinted) => findAll(publications, which, { ...options, ...hinted }));
  const data = found.slice(0, limit).map(fromStored);
  const last = data.at(-1);
  const hasMore = found.length > limit && last?.planned_for;
  return { data, next_cursor: hasMore ? writeCursor(`${hasMore.at.getTime()}-${last.id}`, digest) : null };
}

/** The number of the week in which a time is: they are of equal length but where clocks shift. */
function weekOf(weeks: readonly Date[]): Document {
  const near = { $floor: { $divide: [{ $subtract: ['$at', weeks[0]] }, week_ms] } };
  const begins = (week: Document | string) => ({ $arrayElemAt: [[...weeks], week] });
  return {
    $let: {
      vars: { near: { $max: [0, { $min: [{ $toInt: near }, weeks.length - 2] }] } },
      in: {
        $add: [
          '$$near',
          { $cond: [{ $gte: ['$at', begins({ $add: ['$$near', 1] })] }, 1, 0] },
          { $cond: [{ $lt: ['$at', begins('$$near')] }, -1, 0] },
        ],
      },
    },
  };
}

function countedByWeek({ weeks, campaigns, channels }: Pick<TallyQuery, 'weeks' | 'campaigns' | 'channels'>): Document[] {
  const wanted = { campaign_id: { $in: campaigns }, channel: { $in: channels } };
  return [
    { $match: { status: { $in: going }, ...wanted, at: { $gte: weeks[0], $lt: weeks.at(-1) } } },
    { $group: { _id: { campaign_id: '$campaign_id', channel: '$channel', week: weekOf(weeks) }, count: { $sum: 1 } } },
    { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
  ];
}

const isClose = (earlier: string, later: string): Document => ({
  $and: [{ $ne: [earlier, null] }, { $ne: [later, null] }, { $lt: [{ $subtract: [later, earlier] }, hour_ms] }],
});

const inOrder = { partitionBy: '$channel', sortBy: { at: 1, _id: 1 } } as const;

/** Runs on one channel, each less than an hour behind the one before. */
const closeRuns: readonly Document[] = [
  { $match: { status: { $in: going } } },
  {
    $setWindowFields: {
      ...inOrder,
      output: {
        before: { $shift: { output: '$at', by: -1, default: null } },
        behind: { $shift: { output: '$at', by: 1, default: null } },
      },
    },
  },
  { $set: { begins: { $cond: [isClose('$before', '$at'), 0, 1] } } },
  { $match: { $expr: { $or: [{ $eq: ['$begins', 0] }, isClose('$at', '$behind')] } } },
  { $sort: { channel: 1, at: 1, _id: 1 } },
  { $limit: maxClose },
  { $setWindowFields: { ...inOrder, output: { run: { $sum: '$begins', window: { documents: ['unbounded', 'current'] } } } } },
  { $group: { _id: { channel: '$channel', run: '$run' }, ids: { $push: '$_id' } } },
  { $sort: { '_id.channel': 1, '_id.run': 1 } },
  { $replaceWith: { channel: '$_id.channel', ids: '$ids' } },
];

interface StoredTally {
  readonly total: readonly { readonly count: number }[];
  readonly weeks: readonly WeekCount[];
  readonly clashes: readonly CalendarClash[];
}

/** Counts publications in a range of time, by the keys of an index alone. */
export async function tallyOf(
  publications: Collection<StoredPublication>,
  workspace_id: string,
  { status, weeks, campaigns, channels, ...filter }: TallyQuery,
): Promise<Tally> {
  const pipeline = [
    { $match: filterOf(workspace_id, filter) },
    { $project: { _id: 1, 'planned_for.at': 1, status: 1, channel: 1, campaign_id: 1 } },
    { $set: { at: '$planned_for.at' } },
    {
      $facet: {
        total: [{ $match: anyStatusOf(status, PublicationStatus.options) }, { $count: 'count' }],
        weeks:
          weeks.length > 1 && campaigns.length > 0
            ? countedByWeek({ weeks, campaigns, channels })
            : [{ $limit: 1 }, { $match: { _id: null } }],
        clashes: [...closeRuns],
      },
    },
  ];
  const read = (hinted: object) => publications.aggregate<StoredTally>(pipeline, { maxTimeMS, ...hinted }).toArray();
  const [found] = await withHint(hintOf(filter), read);
  return {
    total: found?.total[0]?.count ?? 0,
    weeks: found?.weeks ?? [],
    clashes: found?.clashes ?? [],
  };
}
