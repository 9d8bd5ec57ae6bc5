import type { Page, PageQuery } from '@handbill/contract';
import type { Collection, Document } from 'mongodb';
import { maxTimeMS } from '../client-options.ts';
import { digestOf, readCursor, writeCursor } from './cursor.ts';
import { findAll } from './find-all.ts';
import { withHint } from './filter-indexes.ts';
import { newestFirst, type IdRange, type ListOrder } from './list-order.ts';
import { readPage } from './read-page.ts';
import { totalOf } from './total-of.ts';

export interface PageSearch<S extends { _id: string; updated_at?: Date | undefined }, T> {
  readonly collection: Collection<S>;
  readonly filter: object;
  readonly ids?: IdRange;
  readonly order?: ListOrder;
  readonly query: PageQuery;
  readonly projection?: Document;
  /** Whether a hundred of them may be more than an answer should have: to know their sizes costs a tenth of reading them. */
  readonly mayBeLarge?: boolean;
  readonly read: (stored: S) => T;
}

/** A page; a large one by cursor ends early. One record more than the page holds shows whether there is another page. */
export async function findPage<S extends { _id: string; updated_at?: Date | undefined }, T>({
  collection,
  filter,
  ids = {},
  order = newestFirst,
  query,
  projection,
  mayBeLarge = false,
  read,
}: PageSearch<S, T>): Promise<Page<T>> {
  const { limit, cursor } = query;
  const offset = query.offset ?? 0;
  const unpaged = { ...filter, ...order.after(undefined, ids) };
  const digest = digestOf([collection.collectionName, unpaged, ...order.names]);
  const after = cursor === null ? undefined : readCursor(cursor, digest);
  // Where only one index fits, MongoDB need not try them all: a deep offset costs a tenth.
  const hint = order.hint(filter);
  const options = { sort: order.sort, limit: limit + 1, skip: offset, maxTimeMS, ...(projection && { projection }) } as const;
  const from = { ...filter, ...order.after(after, ids) };
  const isByOffset = query.offset !== null;
  const { found, isCut } = await withHint(hint, async (hinted) =>
    mayBeLarge
      ? readPage<S>(collection.find<Buffer>(from, { ...options, ...hinted, raw: true }), { limit, isByOffset })
      : { found: await findAll(collection, from, { ...options, ...hinted }), isCut: false },
  );
  const has_more = isCut || found.length > limit;
  // Up to the last page by offset all records were seen, unless the offset is beyond the end.
  const all = !has_more && cursor === null && (found.length > 0 || offset === 0);
  const seen = found.length === 0 ? 0 : offset + found.length;
  const total = await totalOf(collection, { filter: unpaged, hint, seen, all });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next_cursor = has_more && last !== undefined ? writeCursor(order.positionOf(last), digest) : null;
  const range = { limit, offset: cursor === null ? offset : null };
  return { data: shown.map(read), pagination: { ...range, ...total, has_more, omitted: 0, next_cursor } };
}
