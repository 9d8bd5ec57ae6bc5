import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import type { DeclaredCollection } from './collections.ts';
import { indexForm, indexPlace, type DeclaredIndex, type IndexInfo } from './index-form.ts';
import { listedIndexes } from './listed-indexes.ts';

type Change = () => Promise<unknown>;

/** Where the name is taken by another definition, which an older server may name in its hints, the new one stands beside it. */
const freeName = (index: DeclaredIndex, taken: ReadonlySet<string>): string =>
  taken.has(index.name) ? `${index.name}_${createHash('sha256').update(indexForm(index)).digest('hex').slice(0, 8)}` : index.name;

/** What MongoDB can change about an index in place without taking anything from an older server: records are kept longer, the index is seen. */
function changeInPlace(db: Db, collection: string, there: IndexInfo, { expireAfterSeconds = 0 }: DeclaredIndex): Change[] {
  const expires = expireAfterSeconds > (there.expireAfterSeconds ?? expireAfterSeconds) && { expireAfterSeconds };
  const seen = there.hidden === true && { hidden: false };
  if (expires === false && seen === false) return [];
  return [() => db.command({ collMod: collection, index: { name: there.name, ...expires, ...seen } })];
}

async function changesOf(db: Db, collection: string, declared: readonly DeclaredIndex[]): Promise<Change[]> {
  const there = await listedIndexes(db, collection);
  const forms = new Set(there.map(indexForm));
  const places = new Map(there.map((index) => [indexPlace(index), index]));
  const names = new Set(there.map(({ name }) => name));
  const missing = declared.filter((index) => !forms.has(indexForm(index)));
  const created = missing.filter((index) => !places.has(indexPlace(index))).map((index) => ({ ...index, name: freeName(index, names) }));
  const inPlace = missing.flatMap((index) => {
    const other = places.get(indexPlace(index));
    return other === undefined ? [] : changeInPlace(db, collection, other, index);
  });
  return [...inPlace, ...(created.length > 0 ? [() => db.collection(collection).createIndexes(created)] : [])];
}

/**
 * What has to be done so that our collections have the declared indexes. Nothing is dropped: an older server beside this one may name
 * an index in its hints, and an operator may have made one. What only one index can be, such as a collection's text index, stays as it is.
 */
export async function indexChanges(db: Db, declared: Readonly<Record<string, DeclaredCollection>>): Promise<Change[]> {
  const changes = await Promise.all(Object.entries(declared).map(([name, { indexes }]) => changesOf(db, name, indexes)));
  return changes.flat();
}
