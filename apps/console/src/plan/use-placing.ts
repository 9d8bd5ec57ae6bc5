import type { ContentSummary } from '@handbill/client';
import { campaignForms, channelName } from '@handbill/client/campaign-forms';
import { useHandbill } from '@handbill/react';
import { useQueryClient } from '@tanstack/react-query';
import { showRefusal, showToast } from '../data/toasts.ts';
import { planned, useSaving } from '../data/use-saving.ts';
import { words } from '../words/words.ts';
import { momentWords } from './days.ts';

const { calendar: say } = words;

/** Where a text may go out, by its brief: channels of its campaign before others. */
function channelsFor(request: object, ofCampaign: readonly string[]): string[] {
  const brief = new Map(Object.entries(request));
  const suitable = campaignForms.channels.filter((row) => Object.entries(row.brief).every(([name, value]) => brief.get(name) === value));
  const names = suitable.map(({ channel }) => channel);
  return [...names.filter((name) => ofCampaign.includes(name)), ...names.filter((name) => !ofCampaign.includes(name))];
}

/** Reads in which channels a text may go out. */
export function useChannelsFor(): (text: Pick<ContentSummary, 'id' | 'campaign_id'>) => Promise<string[]> {
  const { content, campaigns } = useHandbill();
  const queryClient = useQueryClient();
  return async ({ id, campaign_id: of }) => {
    const record = queryClient.fetchQuery({ ...content.get.queryOptions({ id }), staleTime: 60_000 });
    // A key that may not read campaigns places texts all the same.
    const campaign =
      of === null ? null : queryClient.fetchQuery({ ...campaigns.get.queryOptions({ id: of }), staleTime: 60_000 }).catch(() => null);
    return channelsFor((await record).request, (await campaign)?.channels ?? []);
  };
}

/** Plans a text on a channel; a press takes it back. */
export function usePlacing() {
  const { publications } = useHandbill();
  const remove = useSaving(publications.delete, planned, () => showToast(words.undone));
  return useSaving(publications.create, planned, ({ id, channel, planned_for: when }) =>
    showToast(say.placed(channelName(channel), when === null ? say.withoutTime : momentWords(when)), {
      undo: () => remove.mutate({ id }, { onError: showRefusal }),
    }),
  );
}
