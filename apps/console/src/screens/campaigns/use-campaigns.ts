import type { Campaign, HandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useAllowed } from '../../data/use-me.ts';
import type { CampaignsSearch } from './campaigns-search.ts';

/** The columns of the board, in the order of a campaign's life. */
const statuses = ['draft', 'active', 'paused', 'completed'] as const;
export type CampaignStatus = (typeof statuses)[number];

const inOnePage = 100;
/** The counts of texts change without an event of the campaign. */
const interval = 15_000;

/** The part of the list that the address asks for, with the members that the key may read. */
function useFilter({ q, as }: CampaignsSearch) {
  const mayReadTexts = useAllowed('content:read');
  return {
    limit: inOnePage,
    ...(mayReadTexts && { include: ['coverage' as const, 'spent' as const] }),
    ...(as === 'deleted' ? { deleted: true } : { ...(q !== undefined && { q }) }),
  };
}

/** The newest campaigns of each status: by one request. A moved card is in its new column at once. */
export function useBoard(search: CampaignsSearch) {
  const { campaigns } = useHandbill();
  const filter = useFilter(search);
  const lists = useQueries({
    queries: statuses.map((status) => ({
      ...campaigns.list.queryOptions({ ...filter, status: [status] }),
      placeholderData: keepPreviousData,
      refetchInterval: interval,
    })),
  });
  const all = [...new Map(lists.flatMap(({ data }) => data?.data ?? []).map((campaign) => [campaign.id, campaign])).values()];
  const columns = statuses.map((status, at) => ({
    status,
    campaigns: all.filter((campaign: Campaign) => campaign.status === status),
    total: lists[at]?.data?.pagination.total ?? 0,
  }));
  const failed = lists.find(({ error }) => error !== null);
  return {
    columns,
    error: (failed?.error ?? null) as HandbillError | null,
    isPending: lists.some(({ isPending }) => isPending),
    isStale: lists.some(({ isPlaceholderData }) => isPlaceholderData),
    isEmpty: lists.every(({ data }) => data?.data.length === 0),
    refetch: () => void failed?.refetch(),
  };
}

/** All campaigns, newest first, page by page. */
export function useTable(search: CampaignsSearch) {
  const list = useInfiniteQuery({
    ...useHandbill().campaigns.list.infiniteOptions(useFilter(search)),
    placeholderData: keepPreviousData,
  });
  return { ...list, campaigns: list.data?.pages.flatMap(({ data }) => data) ?? [] };
}
