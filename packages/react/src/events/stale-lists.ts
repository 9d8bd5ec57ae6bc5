import type { FeedEvent } from '@handbill/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { changeRecords, type AnyRecord } from '../records/cached-records.ts';

type Data = Readonly<Record<string, unknown>>;

/** How often a list is fetched anew at most: for each of its pages, since each is a request. */
const interval = 2_000;

/** The nouns of events, such as `brand_voice`, as the client names them: some in the plural. */
function nounsOf({ type }: FeedEvent): readonly string[] {
  const noun = type.slice(0, type.indexOf('.')).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return noun === 'spend' ? ['usage'] : [noun, `${noun}s`];
}

const pagesOf = ({ state: { data } }: Query): number => (data as { pages?: readonly unknown[] } | undefined)?.pages?.length ?? 1;

/** Whether a list with this filter may have, or have had, the record. Only filters by a member that is a text are judged. */
function mayHold(filter: Data, { data, previous }: FeedEvent): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    const now = (data as Data | null)?.[name];
    if (typeof now !== 'string' || (wanted ?? null) === null) return true;
    const before = previous?.[name];
    return [wanted].flat().some((each) => each === now || each === before);
  });
}

/** Whether an event makes stale what a call returned. */
function concerns(event: FeedEvent, [noun, call, input]: readonly unknown[]): boolean {
  // They tell of everything.
  if (noun === 'activity' || noun === 'events') return true;
  const filter = (input ?? {}) as Data;
  const campaign = (event.data as Data | null)?.['campaign_id'];
  if (typeof filter['id'] === 'string')
    return (call !== 'get' && filter['id'] === event.resource_id) || (noun === 'campaigns' && call !== 'get' && filter['id'] === campaign);
  return nounsOf(event).includes(String(noun)) && mayHold(filter, event);
}

/** Whether a record in the cache has more than events tell of it, and so is not what it was. */
const hasMore = (record: object, data: object): boolean => Object.keys(record).some((name) => !(name in data));

export interface StaleLists {
  /** Puts what events tell of into records, and marks what else they make stale. */
  readonly take: (events: readonly FeedEvent[]) => void;
  /** Marks everything. */
  readonly takeAll: () => void;
  /** Fetches anew what is marked and seen, as far as it is due. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

export function staleLists(queryClient: QueryClient): StaleLists {
  const fetchedAt = new WeakMap<Query, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = (): void => {
    clearTimeout(timer);
    // A page that is hidden fetches when it is shown.
    if (document.visibilityState === 'hidden') return;
    const [now, waits] = [Date.now(), [] as number[]];
    const isDue = (query: Query): boolean => {
      if (!query.state.isInvalidated) return false;
      const wait = (fetchedAt.get(query) ?? 0) + interval * pagesOf(query) - now;
      if (wait > 0) waits.push(wait);
      else fetchedAt.set(query, now);
      return wait <= 0;
    };
    void queryClient.refetchQueries({ type: 'active', predicate: isDue });
    if (waits.length > 0) timer = setTimeout(refresh, Math.min(...waits));
  };

  const mark = (predicate: (query: Query) => boolean): void => {
    void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
    refresh();
  };

  const put = (events: readonly FeedEvent[]): ReadonlySet<string> => {
    const told = new Map(
      events.flatMap((event) => (event.data !== null && event.resource_id !== null ? [[event.resource_id, event]] : [])),
    );
    const incomplete = new Set<string>();
    const change = (record: AnyRecord): AnyRecord => {
      const data = told.get(record.id)?.data;
      if (data === null || data === undefined) return record;
      const next = { ...record, ...(data as AnyRecord) };
      if (Number(next.revision) < Number(record.revision)) return record;
      if (hasMore(record, data)) incomplete.add(record.id);
      return next;
    };
    changeRecords(queryClient, [...new Set(events.flatMap(nounsOf))], change);
    return incomplete;
  };

  return {
    take(events) {
      const incomplete = put(events);
      mark(({ queryKey }) => {
        const [, call, input] = queryKey as [unknown, unknown, { readonly id?: string }?];
        return (call === 'get' && incomplete.has(input?.id ?? '')) || events.some((event) => concerns(event, queryKey));
      });
    },
    takeAll: () => mark(() => true),
    refresh,
    stop: () => clearTimeout(timer),
  };
}
