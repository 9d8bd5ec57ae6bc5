import type { Campaign } from '@handbill/client';
import { ErrorMessage } from '../forms/error-message.tsx';
import { campaignSteps, useCampaignStep } from './use-campaign-step.ts';

export function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const step = useCampaignStep(campaign);
  const { name, status, budget, currency, allowed_actions } = campaign;
  return (
    <li>
      <h3>{name}</h3>
      <p>
        <span className="status">{status}</span>
        {budget !== null && ` ${budget.toLocaleString('en', { style: 'currency', currency })}`}
      </p>
      {campaignSteps
        .filter((action) => allowed_actions.includes(action))
        .map((action) => (
          <button key={action} type="button" aria-label={`${action} ${name}`} onClick={() => step.mutate(action)}>
            {action}
          </button>
        ))}
      <ErrorMessage error={step.error} />
    </li>
  );
}
