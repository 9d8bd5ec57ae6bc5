import { maxUsageSums, type Amount, type Page, type Usage, usageMembers, type UsageQuery } from '@handbill/contract';
import type { Reader, UsageStore } from '@handbill/operations';
import type { Db, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { digestOf, readCursor, writeCursor } from '../database/lists/cursor.ts';
import { maxCounted, totalBy, totalTimeoutMS, type Total } from '../database/lists/total-of.ts';
import { hintFor, withHint } from '../database/lists/filter-indexes.ts';
import { fromStoredUsage, type StoredUsage } from './stored-attempt.ts';
import { rowIdLength } from './usage-rows.ts';

const summedNames = ['input_tokens', 'cached_input_tokens', 'output_tokens', 'amount', 'estimated_tokens'] as const;

const summed = Object.fromEntries(summedNames.map((name) => [name, { $sum: `$${name}` }]));
type Sums = Pick<StoredUsage, (typeof summedNames)[number]>;

interface StoredSum extends Sums {
  readonly _id: Pick<StoredUsage, 'currency'> & Partial<StoredUsage>;
  readonly texts: bigint;
  /** Whether one of the rows is of a version that did not count texts. */
  readonly isUncounted: boolean;
}

/** Sums rows by some of their members, the newest days first. */
function summingBy(by: NonNullable<UsageQuery['by']>): Document[] {
  const members = Object.entries(usageMembers).flatMap(([name, member]) => (by.some((asked) => asked === name) ? [member] : []));
  const _id = Object.fromEntries([...members, 'currency'].map((member) => [member, `$${member}`]));
  const isUncounted = { $max: { $eq: [{ $type: '$texts' }, 'missing'] } };
  return [{ $group: { _id, ...summed, texts: { $sum: '$texts' }, isUncounted } }, { $sort: { _id: -1 } }];
}

function fromStoredSum({ _id, texts, isUncounted, ...sums }: StoredSum): Usage {
  const row = fromStoredUsage({ ..._id, ...sums } as StoredUsage);
  return { ...row, texts: isUncounted ? null : Number(texts) };
}

/** A page, and one more that shows whether others follow. */
const maxRows = maxUsageSums + 1;

type Query = Parameters<UsageStore['list']>[0];

/** The parts of a row share the beginning of their id. */
const rowId = { $substrBytes: ['$_id', 0, rowIdLength] };
/** Readers do not see rows that only count the beginning of a text. */
const tookSomething = { $or: [{ 'row.currency': { $ne: null } }, { input_tokens: { $gt: 0 } }, { output_tokens: { $gt: 0 } }] };
const merged = [{ $group: { _id: rowId, row: { $first: '$$ROOT' }, ...summed } }, { $match: tookSomething }];

interface RowFilter {
  readonly _id: { readonly $gte: string; readonly $lt?: string };
  readonly campaign_id?: string | { readonly $in: readonly string[] };
}

interface MergedRow extends Sums {
  readonly _id: string;
  readonly row: StoredUsage;
}

/** The usage of models in one workspace: rows, of which each server writes its own part, and calls that are not counted yet. */
export class MongoUsage implements UsageStore {
  readonly #workspaceId: string;
  readonly #db: Db;

  constructor({ workspaceId }: Reader, db: Db) {
    this.#workspaceId = workspaceId;
    this.#db = db;
  }

  async list(query: Query): Promise<Page<Usage>> {
    const { from, to, by, campaign_id, limit, offset, cursor } = query;
    // Without a filter as earlier versions, whose cursors stay valid.
    const narrowed = by === null && campaign_id === null ? [] : [by?.toSorted() ?? null, campaign_id];
    const digest = digestOf(['usage', this.#workspaceId, from, to, ...narrowed]);
    const position = cursor === null ? null : readCursor(cursor, digest);
    // Ids begin with the day; a tilde comes after all that can follow it.
    const all: RowFilter = { _id: { $gte: from, $lt: `${to}~` }, ...(campaign_id !== null && { campaign_id }) };
    const { stages, shown, has_more, next } =
      by === null ? await this.#page(all, query, position) : await this.#sums(all, { ...query, by }, position);
    const skipped = cursor === null ? (offset ?? 0) : null;
    const seen = (skipped ?? 0) + shown.length;
    const isWhole = !has_more && skipped === 0;
    const total = isWhole ? { total: seen, total_is_exact: true } : await this.#total(all, stages, seen);
    const next_cursor = next === undefined ? null : writeCursor(next, digest);
    return { data: shown, pagination: { limit, offset: skipped, ...total, has_more, omitted: 0, next_cursor } };
  }

  /** The rows of a page, and the id of the last one where others follow. */
  async #page(all: RowFilter, { limit, offset }: Query, position: string | null) {
    const filter = position === null ? all : { ...all, _id: { ...all._id, $lt: position } };
    const found = await this.#rows<MergedRow>(filter, [...merged, { $sort: { _id: -1 } }, { $skip: offset ?? 0 }, { $limit: limit + 1 }]);
    const has_more = found.length > limit;
    const shown = found.slice(0, limit).map(({ row, ...sums }) => fromStoredUsage({ ...row, ...sums }));
    return { stages: merged, shown, has_more, next: has_more ? found[limit - 1]?._id : undefined };
  }

  /** The sums of a page, and the number of sums up to its end. They are made of all rows, so a later page costs no less. */
  async #sums(all: RowFilter, { by, limit, offset }: Query & { readonly by: NonNullable<Query['by']> }, position: string | null) {
    const stages = summingBy(by);
    const before = position === null ? (offset ?? 0) : Number(position);
    const found = await this.#rows<StoredSum>(all, [...stages, { $skip: before }, { $limit: limit + 1 }]);
    const has_more = found.length > limit;
    return { stages, shown: found.slice(0, limit).map(fromStoredSum), has_more, next: has_more ? String(before + limit) : undefined };
  }

  async spentBy(campaignIds: readonly string[]): Promise<ReadonlyMap<string, readonly Amount[]>> {
    const priced = [{ $match: { currency: { $ne: null } } }, ...summingBy(['campaign'])];
    const found = await this.#rows<StoredSum>({ _id: { $gte: '' }, campaign_id: { $in: campaignIds } }, priced);
    const sums = found.map(fromStoredSum);
    const byCampaign = Map.groupBy(sums, ({ campaign_id }) => campaign_id ?? '');
    return new Map(Array.from(byCampaign, ([id, ofIt]) => [id, ofIt.flatMap(({ cost }) => cost ?? [])]));
  }

  /** Reads all of one moment: a call that is counted meanwhile is either with the days or with the calls. */
  async #rows<Row>(filter: RowFilter, stages: readonly Document[], timeoutMS = maxTimeMS): Promise<readonly Row[]> {
    const workspace_id = this.#workspaceId;
    const ofCalls = Object.fromEntries(Object.entries(filter).map(([name, condition]) => [`uncounted.${name}`, condition]));
    const uncounted = [{ $match: { workspace_id, ...ofCalls } }, { $replaceWith: '$uncounted' }];
    const pipeline = [{ $match: { workspace_id, ...filter } }, { $unionWith: { coll: 'attempts', pipeline: uncounted } }, ...stages];
    const { operationTime: atClusterTime } = await this.#db.command({ ping: 1, maxTimeMS });
    const readConcern = { level: 'snapshot', atClusterTime };
    const search = { aggregate: 'usage', pipeline, cursor: { batchSize: maxRows }, readConcern, maxTimeMS: timeoutMS };
    const { _id, ...others } = filter;
    const found = await withHint(hintFor({ workspace_id, ...others }), (hinted) => this.#db.command({ ...search, ...hinted }));
    return (found as { cursor: { firstBatch: readonly Row[] } }).cursor.firstBatch;
  }

  async #total(all: RowFilter, stages: readonly Document[], seen: number): Promise<Total> {
    const counting = [...stages, { $limit: maxCounted }, { $count: 'count' }];
    return totalBy(async () => (await this.#rows<{ count: number }>(all, counting, totalTimeoutMS))[0]?.count ?? 0, seen);
  }
}
