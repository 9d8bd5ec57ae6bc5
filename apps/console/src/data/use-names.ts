import type { Campaign } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { words } from '../words/words.ts';
import { useAllowed } from './use-me.ts';

const named = (records: readonly { readonly id: string; readonly name: string }[] | undefined): ReadonlyMap<string, string> =>
  new Map(records?.map(({ id, name }) => [id, name]));

/** As much of an id as tells it from others. */
const shortId = (id: string): string => `${id.slice(0, 4)}…${id.slice(-6)}`;

/** The newest campaigns, as far as the key may know. */
export function useCampaignList(isAsked = true): readonly Campaign[] | undefined {
  const enabled = useAllowed('campaigns:read') && isAsked;
  return useQuery({ ...useHandbill().campaigns.list.queryOptions({ limit: 100 }), enabled }).data?.data;
}

/** The names of campaigns and keys, as far as the key may know; else the end of their ids. */
export function useNames() {
  const { keys } = useHandbill();
  const known = useQuery({ ...keys.list.queryOptions({ limit: 100, sessions: true }), enabled: useAllowed('keys:write') });
  const [ofCampaigns, ofKeys] = [named(useCampaignList()), named(known.data?.data)];
  return {
    campaign: (id: string | null | undefined): string => (id == null ? words.usage.noCampaign : (ofCampaigns.get(id) ?? shortId(id))),
    key: (id: string | null | undefined): string => (id == null ? words.usage.noKey : (ofKeys.get(id) ?? shortId(id))),
  };
}
