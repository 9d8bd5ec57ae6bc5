import type { IndexDescription } from 'mongodb';

export type DeclaredIndex = IndexDescription & { readonly name: string };

/** Replaces the time after which records expired in an older version: the longest that there is, 68 years. */
export const neverExpires = 2_147_483_647;

/** An index as MongoDB reports it, the fields of a text index as weights. */
export type IndexInfo = IndexDescription & { readonly weights?: Readonly<Record<string, number>> };

const identifying = ['unique', 'sparse', 'partialFilterExpression', 'collation'] as const;
const changeable = ['expireAfterSeconds', 'hidden'] as const;
const ofText = ['default_language', 'language_override'] as const;

const keyOf = (index: IndexInfo) =>
  Object.entries(index.key).filter(([field, kind]) => kind !== 'text' && field !== '_fts' && field !== '_ftsx');

const textFields = (index: IndexInfo): string[] => {
  const declared = Object.keys(index.key).filter((field) => field !== '_fts' && index.key[field as keyof object] === 'text');
  return [...Object.keys(index.weights ?? {}), ...declared].toSorted();
};

/** Identifies the indexes of which there can be only one: a key with its options, or text, once in a collection. */
export const indexPlace = (index: IndexInfo): string =>
  textFields(index).length > 0 ? 'text' : JSON.stringify([keyOf(index), identifying.map((name) => index[name] ?? null)]);

/** An index in one form, whether declared or reported by MongoDB: equal forms are equal indexes, whatever their names. */
export const indexForm = (index: IndexInfo): string =>
  JSON.stringify([keyOf(index), textFields(index), [...identifying, ...changeable, ...ofText].map((name) => index[name] ?? null)]);
