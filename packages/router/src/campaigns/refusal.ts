import { allowedActions, Problem, type CampaignStatus } from '@handbill/contract';

/** Why a step is refused: what the status is, what was asked, and what is open. `wish` says for a person what it can not do. */
export function refusal(current_status: CampaignStatus, action: string, wish = `take the step ${action}`): Problem<'invalid_transition'> {
  const allowed_actions = [...allowedActions(current_status)];
  const detail = `A campaign that is ${current_status} can not ${wish}. Open to it: ${allowed_actions.join(', ')}.`;
  return new Problem('invalid_transition', { current_status, action, allowed_actions }, { detail });
}
