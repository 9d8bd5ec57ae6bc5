import type { Campaign } from '@handbill/client';
import { useHandbill, useStep } from '@handbill/react';
import { ErrorMessage } from '../forms/error-message.tsx';

/** Takes a step of a campaign's life. It shows at once as taken, and as before again if the server refuses. */
function useCampaignSteps() {
  const { campaigns } = useHandbill();
  return {
    activate: useStep(campaigns.activate, { status: 'active', allowed_actions: [] }),
    pause: useStep(campaigns.pause, { status: 'paused', allowed_actions: [] }),
    resume: useStep(campaigns.resume, { status: 'active', allowed_actions: [] }),
    complete: useStep(campaigns.complete, { status: 'completed', allowed_actions: [] }),
  };
}

export function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const steps = useCampaignSteps();
  const { id, name, status, budget, currency, allowed_actions } = campaign;
  return (
    <li>
      <h3>{name}</h3>
      <p>
        <span className="status">{status}</span>
        {budget !== null && ` ${budget.toLocaleString('en', { style: 'currency', currency })}`}
      </p>
      {Object.entries(steps).map(([action, step]) => (
        <span key={action}>
          {allowed_actions.some((allowed) => allowed === action) && (
            <button type="button" aria-label={`${action} ${name}`} onClick={() => step.mutate({ id })}>
              {action}
            </button>
          )}
          <ErrorMessage error={step.error} />
        </span>
      ))}
    </li>
  );
}
