import { statusOf, withAccepted, type Campaign, type Content } from '@handbill/contract';
import { notReady, type EditCall } from '../edits/edit-content.ts';
import { usedVoice } from './references.ts';

/** The change of a record by another output: the checks run again, and the title goes with it unless it has one of its own. */
export async function withOutput(
  call: EditCall,
  current: Content,
  output: NonNullable<Content['output']>,
  campaign: Campaign | null,
): Promise<Content> {
  if (current.status === 'cancelled') throw notReady(call, current, 'A cancelled text takes no other output.');
  const { request, title, output: before } = current;
  const texts = call.services.texts.of(call.principal.workspace.id);
  const checked = await texts.checkEdit({ request, title, output: before }, output, campaign, await usedVoice(call.content, current));
  // An output belongs to the record's kind, which the compiler cannot see through the union.
  const checks = withAccepted(checked.checks, current, output);
  return { ...current, ...checked, checks, status: statusOf(checks), output, error: null } as Content;
}
