import type { Campaign } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { Menu } from '../../components/menu.tsx';
import { CampaignStatus } from '../../components/status.tsx';
import { datesOf } from '../../data/campaign-dates.ts';
import { showRefusal, showToast } from '../../data/toasts.ts';
import { useDeletion } from '../../data/use-deletion.ts';
import { stepsOf, useCampaignStep } from '../../data/use-campaign-step.ts';
import { useAllowed } from '../../data/use-me.ts';
import { asWords } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';

const { campaign: say, campaigns } = words;

/** Makes a draft of the same, and goes there. */
function useDuplicate() {
  const navigate = useNavigate();
  return useMutation({
    ...useHandbill().campaigns.duplicate.mutationOptions(),
    onSuccess: ({ id }) => {
      showToast(say.duplicated);
      void navigate({ to: '/campaigns/$id/$tab', params: { id, tab: 'settings' } });
    },
    onError: showRefusal,
  });
}

/** The name of a campaign, its status, and its actions. */
export function CampaignHead({ campaign }: { readonly campaign: Campaign }) {
  const { id, name, status, campaign_type: type, channels } = campaign;
  const mayWrite = useAllowed('campaigns:write');
  const navigate = useNavigate();
  const take = useCampaignStep();
  const duplicate = useDuplicate();
  const remove = useDeletion('campaigns');
  return (
    <div className="head">
      <div className="stack tight">
        <div className="row">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <CampaignStatus status={status} />
        </div>
        <p className="dim">{[asWords(type), datesOf(campaign), say.channels(channels.length)].join(' · ')}</p>
      </div>
      {mayWrite && (
        <span className="row">
          {stepsOf(campaign).map((step) => (
            <Button key={step} onClick={() => take(campaign, step)}>
              {wordFor(campaigns.steps, step) ?? asWords(step)}
            </Button>
          ))}
          <Menu
            label={words.text.more}
            small={false}
            actions={[
              { label: say.duplicate, icon: 'copy', act: () => duplicate.mutate({ id }) },
              {
                label: words.text.delete,
                icon: 'trash',
                isDanger: true,
                isApart: true,
                act: () => remove(id, () => void navigate({ to: '/campaigns' })),
              },
            ]}
          />
        </span>
      )}
    </div>
  );
}
