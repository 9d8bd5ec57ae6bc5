import type { FeedEvent } from '@handbill/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { changeRecords, nounsWith, type AnyRecord } from './cached-records.ts';

type Members = Readonly<Record<string, unknown>>;

/** How often a list is fetched anew at most, for each of its pages, since each is a request; and how long events gather that are taken together. */
const [interval, gathering] = [2_000, 50];

/** The nouns of an event, such as `brand_voice`, as the client names them: some in the plural. */
function nounsOf({ type }: FeedEvent): readonly unknown[] {
  const noun = type.slice(0, type.indexOf('.')).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return noun === 'spend' ? ['usage'] : [noun, ...nounsWith(`${noun}s`)];
}

/** Members that show another record, which events leave `null`. */
const embedded = new Set(['content', 'text']);

/** Whether a list with this filter may have, or have had, the record. Filters by a text are judged, of which any may match. */
const mayHold = (filter: Members, now: Members, before: Members): boolean =>
  Object.entries(filter).every(([name, wanted]) => {
    const isJudged = typeof now[name] === 'string' && (wanted ?? null) !== null;
    return !isJudged || [wanted].flat().some((each) => each === now[name] || each === before[name]);
  });

/** Whether an event makes the result of a call stale, other than the record itself. */
function concerns(event: FeedEvent, [noun, call, input]: readonly unknown[]): boolean {
  // They tell of everything.
  if (noun === 'activity' || noun === 'events') return true;
  // It shows texts, and the gaps of campaigns.
  if (noun === 'calendar' && /^(?:content|campaign)\./.test(event.type)) return true;
  const [filter, data] = [(input ?? {}) as Members, (event.data ?? {}) as Members];
  if (typeof filter['id'] !== 'string') return nounsOf(event).includes(noun) && mayHold(filter, data, event.previous ?? {});
  return call !== 'get' && [event.resource_id, data['campaign_id']].includes(filter['id']);
}

/** Keeps records and lists true to events. */
export class StaleLists {
  readonly #queryClient: QueryClient;
  readonly #fetchedAt = new WeakMap<Query, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #events: FeedEvent[] = [];

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  /** Puts the members of an event into its record, and marks all results that it makes stale. */
  take(event: FeedEvent): void {
    if (this.#events.push(event) === 1) setTimeout(() => this.#takeAll(this.#events.splice(0)), gathering);
  }

  /** Marks results that may be stale, and fetches those anew that are seen, as far as it is due. */
  mark(isStale: (query: Query) => boolean = () => true): void {
    void this.#queryClient.invalidateQueries({ predicate: isStale, refetchType: 'none' });
    // A query that is on its way for the first time may be older, and TanStack Query does not send it again.
    for (const query of this.#queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isStale }))
      if (query.state.data === undefined) query.promise?.then(() => this.mark((each) => each === query)).catch(() => undefined);
    this.refresh();
  }

  refresh(): void {
    clearTimeout(this.#timer);
    // A page that is hidden fetches when it is shown.
    if (document.visibilityState === 'hidden') return;
    const [now, waits] = [Date.now(), [] as number[]];
    const isDue = (query: Query): boolean => {
      const { isInvalidated, data } = query.state;
      const pages = (data as { readonly pages?: readonly unknown[] } | undefined)?.pages?.length ?? 1;
      const wait = (this.#fetchedAt.get(query) ?? 0) + interval * pages - now;
      if (isInvalidated && wait > 0) waits.push(wait);
      return isInvalidated && wait <= 0 && this.#fetchedAt.set(query, now).has(query);
    };
    void this.#queryClient.refetchQueries({ type: 'active', predicate: isDue });
    if (waits.length > 0) this.#timer = setTimeout(() => this.refresh(), Math.min(...waits));
  }

  #takeAll(events: readonly FeedEvent[]): void {
    const latest = new Map(events.map(({ resource_id: id, data }) => [id, data as AnyRecord | null]));
    const incomplete = new Set<unknown>();
    changeRecords(this.#queryClient, events.flatMap(nounsOf), (record) => {
      const data = latest.get(record.id);
      if (!data || Number(data.revision) < Number(record.revision)) return record;
      const news = Object.fromEntries(Object.entries(data).filter(([name, value]) => value !== null || !embedded.has(name)));
      if (!Object.keys(record).some((name) => !(name in news))) return { ...record, ...news };
      incomplete.add(record.id);
      // Events carry no words of a text: its hash stays that of the words on the screen, by which it is approved.
      return { ...record, ...news, ...('hash' in record && { hash: record.hash }) };
    });
    this.mark(({ queryKey }) => {
      const [, call, input] = queryKey as [unknown, unknown, { readonly id?: string }?];
      return (call === 'get' && incomplete.has(input?.id)) || events.some((event) => concerns(event, queryKey));
    });
  }
}
