import {
  allowedActions,
  campaignSteps,
  lifecycle,
  maxChangedTogether,
  type Contract,
  type Problem,
  type Campaign,
  type CampaignStatus,
  type CampaignStep,
} from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { invalidField } from '../call/input/input-parser.ts';
import { assertRevision } from '../edits/assert-revision.ts';
import { implement, type Implementations } from '../call/implement.ts';

/** Why a step is refused: the current status, the requested action, and the allowed ones. `wish` is the action in words. */
export function invalidTransition(
  call: Call<'invalid_transition'>,
  current_status: CampaignStatus,
  action: string,
  wish = action,
): Problem<'invalid_transition'> {
  const allowed_actions = [...allowedActions(current_status)];
  const article = /^[aeiou]/.test(current_status) ? 'an' : 'a';
  const detail = `Cannot ${wish} ${article} ${current_status} campaign. Allowed actions: ${allowed_actions.join(', ')}.`;
  return call.problem('invalid_transition', { current_status, action, allowed_actions }, { detail });
}

/** Refuses to change more publications with one call than a transaction has time for. */
export function assertFewOpen({ open_publications }: Campaign, pointer: string): void {
  if (open_publications <= maxChangedTogether) return;
  const message = `is for at most ${maxChangedTogether} open publications, and the campaign has ${open_publications}: change some with POST /publications/bulk first`;
  throw invalidField(pointer, 'too_big', message);
}

/** Takes a step of the lifecycle, or says which steps are allowed. */
async function takeStep(
  call: Call<'not_found' | 'invalid_transition' | 'revision_mismatch'>,
  id: string,
  step: CampaignStep,
  cancelOpen = false,
): Promise<Campaign> {
  if (cancelOpen) assertFewOpen(assertFound(call, await call.campaigns.get(id), 'campaign', id), '/cancel_open');
  const moved = await call.campaigns.transition(id, step, call.now(), { expected: call.expectedRevisions, cancelOpen });
  if (moved !== null) return moved;
  const current = assertFound(call, await call.campaigns.get(id), 'campaign', id);
  // An earlier attempt at this call has taken it.
  if (call.isRepeat && current.status === lifecycle[step].to) return current;
  assertRevision(call, current);
  throw invalidTransition(call, current.status, step);
}

/** A handler for each step of the lifecycle. */
export const steps = {
  ...(Object.fromEntries(
    campaignSteps.map((step) => [step, implement.campaigns[step](({ call, input }) => takeStep(call, input.id, step))]),
  ) as Pick<Implementations<Contract>['campaigns'], CampaignStep>),
  complete: implement.campaigns.complete(({ call, input: { id, cancel_open } }) => takeStep(call, id, 'complete', cancel_open)),
};
