import { createHash } from 'node:crypto';
import { MongoServerError, type Db } from 'mongodb';
import { indexForm, indexPlace, type DeclaredIndex, type IndexInfo } from '../database/index-form.ts';
import type { Kept } from '../records/kept.ts';

export interface Leftover {
  /** The thing, and its future. */
  readonly what: string;
  /** Left out where it has to stay for now. */
  readonly remove?: () => Promise<unknown>;
}

type DeclaredCollection = Pick<Kept, 'name' | 'indexes' | 'formerIndexes'>;
type Change = () => Promise<unknown>;
type ListedIndex = IndexInfo & { readonly name: string };

const namespaceNotFound = 26;

/** A collection's indexes as MongoDB reports them; a collection that does not exist yet has none. */
async function listIndexes(db: Db, collection: string): Promise<ListedIndex[]> {
  const indexes = await db
    .collection(collection)
    .listIndexes()
    .toArray()
    .catch((error: unknown) => {
      if (error instanceof MongoServerError && error.code === namespaceNotFound) return [];
      throw error;
    });
  return indexes as ListedIndex[];
}

/** Where the name is taken by another definition, which an older server may use in its hints, the new index gets a longer one. */
const freeName = (index: DeclaredIndex, taken: ReadonlySet<string>): string =>
  taken.has(index.name) ? `${index.name}_${createHash('sha256').update(indexForm(index)).digest('hex').slice(0, 8)}` : index.name;

/** A change of an index in place that does no harm to an older server: records are kept longer, the index is no longer hidden. */
function changeInPlace(db: Db, collection: string, current: IndexInfo, { expireAfterSeconds = 0 }: DeclaredIndex): Change[] {
  const expires = expireAfterSeconds > (current.expireAfterSeconds ?? expireAfterSeconds) && { expireAfterSeconds };
  const unhidden = current.hidden === true && { hidden: false };
  if (expires === false && unhidden === false) return [];
  return [() => db.command({ collMod: collection, index: { name: current.name, ...expires, ...unhidden } })];
}

async function changesOf(db: Db, collection: string, declared: readonly DeclaredIndex[]): Promise<Change[]> {
  const current = await listIndexes(db, collection);
  const forms = new Set(current.map(indexForm));
  const places = new Map(current.map((index) => [indexPlace(index), index]));
  const names = new Set(current.map(({ name }) => name));
  const missing = declared.filter((index) => !forms.has(indexForm(index)));
  const created = missing.filter((index) => !places.has(indexPlace(index))).map((index) => ({ ...index, name: freeName(index, names) }));
  const inPlace = missing.flatMap((index) => {
    const other = places.get(indexPlace(index));
    return other === undefined ? [] : changeInPlace(db, collection, other, index);
  });
  return [...inPlace, ...(created.length > 0 ? [() => db.collection(collection).createIndexes(created)] : [])];
}

/** The changes that bring our collections the declared indexes. Nothing is dropped: an older server may name an index in its hints. */
export async function indexChanges(db: Db, declared: readonly DeclaredCollection[]): Promise<Change[]> {
  const changes = await Promise.all(declared.map(({ name, indexes }) => changesOf(db, name, indexes)));
  return changes.flat();
}

/** The declared indexes that a collection lacks, as `name of collection`; one that differs and cannot stand beside is a leftover. */
export async function missingIndexes(db: Db, { name, indexes }: DeclaredCollection): Promise<string[]> {
  const places = new Set((await listIndexes(db, name)).map(indexPlace));
  return indexes.filter((index) => !places.has(indexPlace(index))).map((index) => `${index.name} of ${name}`);
}

/** Indexes of ours that this version does not need. One that no release has declared was made by an operator and stays. */
export async function indexLeftovers(db: Db, { name, indexes, formerIndexes = [] }: DeclaredCollection): Promise<Leftover[]> {
  const current = await listIndexes(db, name);
  const forms = new Set(current.map(indexForm));
  const declared = new Set(indexes.map(indexForm));
  /** Has one of our names, while the index that this version declares under that name exists under another. */
  const isReplaced = (index: ListedIndex) => indexes.some((one) => one.name === index.name && forms.has(indexForm(one)));
  return current
    .filter((index) => !declared.has(indexForm(index)))
    .flatMap((index): Leftover[] => {
      const drop = () => db.collection(name).dropIndex(index.name);
      const successor = indexes.find((one) => indexPlace(one) === indexPlace(index));
      if (successor !== undefined) {
        const rebuild = () => drop().then(() => db.collection(name).createIndexes([successor]));
        return [{ what: `index ${index.name} of ${name}: is built anew as this version declares it`, remove: rebuild }];
      }
      const isOurs = formerIndexes.includes(index.name) || isReplaced(index);
      return isOurs ? [{ what: `index ${index.name} of ${name}: is dropped`, remove: drop }] : [];
    });
}
