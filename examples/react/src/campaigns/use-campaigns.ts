import type { CampaignQueryInput } from '@handbill/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useHandbill } from '../handbill.ts';

export type CampaignFilter = Pick<CampaignQueryInput, 'status' | 'campaign_type' | 'q'>;

/** The campaigns that match a filter, newest first, a page after the other. */
export function useCampaigns(filter: CampaignFilter) {
  const { campaigns } = useHandbill();
  return useInfiniteQuery({
    queryKey: ['campaigns', filter],
    queryFn: ({ pageParam: cursor, signal }) => campaigns.list.query({ ...filter, cursor }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.next_cursor,
    // While a new filter loads, the list stays as it was and does not flicker.
    placeholderData: keepPreviousData,
  });
}
