import type { DeclaredIndex } from '../index-form.ts';
import { changedHintFor, hintFor } from './filter-indexes.ts';

interface Listed {
  readonly _id: string;
  readonly updated_at?: Date | undefined;
}

export interface IdRange {
  readonly $gte?: string;
  readonly $lt?: string;
}

/** An order of a list. A cursor holds a position in it. */
export interface ListOrder {
  /** Tie its cursors to it; none in the usual order. */
  readonly names: readonly string[];
  readonly sort: Readonly<Record<string, -1>>;
  hint(filter: object): DeclaredIndex['key'] | undefined;
  positionOf(record: Listed): string;
  /** Matches records in the range that come behind the position. */
  after(position: string | undefined, ids: IdRange): object;
}

const inRange = (ids: object): object => (Object.keys(ids).length === 0 ? {} : { _id: ids });

/** By ids, which carry their time. */
export const newestFirst: ListOrder = {
  names: [],
  sort: { _id: -1 },
  hint: hintFor,
  positionOf: ({ _id }) => _id,
  after(position, ids) {
    const below = [ids.$lt, position].filter((id) => id !== undefined).toSorted()[0];
    return inRange({ ...ids, ...(below !== undefined && { $lt: below }) });
  },
};

/** Records with a time of their last change; of those of one moment the newer one first. */
export const lastChangedFirst: ListOrder = {
  names: ['updated'],
  sort: { updated_at: -1, _id: -1 },
  hint: changedHintFor,
  positionOf: ({ _id, updated_at }) => `${updated_at?.getTime() ?? 0}-${_id}`,
  after(position, ids) {
    if (position === undefined) return inRange(ids);
    const [time = '', id = ''] = position.split('-', 2);
    const updated_at = new Date(Number(time));
    return { ...inRange(ids), updated_at: { $lte: updated_at }, $or: [{ updated_at: { $lt: updated_at } }, { _id: { $lt: id } }] };
  },
};
