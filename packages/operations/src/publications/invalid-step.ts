import { allowedPublicationActions, type Problem, type PublicationStatus } from '@handbill/contract';
import type { Call } from '../call/call.ts';

/** Why a publication refuses a step: its status, the requested step, and the allowed ones. */
export function invalidStep(
  call: Call<'invalid_transition'>,
  current_status: PublicationStatus,
  action: string,
): Problem<'invalid_transition'> {
  const allowed_actions = [...allowedPublicationActions(current_status)];
  const allowed = allowed_actions.length === 0 ? 'No action is allowed.' : `Allowed actions: ${allowed_actions.join(', ')}.`;
  const detail = `Cannot ${action.replaceAll('_', ' ')} a publication that is ${current_status.replaceAll('_', ' ')}. ${allowed}`;
  return call.problem('invalid_transition', { current_status, action, allowed_actions }, { detail });
}
