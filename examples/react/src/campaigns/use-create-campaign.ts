import type { CreateCampaignInput } from '@handbill/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHandbill } from '../handbill.ts';

export function useCreateCampaign() {
  const { campaigns } = useHandbill();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (campaign: CreateCampaignInput) => campaigns.create.mutate(campaign),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['campaigns'] }),
  });
}
