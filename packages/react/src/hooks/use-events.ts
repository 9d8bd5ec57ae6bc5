import type { FeedEvent, HandbillError, Problem } from '@handbill/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../provider/provider.ts';
import { StaleLists } from '../records/stale-lists.ts';
import { useTurn } from './use-turn.ts';

/** How it stands with the stream of events. */
export interface EventsState {
  /** `lost`: the server is not reached, and tried again. `resting`: the page is hidden, or others were looked at since. `failed`: by a key without `events:read`, for example. */
  readonly status: 'opening' | 'live' | 'lost' | 'resting' | 'failed';
  readonly since: Date;
  /** Of `lost` and `failed`. */
  readonly problem: Problem | undefined;
}

/**
 * How long a page may be hidden before it gives up its connection, of which browsers have six for a server; and until a failed connection is tried
 * again.
 */
const patience = 30_000;
const stateOf = (status: EventsState['status'], problem?: Problem): EventsState => ({ status, since: new Date(), problem });

/** Keeps shown records fresh while others change them, by a stream of the events that the key may read. Once in a page, near its root. */
export function useEvents(onEvent?: (event: FeedEvent) => void): EventsState {
  const [live, queryClient, latest] = [useLive(), useQueryClient(), useRef(onEvent)];
  const [state, setState] = useState(() => stateOf('opening'));
  const isOurs = useTurn();
  const feed = useMemo(() => ({ live, lists: new StaleLists(queryClient), last: undefined as string | undefined }), [live, queryClient]);
  useEffect(() => {
    latest.current = onEvent;
  });

  useEffect(() => {
    let [left, timer] = [new AbortController(), setTimeout(() => undefined)];
    const show = (status: EventsState['status'], problem?: Problem): void => setState(stateOf(status, problem));
    if (!isOurs) return show('resting');
    const read = async ({ signal }: AbortController): Promise<void> => {
      show('opening');
      const handlers = { onLost: (problem: Problem) => show('lost', problem), onRestored: () => show('live') };
      const events = feed.live.events({ after: feed.last, signal, ...handlers });
      const opened = await events.opened;
      show('live');
      // Results that were fetched before may be older.
      if (feed.last === undefined) feed.lists.mark();
      feed.last ??= opened ?? undefined;
      for await (const event of events) {
        feed.last = event.id;
        feed.lists.take(event);
        latest.current?.(event);
      }
    };
    const open = (): void => {
      const own = (left = new AbortController());
      read(own).catch(({ problem }: HandbillError) => {
        if (own.signal.aborted) return;
        left.abort();
        const isExpired = problem.code === 'events_expired';
        if (isExpired) feed.last = undefined;
        else show('failed', problem);
        if (!['unauthenticated', 'forbidden'].includes(problem.code)) timer = setTimeout(open, isExpired ? 0 : patience);
      });
    };
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden')
        timer = setTimeout(() => {
          left.abort();
          show('resting');
        }, patience);
      else {
        feed.lists.refresh();
        // Not at once: in StrictMode each effect runs twice, and browsers have few connections.
        if (left.signal.aborted) timer = setTimeout(open);
      }
    };
    left.abort();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
      left.abort();
    };
  }, [feed, latest, isOurs]);
  return state;
}
