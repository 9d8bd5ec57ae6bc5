import type { Page, Usage } from '@handbill/contract';
import type { Reader, UsageStore } from '@handbill/operations';
import { MongoServerError, type Db, type Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { digestOf, readCursor, writeCursor } from '../database/lists/cursor.ts';
import { exactUpTo, maxTimeExpired, totalTimeoutMS, type Total } from '../database/lists/total-of.ts';
import { fromStoredUsage, type StoredUsage } from './stored-attempt.ts';
import { rowIdLength } from './usage-rows.ts';

type Query = Parameters<UsageStore['list']>[0];

/** What the parts of a row have in common. */
const rowId = { $substrBytes: ['$_id', 0, rowIdLength] };
const summed = ['input_tokens', 'cached_input_tokens', 'output_tokens', 'amount', 'estimated_tokens'];
const merged = {
  $group: { _id: rowId, row: { $first: '$$ROOT' }, ...Object.fromEntries(summed.map((name) => [name, { $sum: `$${name}` }])) },
};

/** From one id on, up to another. */
interface RowRange {
  readonly $gte: string;
  readonly $lt: string;
}

interface MergedRow extends Pick<StoredUsage, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'amount' | 'estimated_tokens'> {
  readonly _id: string;
  readonly row: StoredUsage;
}

/**
 * What models were used for in one workspace, in MongoDB: the parts of each row, as different servers have written them, and what single calls
 * add that are not counted yet, together.
 */
export class MongoUsage implements UsageStore {
  readonly #workspaceId: string;
  readonly #db: Db;

  constructor({ workspaceId }: Reader, db: Db) {
    this.#workspaceId = workspaceId;
    this.#db = db;
  }

  async list({ from, to, limit, offset, cursor }: Query): Promise<Page<Usage>> {
    const digest = digestOf(['usage', this.#workspaceId, from, to]);
    // Ids begin with the day; a tilde comes after all that can follow it.
    const all = { $gte: from, $lt: `${to}~` };
    const range = cursor === null ? all : { $gte: from, $lt: readCursor(cursor, digest) };
    const found = await this.#rows<MergedRow>(range, [merged, { $sort: { _id: -1 } }, { $skip: offset ?? 0 }, { $limit: limit + 1 }]);
    const has_more = found.length > limit;
    const shown = found.slice(0, limit);
    const seen = (offset ?? 0) + shown.length;
    const isWhole = !has_more && cursor === null && (offset ?? 0) === 0;
    const total = isWhole ? { total: seen, total_is_exact: true } : await this.#total(all, seen);
    const last = shown.at(-1);
    const next_cursor = has_more && last !== undefined ? writeCursor(last._id, digest) : null;
    return {
      data: shown.map(({ row, ...sums }) => fromStoredUsage({ ...row, ...sums })),
      pagination: { limit, offset: cursor === null ? (offset ?? 0) : null, ...total, has_more, omitted: 0, next_cursor },
    };
  }

  /**
   * All of one moment, which is after what has been answered before: a call that is counted meanwhile is either with the days or with the
   * calls. A transaction would not let both be read by one pipeline.
   */
  async #rows<Row>(range: RowRange, stages: readonly Document[], timeoutMS = maxTimeMS): Promise<readonly Row[]> {
    const workspace_id = this.#workspaceId;
    const uncounted = [{ $match: { workspace_id, 'uncounted._id': range } }, { $replaceWith: '$uncounted' }];
    const pipeline = [{ $match: { workspace_id, _id: range } }, { $unionWith: { coll: 'attempts', pipeline: uncounted } }, ...stages];
    const { operationTime: atClusterTime } = await this.#db.command({ ping: 1, maxTimeMS });
    const readConcern = { level: 'snapshot', atClusterTime };
    const found = await this.#db.command({ aggregate: 'usage', pipeline, cursor: { batchSize: 1_000 }, readConcern, maxTimeMS: timeoutMS });
    return (found as { cursor: { firstBatch: readonly Row[] } }).cursor.firstBatch;
  }

  async #total(all: RowRange, seen: number): Promise<Total> {
    const counting = [{ $group: { _id: rowId } }, { $limit: exactUpTo + 1 }, { $count: 'count' }];
    try {
      const [{ count = 0 } = {}] = await this.#rows<{ count?: number }>(all, counting, totalTimeoutMS);
      return { total: Math.min(count, exactUpTo), total_is_exact: count <= exactUpTo };
    } catch (cause) {
      if (cause instanceof MongoServerError && cause.code === maxTimeExpired) return { total: seen, total_is_exact: false };
      throw cause;
    }
  }
}
