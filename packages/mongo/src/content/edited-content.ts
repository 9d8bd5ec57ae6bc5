import { approvalLifecycle, type ApprovalStep, type Content, type EventType } from '@handbill/contract';
import { changedMembers } from '../records/changed-members.ts';
import { asLiterals, type NewEvent } from '../records/outbox.ts';
import { changedParts } from './changed-parts.ts';
import { storedApproval, type StoredContent } from './stored-content.ts';

/** A key is sent again within minutes, so a record remembers so many calls that wrote parts of it anew. */
const maxRewritings = 20;

export const withRewriting = (callId: string) => ({
  $slice: [{ $concatArrays: [{ $ifNull: ['$rewritten_in', []] }, [callId]] }, -maxRewritings],
});

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

export const editedMembers = (content: Content): Omit<Partial<Content>, 'approval'> & Pick<StoredContent, 'approval'> => ({
  ...Object.fromEntries(editedFields.map((name) => [name, content[name]])),
  approval: storedApproval(content.approval),
});

/** The events of an edit. The cost of a rewriting that failed is none. */
export function eventsOfEdit(type: EventType, current: Content, edited: Content): NewEvent[] {
  const pick = (content: Content) => ({ ...editedMembers(content), request: content.request });
  const { output, text, checks, request, ...previous } = changedMembers(pick(current), pick(edited));
  const isCounted = Object.keys(previous).every((name) => name === 'generation');
  if (isCounted && [output, text, checks, request].every((was) => was === undefined)) return [];
  return [{ type, previous: asLiterals(previous), changed_parts: changedParts(current.output, edited.output) }];
}

/** Matches an approval that allows a step. Records of earlier versions have none before their first change. */
export const approvalAllowing = (step: ApprovalStep) => ({ 'approval.status': { $in: [...approvalLifecycle[step].from, null] } });
