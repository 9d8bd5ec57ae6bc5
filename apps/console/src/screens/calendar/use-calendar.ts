import type { Calendar, Publication, PublicationStatus } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { addDays, dayOf } from '../../plan/days.ts';
import type { CalendarSearch } from './calendar-search.ts';

/** The shown statuses where none is asked for. */
const usual: readonly PublicationStatus[] = ['planned', 'on_hold', 'published'];
/** As many as a page has at most, and as many pages as are read by themselves. */
const [pageSize, maxPages] = [1_000, 5];

const localOf = ({ planned_for: when }: Publication): string => when?.local ?? '';

/** The publications from one Monday to another day: by the days of the clocks of each publication. */
export function useCalendar({ campaign_id, channel, status }: CalendarSearch, first: string, last: string, today: string) {
  const statuses = status === undefined ? usual : [status as PublicationStatus];
  const list = useInfiniteQuery({
    ...useHandbill().calendar.get.infiniteOptions({
      // Clocks elsewhere may show another day.
      from: addDays(first, -1),
      to: addDays(last, 1),
      status: [...statuses],
      limit: pageSize,
      ...(campaign_id !== undefined && { campaign_id }),
      ...(channel !== undefined && { channel }),
    }),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = list;
  const count = data?.pages.length ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetching && count < maxPages) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage, count]);
  const wanted = statuses.join(' ');
  const shown = useMemo(() => {
    // One that is cancelled goes before the server has answered.
    const all = (data?.pages.flatMap((page) => page.data) ?? []).filter(({ status: now }) => wanted.split(' ').includes(now));
    const sorted = all.toSorted((one, other) => (localOf(one) < localOf(other) ? -1 : 1));
    const [page] = (data?.pages ?? []) as readonly Calendar[];
    return {
      publications: new Map(all.map((publication) => [publication.id, publication])),
      byDay: Map.groupBy(sorted, (publication) => dayOf(localOf(publication))),
      // A week that is over cannot be filled any more.
      gaps: Map.groupBy(page?.gaps.filter(({ to }) => to >= today) ?? [], ({ from }) => from),
      clashes: new Set(page?.clashes.flatMap(({ ids }) => ids)),
      total: page?.pagination.total ?? 0,
    };
  }, [data, wanted, today]);
  return { ...list, ...shown, isWhole: !hasNextPage || count < maxPages };
}
