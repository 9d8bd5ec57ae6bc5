import type { CampaignQueryInput } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ErrorMessage } from '../forms/error-message.tsx';
import { CampaignFilters } from './campaign-filters.tsx';
import { CampaignRow } from './campaign-row.tsx';
import { LoadMore } from './load-more.tsx';

export type CampaignFilter = Pick<CampaignQueryInput, 'status' | 'campaign_type' | 'q'>;

export function CampaignList() {
  const [filter, setFilter] = useState<CampaignFilter>({});
  const { campaigns } = useHandbill();
  const { data, error, isPending, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...campaigns.list.infiniteOptions(useDeferredValue(filter)),
    // While a new filter loads, the list stays as it was and does not flicker.
    placeholderData: keepPreviousData,
  });
  const total = data?.pages[0]?.pagination.total;

  return (
    <section aria-labelledby="all-campaigns">
      <h2 id="all-campaigns">All campaigns</h2>
      <CampaignFilters filter={filter} onChange={setFilter} />
      <output>{isPending ? 'Loading …' : total === undefined ? '' : `${total} found`}</output>
      <ErrorMessage error={error} />
      <ul>{data?.pages.flatMap((page) => page.data.map((campaign) => <CampaignRow key={campaign.id} campaign={campaign} />))}</ul>
      {hasNextPage && <LoadMore isLoading={isFetching} isAutomatic={error === null} onLoad={() => void fetchNextPage()} />}
    </section>
  );
}
