import type { FeedEvent, HandbillError, Problem } from '@handbill/client';
import type { Live } from '@handbill/client/live';
import type { QueryClient } from '@tanstack/react-query';
import { staleLists } from './stale-lists.ts';

/** How it stands with the stream of events. */
export interface FeedState {
  /** `lost`: the server is not reached, and tried again. `resting`: the page is hidden. `failed`: `error` says why, such as a key without `events:read`. */
  readonly status: 'opening' | 'live' | 'lost' | 'resting' | 'failed';
  /** Since when. */
  readonly since: Date;
  /** Of `lost` and `failed`. */
  readonly problem: Problem | undefined;
}

/** The one stream of events of a page: it keeps the cache fresh for as long as someone follows it. */
export interface Feed {
  /** Follows the stream until the returned function is called. */
  readonly follow: (onEvent: (event: FeedEvent) => void) => () => void;
  readonly state: () => FeedState;
  /** Calls a function when the state changes, until the returned one is called. */
  readonly watch: (onChange: () => void) => () => void;
}

/** How long a page may be hidden before it gives up its connection: browsers have six for a server and all of its pages. */
const hiddenFor = 30_000;
/** When what failed is tried again. */
const pauseAfterFailure = 30_000;
/** Events that come together are taken together. */
const gathering = 50;

const isHidden = (): boolean => document.visibilityState === 'hidden';
/** Another try would fail in the same way. */
const isFinal = ({ code }: Problem): boolean => ['unauthenticated', 'forbidden', 'invalid_request'].includes(code);

export function createFeed(live: Live, queryClient: QueryClient): Feed {
  const lists = staleLists(queryClient);
  const followers = new Set<(event: FeedEvent) => void>();
  const watchers = new Set<() => void>();
  let state: FeedState = { status: 'opening', since: new Date(), problem: undefined };
  let stream: AbortController | undefined;
  let last: string | undefined;
  let gathered: FeedEvent[] = [];
  /** Until the stream is opened or closed, or what was gathered is taken. */
  const timers: { next?: ReturnType<typeof setTimeout>; take?: ReturnType<typeof setTimeout> | undefined } = {};

  const set = (status: FeedState['status'], problem?: Problem): void => {
    state = { status, since: new Date(), problem };
    for (const onChange of watchers) onChange();
  };

  const take = (event: FeedEvent): void => {
    last = event.id;
    gathered.push(event);
    timers.take ??= setTimeout(() => {
      timers.take = undefined;
      const events = gathered;
      gathered = [];
      lists.take(events);
    }, gathering);
    for (const onEvent of followers) onEvent(event);
  };

  const read = async (signal: AbortSignal): Promise<void> => {
    const onLost = (problem: Problem) => set('lost', problem);
    const events = live.events({ after: last, signal, onLost, onRestored: () => set('live') });
    const opened = await events.opened;
    set('live');
    // What was fetched before may be older.
    if (last === undefined) lists.takeAll();
    last ??= opened ?? undefined;
    for await (const event of events) take(event);
  };

  const open = (): void => {
    if (stream !== undefined) return;
    const own = new AbortController();
    stream = own;
    set('opening');
    read(own.signal).catch(({ problem }: HandbillError) => {
      if (own.signal.aborted) return;
      stream = undefined;
      if (problem.code === 'events_expired') {
        last = undefined;
        open();
      } else {
        set('failed', problem);
        if (!isFinal(problem)) timers.next = setTimeout(open, pauseAfterFailure);
      }
    });
  };

  const close = (): void => {
    clearTimeout(timers.next);
    stream?.abort();
    stream = undefined;
  };

  const rest = (): void => {
    close();
    set('resting');
  };

  const onVisibility = (): void => {
    clearTimeout(timers.next);
    if (isHidden()) timers.next = setTimeout(rest, hiddenFor);
    else {
      open();
      lists.refresh();
    }
  };

  const begin = (): void => {
    document.addEventListener('visibilitychange', onVisibility);
    // In StrictMode each effect runs twice: the second time is the one that counts.
    timers.next = setTimeout(isHidden() ? rest : open);
  };

  const end = (): void => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
    lists.stop();
  };

  return {
    follow(onEvent) {
      if (followers.size === 0) begin();
      followers.add(onEvent);
      return () => {
        followers.delete(onEvent);
        if (followers.size === 0) end();
      };
    },
    state: () => state,
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}
