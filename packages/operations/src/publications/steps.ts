import {
  publicationSteps,
  type Content,
  allowedPublicationActions,
  type Problem,
  type PublicationStatus,
  type PublicationStep,
} from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { assertRevision } from '../edits/assert-revision.ts';
import type { Placement, PlacementStep } from '../ports/publication-store.ts';
import { shownPublication } from './shown-publication.ts';

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

/** A published text has the approval that its workspace wants. */
function assertApproved(call: Call<'approval_required'>, { approval }: Content): void {
  const { workspaceSettings } = call.principal;
  if (workspaceSettings.approval === 'off' || approval.status === 'approved') return;
  const detail = `The approval of the text is ${approval.status}; the workspace wants it approved before it goes out.`;
  throw call.problem('approval_required', {}, { detail });
}

export const markPublished = implement.publications.markPublished(async ({ call, input: { id, url, external_id, at } }) => {
  const current = assertFound(call, await call.publications.get(id), 'publication', id);
  if (call.isRepeat && current.status === publicationSteps.mark_published.to) return shownPublication(call, current);
  assertRevision(call, current);
  const isAllowed = publicationSteps.mark_published.from.some((from) => from === current.status);
  if (!isAllowed) throw invalidStep(call, current.status, 'mark_published');
  const content = assertFound(call, await call.content.get(current.content_id), 'publication', id);
  assertApproved(call, content);
  const published = { url, external_id, at: at ?? call.now(), hash: content.hash };
  return shownPublication(call, await takeStep(call, id, { step: 'mark_published', published }));
});

/** The problems of a change of one publication. */
export type StepCall = Call<'not_found' | 'invalid_transition' | 'revision_mismatch'>;

/** Takes a step, or says which ones are allowed. */
export async function takeStep(call: StepCall, id: string, taken: PlacementStep): Promise<Placement> {
  const moved = await call.publications.transition(id, taken, call.now(), call.expectedRevisions);
  if (moved !== null) return moved;
  const current = assertFound(call, await call.publications.get(id), 'publication', id);
  // An earlier attempt at this call has taken it.
  if (call.isRepeat && current.status === publicationSteps[taken.step].to) return current;
  assertRevision(call, current);
  throw invalidStep(call, current.status, taken.step);
}

const shownAfter = async (call: StepCall, id: string, step: PublicationStep) => shownPublication(call, await takeStep(call, id, { step }));

export const hold = implement.publications.hold(({ call, input: { id } }) => shownAfter(call, id, 'hold'));
export const release = implement.publications.release(({ call, input: { id } }) => shownAfter(call, id, 'release'));
export const cancel = implement.publications.cancel(({ call, input: { id } }) => shownAfter(call, id, 'cancel'));
