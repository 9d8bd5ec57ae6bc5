import type { IndexDescription } from 'mongodb';

const compared = [
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'default_language',
  'language_override',
  'collation',
  'hidden',
] as const;

/** What MongoDB tells of an index; of a text index it tells the fields as weights. */
export type IndexInfo = IndexDescription & { readonly weights?: Readonly<Record<string, number>> };

/** An index in one form, whether it is declared or told by MongoDB: equal forms are equal indexes. */
export function indexForm(index: IndexInfo): string {
  const key = Object.entries(index.key).filter(([field]) => field !== '_fts' && field !== '_ftsx');
  const texts = [...Object.keys(index.weights ?? {}), ...key.filter(([, kind]) => kind === 'text').map(([field]) => field)].toSorted();
  const options = compared.map((name) => [name, index[name] ?? null]);
  return JSON.stringify([key.filter(([, kind]) => kind !== 'text'), texts, options]);
}
