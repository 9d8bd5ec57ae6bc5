import { Problem, type Campaign } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { ContentCount } from '../ports/content-store.ts';
import { countsFor } from './coverage.ts';

function coverageOf({ channels }: Campaign, counts: readonly ContentCount[]): Campaign['coverage'] {
  return { channels: channels.length, missing: channels.filter((channel) => countsFor(channel, counts).length === 0).length };
}

/** Adds the included members to the campaigns of a page: one look at their texts and one at their costs, however many they are. */
async function included(call: Call, campaigns: readonly Campaign[], include: ReadonlySet<string>): Promise<Campaign[]> {
  const scope = 'content:read';
  if (!call.principal.scopes.has(scope))
    throw new Problem('forbidden', { scope }, { detail: `What texts there are and cost is told to keys with the scope ${scope}.` });
  const ids = campaigns.map(({ id }) => id);
  const [counts, spent] = await Promise.all([
    include.has('coverage') ? call.content.countOfCampaigns(ids) : null,
    include.has('spent') ? call.usage.spentBy(ids) : null,
  ]);
  const byCampaign = counts && Map.groupBy(counts, ({ campaign_id }) => campaign_id);
  return campaigns.map((campaign) => ({
    ...campaign,
    ...(byCampaign && { coverage: coverageOf(campaign, byCampaign.get(campaign.id) ?? []) }),
    ...(spent && { spent: [...(spent.get(campaign.id) ?? [])] }),
  }));
}

export const list = implement.campaigns.list(async ({ call, input: { include, ...query } }) => {
  const page = await call.campaigns.list(query);
  return include === null ? page : { ...page, data: await included(call, page.data, new Set(include)) };
});
