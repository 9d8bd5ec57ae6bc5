import { allowedActions, Problem, type CampaignStatus } from '@handbill/contract';

/** Why a step is refused: what the status is, what was asked, and what is open. `wish` says it for a person. */
export function refusal(current_status: CampaignStatus, action: string, wish = `asked to ${action}`): Problem<'invalid_transition'> {
  const allowed_actions = [...allowedActions(current_status)];
  const detail = `The campaign is ${current_status} and can not be ${wish}. Open now: ${allowed_actions.join(', ')}.`;
  return new Problem('invalid_transition', { current_status, action, allowed_actions }, { detail });
}
