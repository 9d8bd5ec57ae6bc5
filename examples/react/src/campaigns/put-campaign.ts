import type { Campaign, Page } from '@handbill/client';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Shows a campaign as it is now in every list that has it, without asking for the lists again. */
export function putCampaign(queryClient: QueryClient, campaign: Campaign): void {
  queryClient.setQueriesData<InfiniteData<Page<Campaign>>>({ queryKey: ['campaigns'] }, (lists) => {
    if (lists === undefined) return undefined;
    const pages = lists.pages.map((page) => ({ ...page, data: page.data.map((each) => (each.id === campaign.id ? campaign : each)) }));
    return { ...lists, pages };
  });
}
