import type { Campaign, HandbillError } from '@handbill/client';
import { useHandbill, useStep } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { words } from '../words/words.ts';
import { queued } from './queued.ts';
import { tell } from './toasts.ts';

interface Ref {
  readonly id: string;
}

/** Brings a deleted campaign back. */
export function useCampaignRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    ...queued<Ref, Campaign>(useHandbill().campaigns.restore).mutationOptions(),
    onSuccess: (record) => {
      queryClient.setQueryData(['campaigns', 'get', { id: record.id }], record);
      void queryClient.invalidateQueries({ queryKey: ['campaigns'] });
      tell(words.campaign.restored);
    },
    onError: (error) => tell(error.detail, { isBad: true }),
  });
}

/** Deletes a campaign at once; for ten seconds a press brings it back, and for thirty days it can be restored. */
export function useCampaignDeletion() {
  const restore = useCampaignRestore();
  const step = useStep<Ref, void>(queued<Ref, void>(useHandbill().campaigns.delete), null);
  return (id: string, onGone: () => void) => {
    step.mutateAsync({ id }).catch(({ detail }: HandbillError) => tell(detail, { isBad: true }));
    onGone();
    tell(words.campaign.deleted, { undo: () => restore.mutate({ id }) });
  };
}
