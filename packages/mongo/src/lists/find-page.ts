import type { Page, PageQuery } from '@handbill/contract';
import type { Collection, Document } from 'mongodb';
import { digestOf, readCursor, writeCursor } from './cursor.ts';
import { totalOf } from './total-of.ts';

const maxTimeMS = 5_000;

export interface PageSearch<S extends { _id: string }, T> {
  readonly collection: Collection<S>;
  /** The filter without the range of ids. */
  readonly filter: object;
  /** The range of ids, of a time of creation. */
  readonly ids: { $gte?: string; $lt?: string };
  /** The index to walk, where it is plain which one; else MongoDB chooses. */
  readonly hint: string | undefined;
  readonly query: PageQuery;
  readonly projection?: Document;
  readonly read: (stored: S) => T;
}

const lower = (a: string | undefined, b: string | undefined) => (a === undefined || (b !== undefined && b < a) ? b : a);

/** A page, newest first. One record more than asked for tells whether there is another page. */
export async function findPage<S extends { _id: string }, T>({ collection, filter, ids, hint, query, projection, read }: PageSearch<S, T>): Promise<Page<T>> {
  const { limit, cursor } = query;
  const offset = query.offset ?? 0;
  const whole = inRange(filter, ids);
  const digest = () => digestOf([collection.collectionName, whole]);
  const after = cursor === null ? undefined : readCursor(cursor, digest());
  const below = lower(ids.$lt, after);
  const found = (await collection
    .find(inRange(filter, { ...ids, ...(below !== undefined && { $lt: below }) }) as never, { sort: { _id: -1 }, limit: limit + 1, skip: offset, maxTimeMS, ...(projection && { projection }), ...(hint !== undefined && { hint }) })
    .toArray()) as S[];
  const has_more = found.length > limit;
  if (has_more) found.pop();
  // The last page by offset tells the total by itself.
  const told = !has_more && after === undefined && (found.length > 0 || offset === 0);
  const known = offset + found.length + (has_more ? 1 : 0);
  const total = told ? { total: known, total_is_exact: true } : await totalOf(collection as unknown as Collection<never>, whole, hint, known);
  const last = found.at(-1);
  return {
    data: found.map(read),
    pagination: { limit, offset: cursor === null ? offset : null, ...total, has_more, next_cursor: has_more && last !== undefined ? writeCursor(last._id, digest()) : null },
  };
}

const inRange = (filter: object, ids: object): object => (Object.keys(ids).length === 0 ? filter : { ...filter, _id: ids });
