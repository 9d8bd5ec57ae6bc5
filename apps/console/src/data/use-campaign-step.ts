import type { Campaign } from '@handbill/client';
import { lifecycle, type CampaignStep } from '@handbill/client/campaign-forms';
import { useHandbill, useStep } from '@handbill/react';
import { wordFor, words } from '../words/words.ts';
import { queued } from './queued.ts';
import { showRefusal, showToast } from './toasts.ts';

interface Step {
  readonly id: string;
  readonly step: CampaignStep;
}

const isStep = (action: string): action is CampaignStep => Object.hasOwn(lifecycle, action);

/** The steps that a campaign may take now. */
export const stepsOf = ({ allowed_actions: actions }: Pick<Campaign, 'allowed_actions'>): CampaignStep[] => actions.filter(isStep);

/** Takes a step of a campaign: shown at once, and taken back with the reason where that is refused. */
export function useCampaignStep(): (campaign: Pick<Campaign, 'id'>, step: CampaignStep) => void {
  const { campaigns } = useHandbill();
  const call = {
    mutationOptions: campaigns.pause.mutationOptions,
    mutate: ({ id, step }: Step, options: object) => campaigns[step].mutate({ id }, options),
  };
  const { mutateAsync } = useStep<Step, Campaign>(queued<Step, Campaign>(call), (record, { step }) => ({
    status: lifecycle[step].to,
    allowed_actions: record.allowed_actions.filter((action) => !isStep(action)),
  }));
  // A card that moves into another column is another component: the next step must not depend on it.
  return ({ id }, step) =>
    void mutateAsync({ id, step }).then(({ status }) => showToast(wordFor(words.campaigns.done, status) ?? status), showRefusal);
}
