import type { EventFilter, FeedEvent } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivitySearch } from './activity-search.ts';

const limit = 50;

/** The events, newest first. New ones are fetched by themselves; while it is paused, the shown ones stay as they are. */
export function useActivity({ type, resource, actor, key }: ActivitySearch) {
  const { events } = useHandbill();
  const filter = {
    ...(type !== undefined && { type: [type as EventFilter] }),
    ...(resource !== undefined && { resource_id: resource }),
    ...(actor !== undefined && { actor }),
    ...(key !== undefined && { key_id: key }),
    order: 'newest' as const,
    limit,
  };
  const list = useInfiniteQuery({
    queryKey: ['events', 'list', filter, 'pages'],
    queryFn: ({ pageParam: before, signal }) => events.list.query({ ...filter, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, has_more: hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const [held, setHeld] = useState<readonly FeedEvent[]>();
  const now = list.data?.pages.flatMap(({ data }) => data);
  const newest = held?.[0]?.sequence ?? 0;
  return {
    ...list,
    events: held ?? now,
    isPaused: held !== undefined,
    /** How many of those that are fetched are newer than those that are held. */
    waiting: held === undefined ? 0 : (now?.filter(({ sequence }) => sequence > newest).length ?? 0),
    pause: () => setHeld(now),
    resume: () => setHeld(undefined),
  };
}
