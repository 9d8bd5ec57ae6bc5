import type { Campaign, Content } from '@handbill/contract';
import type { Call } from '../call.ts';
import { notReady } from './edit-content.ts';
import { usedVoice } from './voice-of.ts';

/** What another output changes in its record: the checks run again, and the title goes with it unless it has one of its own. */
export async function withOutput(
  call: Call<'not_found' | 'content_not_ready'>,
  current: Content,
  output: NonNullable<Content['output']>,
  campaign: Campaign | null,
): Promise<Content> {
  if (current.status === 'cancelled') throw notReady(call, current, 'A cancelled text takes no other output.');
  const { checker } = call.services;
  const { request } = current;
  const checked = await checker.checkEdit(request, output, campaign, await usedVoice(call.content, current));
  const hasOwnTitle = current.output !== null && current.title !== checker.titleOf(request, current.output);
  const title = hasOwnTitle ? current.title : checker.titleOf(request, output);
  // An output belongs to the record's kind, which the compiler cannot see through the union.
  return { ...current, ...checked, title, output, error: null, approved: null } as Content;
}
