import type { FeedEvent } from '@handbill/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FeedState } from '../events/feed.ts';
import { useFeed } from '../provider/provider.ts';

/** Keeps what is shown fresh while others change it. All components together have one stream, of what the key may read. */
export function useEvents(onEvent?: (event: FeedEvent) => void): FeedState {
  const feed = useFeed();
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => feed.follow((event) => latest.current?.(event)), [feed]);
  return useSyncExternalStore(feed.watch, feed.state, feed.state);
}
