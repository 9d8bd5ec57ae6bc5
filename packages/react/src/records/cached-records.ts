import { notifyManager, type QueryClient } from '@tanstack/react-query';

/** As much of a record as the cache needs to know. */
export interface AnyRecord {
  readonly id: string;
  readonly revision?: unknown;
}

/** Nouns whose calls return records of another one. */
const shownBy: Readonly<Record<string, string>> = { publications: 'calendar' };

/** The nouns whose calls return records of a noun. */
export const nounsWith = (noun: string): readonly string[] => [noun, shownBy[noun]].filter((each) => each !== undefined);

/** The new state of a record: another one, the same one, or `null` where it is gone. */
type ChangeRecord = (record: AnyRecord) => AnyRecord | null;

/** The result of a call with its records changed: a record, a list or the pages of one. The same where nothing changes. */
function withRecords(result: unknown, change: ChangeRecord): unknown {
  if (typeof result !== 'object' || result === null) return result;
  for (const name of ['pages', 'data'] as const) {
    const before: unknown = Reflect.get(result, name);
    if (!Array.isArray(before)) continue;
    const after: unknown[] = before.map((item) => withRecords(item, change));
    return after.every((item, at) => item === before[at]) ? result : { ...result, [name]: after.filter((item) => item !== null) };
  }
  return typeof Reflect.get(result, 'id') === 'string' ? change(result as AnyRecord) : result;
}

type Replaced = readonly { readonly key: readonly unknown[]; readonly before: unknown; readonly after: unknown }[];

/** Changes records wherever the cache has them. When they were fetched stays as it was. */
export function changeRecords(queryClient: QueryClient, nouns: readonly unknown[], change: ChangeRecord): Replaced {
  const queries = queryClient.getQueryCache().findAll({ predicate: ({ queryKey: [noun] }) => nouns.includes(noun) });
  return notifyManager.batch(() =>
    queries.flatMap(({ queryKey: key, state: { data: before, dataUpdatedAt: updatedAt } }) => {
      const next = withRecords(before, change);
      // A record alone that is gone stays: who shows it has to say so.
      return next === before || next === null ? [] : [{ key, before, after: queryClient.setQueryData(key, next, { updatedAt }) }];
    }),
  );
}

/** Puts back the replaced results, where nothing else has come since. */
export function putBack(queryClient: QueryClient, replaced: Replaced): void {
  notifyManager.batch(() => {
    for (const { key, before, after } of replaced) if (queryClient.getQueryData(key) === after) queryClient.setQueryData(key, before);
  });
}
