import { approvalLifecycle, type ApprovalStep, type Content, type EventType } from '@handbill/contract';
import { changedMembers } from '../records/changed-members.ts';
import { literals, type NewEvent } from '../records/outbox.ts';
import { changedParts } from './changed-parts.ts';
import { storedApproval, type StoredContent } from './stored-content.ts';

/** How many of the calls that wrote parts of one record anew are remembered: a key is sent again within minutes. */
const maxRewritings = 20;

/** With one more, the oldest ones left out. */
export const withRewriting = (callId: string) => ({
  $slice: [{ $concatArrays: [{ $ifNull: ['$rewritten_in', []] }, [callId]] }, -maxRewritings],
});

/** What an edit writes. */
const editedFields = [
  'status',
  'title',
  'output',
  'text',
  'checks',
  'error',
  'approved',
  'approval',
  'hash',
  'generation',
  'tags',
  'campaign_id',
  'updated_at',
] as const;

/** The members that an edit writes, as they are stored. */
export const editedMembers = (content: Content): Omit<Partial<Content>, 'approval'> & Pick<StoredContent, 'approval'> => ({
  ...Object.fromEntries(editedFields.map((name) => [name, content[name]])),
  approval: storedApproval(content.approval),
});

/** What an edit is to those who follow it. That a rewriting which failed has cost something is none. */
export function eventsOfEdit(type: EventType, current: Content, edited: Content): NewEvent[] {
  const pick = (content: Content) => ({ ...editedMembers(content), request: content.request });
  const { output, text, checks, request, ...previous } = changedMembers(pick(current), pick(edited));
  const isCounted = Object.keys(previous).every((name) => name === 'generation');
  if (isCounted && [output, text, checks, request].every((was) => was === undefined)) return [];
  return [{ type, previous: literals(previous), changed_parts: changedParts(current.output, edited.output) }];
}

/** That the approval is in a status that allows a step. Records of earlier versions have none before their first change. */
export const approvalAllowing = (step: ApprovalStep) => ({ 'approval.status': { $in: [...approvalLifecycle[step].from, null] } });
