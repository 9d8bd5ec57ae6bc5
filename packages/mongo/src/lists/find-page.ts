import { createHash } from 'node:crypto';
import { Problem, type Page, type PageQuery } from '@handbill/contract';
import type { Collection, Document } from 'mongodb';
import { maxTimeMS } from '../client-options.ts';
import { hintFor, withHint } from './filter-indexes.ts';
import { totalOf } from './total-of.ts';

export interface PageSearch<S extends { _id: string }, T> {
  readonly collection: Collection<S>;
  /** The filter without the range of ids. */
  readonly filter: object;
  /** The range of ids, of a time of creation. */
  readonly ids: { readonly $gte?: string; readonly $lt?: string };
  readonly query: PageQuery;
  readonly projection?: Document;
  readonly read: (stored: S) => T;
}

/** A page, newest first. One record more than the page holds shows whether there is another page. */
export async function findPage<S extends { _id: string }, T>({
  collection,
  filter,
  ids,
  query,
  projection,
  read,
}: PageSearch<S, T>): Promise<Page<T>> {
  const { limit, cursor } = query;
  const offset = query.offset ?? 0;
  const unpaged = inRange(filter, ids);
  const digest = digestOf([collection.collectionName, unpaged]);
  const after = cursor === null ? undefined : readCursor(cursor, digest);
  const below = [ids.$lt, after].filter((id) => id !== undefined).toSorted()[0];
  // Where only one index fits, MongoDB need not try them all: a deep offset costs a tenth.
  const hint = hintFor(filter);
  const options = {
    sort: { _id: -1 },
    limit: limit + 1,
    skip: offset,
    maxTimeMS,
    ...(projection && { projection }),
  } as const;
  const from = inRange(filter, { ...ids, ...(below !== undefined && { $lt: below }) });
  const found = (await withHint(hint, (hinted) => collection.find(from, { ...options, ...hinted }).toArray())) as S[];
  const has_more = found.length > limit;
  // Up to the last page by offset all records were seen, unless the offset is beyond the end.
  const all = !has_more && cursor === null && (found.length > 0 || offset === 0);
  const seen = found.length === 0 ? 0 : offset + found.length;
  const total = await totalOf(collection as unknown as Collection<never>, { filter: unpaged, hint, seen, all });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next_cursor = has_more && last !== undefined ? writeCursor(last._id, digest) : null;
  return { data: shown.map(read), pagination: { limit, offset: cursor === null ? offset : null, ...total, has_more, next_cursor } };
}

const inRange = (filter: object, ids: object): object => (Object.keys(ids).length === 0 ? filter : { ...filter, _id: ids });

const cursorVersion = 1;
const cursorPattern = /^(\d+)\.([\w-]{12})\.([a-z]{3}_[0-9a-z]{26})$/;

/** Ties a cursor to its list and its filters. */
function digestOf(filters: unknown): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 12);
}

/** The place after a record, opaque to clients. */
function writeCursor(id: string, digest: string): string {
  return Buffer.from(`${cursorVersion}.${digest}.${id}`).toString('base64url');
}

/**
 * The id of the last record before a cursor's place; refuses a cursor that is not ours or belongs to other filters.
 * It says where to go on, never what may be seen: a forged one shows no more than the same filters do.
 */
function readCursor(cursor: string, digest: string): string {
  const [, version, forFilters, id] = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (version !== String(cursorVersion) || id === undefined) throw invalidCursor('is not a cursor of ours: take next_cursor as it is');
  if (forFilters !== digest) throw invalidCursor('belongs to other filters: start again without it');
  return id;
}

const invalidCursor = (message: string) =>
  new Problem(
    'invalid_request',
    { errors: [{ in: 'query', pointer: '/cursor', code: 'invalid_cursor', message }] },
    { detail: 'One field is faulty.' },
  );
