import { allowedActions, Problem, type CampaignStatus } from '@handbill/contract';

/** Why a step is refused: what the status is, what was asked, and what is open. */
export function refusal(current_status: CampaignStatus, action: string): Problem<'invalid_transition'> {
  const allowed_actions = [...allowedActions(current_status)];
  const detail = `A campaign that is ${current_status} can not ${action}. Open now: ${allowed_actions.join(', ')}.`;
  return new Problem('invalid_transition', { current_status, action, allowed_actions }, { detail });
}
