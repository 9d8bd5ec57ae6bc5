import type { Campaign } from '@handbill/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHandbill } from '../handbill.ts';
import { putCampaign } from './put-campaign.ts';

/** Where each step leads, as far as it is shown before the server has answered. */
const outcomes = { activate: 'active', pause: 'paused', resume: 'active', complete: 'completed' } as const;

export type CampaignStep = keyof typeof outcomes;
export const campaignSteps = Object.keys(outcomes) as CampaignStep[];

/** Takes a step of a campaign's life. It shows at once as taken, and as before again if the server refuses. */
export function useCampaignStep(campaign: Campaign) {
  const { campaigns } = useHandbill();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (step: CampaignStep) => campaigns[step].mutate({ id: campaign.id }),
    onMutate: async (step) => {
      // A list that is still on its way would bring the old status back.
      await queryClient.cancelQueries({ queryKey: ['campaigns'] });
      putCampaign(queryClient, { ...campaign, status: outcomes[step], allowed_actions: [] });
      return campaign;
    },
    onSuccess: (taken) => putCampaign(queryClient, taken),
    onError: (_error, _step, before) => {
      if (before) putCampaign(queryClient, before);
    },
    // What the lists leave out now, and what someone else has changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['campaigns'] }),
  });
}
