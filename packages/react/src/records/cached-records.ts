import { notifyManager, type QueryClient } from '@tanstack/react-query';

/** As much of a record as the cache needs to know. */
export interface AnyRecord {
  readonly id: string;
  readonly revision?: unknown;
}

/** What becomes of a record: another one, the same one, or `null` where it is gone. */
export type ChangeRecord = (record: AnyRecord) => AnyRecord | null;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is AnyRecord => isObject(value) && typeof value['id'] === 'string';

/** A list in which each item is replaced; the same one where nothing changes. */
function mapped(items: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  let isSame = true;
  const changed = items.flatMap((item) => {
    const next = change(item);
    isSame &&= next === item;
    return next === null ? [] : [next];
  });
  return isSame ? items : changed;
}

/** What a call returned, with its records changed: a record, a list or the pages of one. The same where nothing changes. */
export function withRecords(data: unknown, change: ChangeRecord): unknown {
  if (!isObject(data)) return data;
  const name = Array.isArray(data['pages']) ? 'pages' : 'data';
  const items = data[name];
  if (Array.isArray(items)) {
    const next = mapped(items, (item) => (name === 'pages' ? withRecords(item, change) : isRecord(item) ? change(item) : item));
    return next === items ? data : { ...data, [name]: next };
  }
  // One that is gone stays as it was: whoever shows it has to say so.
  return isRecord(data) ? (change(data) ?? data) : data;
}

interface Replaced {
  readonly key: readonly unknown[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Changes records wherever the cache has them. When they were fetched stays as it was, so that what is stale remains so. */
export function changeRecords(queryClient: QueryClient, nouns: readonly string[], change: ChangeRecord): readonly Replaced[] {
  const queries = queryClient.getQueryCache().findAll({ predicate: ({ queryKey: [noun] }) => nouns.includes(String(noun)) });
  return notifyManager.batch(() =>
    queries.flatMap(({ queryKey: key, state: { data: before, dataUpdatedAt: updatedAt } }) => {
      const next = withRecords(before, change);
      if (next === before) return [];
      return [{ key, before, after: queryClient.setQueryData(key, next, { updatedAt }) }];
    }),
  );
}

/** Puts back what was replaced, where nothing else has come since. */
export function putBack(queryClient: QueryClient, replaced: readonly Replaced[]): void {
  notifyManager.batch(() => {
    for (const { key, before, after } of replaced) if (queryClient.getQueryData(key) === after) queryClient.setQueryData(key, before);
  });
}
