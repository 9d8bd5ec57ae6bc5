import type { FeedEvent, HandbillError, Problem } from '@handbill/client';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../provider/provider.ts';
import { StaleLists } from '../records/stale-lists.ts';

/** How it stands with the stream of events. */
export interface EventsState {
  /** `lost`: the server is not reached, and tried again. `resting`: the page is hidden. `failed`: by a key without `events:read`, for example. */
  readonly status: 'opening' | 'live' | 'lost' | 'resting' | 'failed';
  readonly since: Date;
  /** Of `lost` and `failed`. */
  readonly problem: Problem | undefined;
}

/** How long a page may be hidden before it gives up its connection: browsers have six for a server and all of its pages. */
const maxHidden = 30_000;
const pauseAfterFailure = 30_000;
const stateOf = (status: EventsState['status'], problem?: Problem): EventsState => ({ status, since: new Date(), problem });

function useRest(): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'hidden') setResting(false);
      else timer = setTimeout(() => setResting(true), maxHidden);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isResting;
}

/** Keeps what is shown fresh while others change it, by a stream of what the key may read. Once in a page, near its root. */
export function useEvents(onEvent?: (event: FeedEvent) => void): EventsState {
  const [live, queryClient, isResting] = [useLive(), useQueryClient(), useRest()];
  const lists = useMemo(() => new StaleLists(queryClient), [queryClient]);
  const place = useMemo(() => ({ live, last: undefined as string | undefined }), [live]);
  const [state, setState] = useState(() => stateOf('opening'));
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });

  useEffect(() => {
    if (isResting) return setState(stateOf('resting'));
    const left = new AbortController();
    const { signal } = left;
    const show = (status: EventsState['status'], problem?: Problem) => signal.aborted || setState(stateOf(status, problem));
    const read = async (): Promise<void> => {
      show('opening');
      const onLost = (problem: Problem) => show('lost', problem);
      const events = place.live.events({ after: place.last, signal, onLost, onRestored: () => show('live') });
      const opened = await events.opened;
      show('live');
      // What was fetched before may be older; on a page that was hidden, what was marked meanwhile is fetched.
      if (place.last === undefined) lists.mark();
      else lists.refresh();
      place.last ??= opened ?? undefined;
      for await (const event of events) {
        place.last = event.id;
        lists.take(event);
        latest.current?.(event);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      read().catch(({ problem }: HandbillError) => {
        if (signal.aborted) return;
        if (problem.code === 'events_expired') place.last = undefined;
        else show('failed', problem);
        const isFinal = problem.code === 'unauthenticated' || problem.code === 'forbidden';
        if (!isFinal) timer = setTimeout(open, problem.code === 'events_expired' ? 0 : pauseAfterFailure);
      });
    };
    // Not at once: in StrictMode each effect runs twice, and browsers have few connections.
    timer = setTimeout(open);
    const endFocus = focusManager.subscribe(() => lists.refresh());
    return () => {
      endFocus();
      clearTimeout(timer);
      left.abort();
    };
  }, [place, lists, isResting]);
  return state;
}
