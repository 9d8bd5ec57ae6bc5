import { publicationSteps, type Content } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { assertRevision } from '../edits/assert-revision.ts';
import { invalidStep } from './invalid-step.ts';
import { shownPublication } from './shown-publication.ts';
import { takeStep } from './steps.ts';

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
