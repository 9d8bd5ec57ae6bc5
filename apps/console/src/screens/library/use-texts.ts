import type { ContentQueryInput, ContentSummary } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useViewFilters, type ViewFilters } from '../../data/text-views.ts';
import { showRefusal } from '../../data/toasts.ts';
import type { LibrarySearch } from './library-search.ts';

/** As much of a list as its address says. */
export const filterOf = (views: ViewFilters, { view = 'all', ...filters }: LibrarySearch): ContentQueryInput => ({
  ...views[view],
  ...filters,
});

/** As long as something in it is being written, of whose beginning no event tells. */
const interval = 5_000;

/** More are not chosen together. */
const maxChosen = 10_000;

/** Reads all texts that match, page by page. */
export function useAllMatching(search: LibrarySearch, onRead: (texts: readonly ContentSummary[]) => void) {
  const { content } = useHandbill();
  const filter = filterOf(useViewFilters(), search);
  return useMutation({
    mutationFn: async () => {
      const texts: ContentSummary[] = [];
      for (let cursor: string | null | undefined; cursor !== null && texts.length < maxChosen;) {
        const input = { ...filter, view: 'summary', limit: 100, ...(cursor !== undefined && { cursor }) } as const;
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
        const { data, pagination } = await content.list.query(input);
        texts.push(...data);
        cursor = pagination.next_cursor;
      }
      return texts;
    },
    onSuccess: onRead,
    onError: showRefusal,
  });
}

/** The texts of a view, page by page. While a filter changes, the former ones stay. */
export function useTexts(search: LibrarySearch) {
  const { content } = useHandbill();
  const filter = filterOf(useViewFilters(), search);
  const list = useInfiniteQuery({
    ...content.list.infiniteOptions({ ...filter, view: 'summary', order: 'updated', limit: 100 }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ status }) => status === 'generating')) ? interval : false,
  });
  const texts = useMemo<readonly ContentSummary[]>(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  return { ...list, texts, pagination: list.data?.pages[0]?.pagination };
}
