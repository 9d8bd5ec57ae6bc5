import { isPlainObject, lowestIdAt, type CreatedFilter } from '@handbill/contract';
import { MongoServerError, type Hint } from 'mongodb';
import type { DeclaredIndex } from '../index-form.ts';

const keyOf = (leading: readonly string[]): Readonly<Record<string, 1 | -1>> => ({
  workspace_id: 1,
  ...Object.fromEntries(leading.map((field) => [field, 1 as const])),
  _id: -1,
});

const changedKeyOf = (leading: readonly string[]): DeclaredIndex['key'] => {
  const { _id, ...key } = keyOf(leading);
  return { ...key, updated_at: -1, _id: -1 };
};

const nameOf = (fields: readonly string[]) => ['workspace', ...fields].join('_').replaceAll('.', '_');

/** An index of records by these fields, newest first: ids are ordered by time. */
export const indexOn = (...fields: readonly string[]): DeclaredIndex => ({ name: nameOf(fields), key: keyOf(fields) });

/** One index for each filter, alone and after `status`. A field of a range comes behind the id: its keys are walked in the list's order. */
export function filterIndexes(fields: readonly string[], ranges: readonly string[] = []): DeclaredIndex[] {
  const onRange = (range: string, ...leading: readonly string[]): DeclaredIndex => ({
    name: nameOf([...leading, range]),
    key: { ...keyOf(leading), [range]: 1 },
  });
  return [
    indexOn(),
    indexOn('status'),
    ...fields.flatMap((field) => [indexOn(field), indexOn('status', field)]),
    ...ranges.flatMap((range) => [onRange(range), onRange(range, 'status')]),
  ];
}

/** For lists in the order of the last change, alone and after `status`. */
export const changedIndexes: readonly DeclaredIndex[] = [[], ['status']].map((leading) => ({
  name: nameOf([...leading, 'updated_at']),
  key: changedKeyOf(leading),
}));

/** The key of the index for a filter by `status` at most, in the order of the last change; else MongoDB chooses. */
export const changedHintFor = ({ workspace_id: _, ...filter }: { readonly workspace_id?: string }): DeclaredIndex['key'] | undefined =>
  Object.keys(filter).every((field) => field === 'status') ? changedKeyOf(Object.keys(filter)) : undefined;

/** The key of the index for a filter by at most one field besides `status`; else MongoDB chooses. A key, since an equal index may have another name. */
export function hintFor(filter: object): Readonly<Record<string, 1 | -1>> | undefined {
  const fields = Object.keys(filter).filter((field) => field !== 'workspace_id');
  const others = fields.filter((field) => field !== 'status');
  // Records with a rare word are found by it, those with a common one in the order of the list: MongoDB tries.
  if (others.length > 1 || others[0] === 'words') return undefined;
  const [only] = others;
  const leading = fields.includes('status') ? ['status'] : [];
  if (only === undefined) return keyOf(leading);
  return isRange(Reflect.get(filter, only)) ? { ...keyOf(leading), [only]: 1 } : keyOf([...leading, only]);
}

const isRange = (condition: unknown): boolean => isPlainObject(condition) && !('$in' in condition);

/** The index does not exist, or another one has the same key. */
const hintCodes = new Set([2, 27]);

const isUnusableHint = (error: unknown): boolean =>
  error instanceof MongoServerError && hintCodes.has(Number(error.code)) && /\bhint\b/i.test(error.message);

/** Searches with a hint, and again without it where the database has no such index: a hint is for speed, and must not fail a search. */
export async function withHint<T>(hint: Hint | undefined, search: (options: { readonly hint?: Hint }) => Promise<T>): Promise<T> {
  if (hint === undefined) return search({});
  return search({ hint }).catch((error: unknown) => {
    if (isUnusableHint(error)) return search({});
    throw error;
  });
}

/** Matches any of the values; nothing when there are none. Sorted, so that the same values in another order are the same filter. */
export function anyOf<K extends string>(field: K, values: readonly string[] | null): { readonly [N in K]?: string | { $in: string[] } } {
  if (values === null) return {};
  const [first, ...others] = [...new Set(values)].toSorted();
  return { [field]: others.length === 0 ? first : { $in: [first, ...others] } } as Record<K, string>;
}

/** Matches any of the tags. The releases before 0.2 stored them with their letters composed as they were sent. */
export const anyTagOf = (tags: readonly string[] | null): object =>
  anyOf('tags', tags === null ? null : tags.flatMap((tag) => [tag, tag.normalize('NFD')]));

/** Matches any of the statuses; no filter when that is all of them: MongoDB merges at most 200 sorted streams, and else sorts in memory. */
export function anyStatusOf(values: readonly string[] | null, all: readonly string[]): object {
  return anyOf('status', values !== null && all.every((status) => values.includes(status)) ? null : values);
}

/** Ids carry their time, so a range of time is a range of ids; both ends exclude their instant. */
export function createdBetween(prefix: string, { created_after, created_before }: CreatedFilter): { $gte?: string; $lt?: string } {
  return {
    ...(created_after !== null && { $gte: lowestIdAt(prefix, created_after.getTime() + 1) }),
    ...(created_before !== null && { $lt: lowestIdAt(prefix, created_before.getTime()) }),
  };
}
