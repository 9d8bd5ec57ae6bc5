import { newId } from '@handbill/contract';
import type { AttemptEnd, AttemptSubject } from '@handbill/operations';

/** The text that calls of a model are for. */
export const sampleSubject = (workspaceId: string, fields: Partial<AttemptSubject> = {}): AttemptSubject => ({
  workspaceId,
  contentId: newId('cnt', new Date()),
  type: 'email',
  campaignId: null,
  keyId: null,
  ...fields,
});

/** The end of a call that was answered, without a price. */
export const sampleEnd = (fields: Partial<AttemptEnd> = {}): AttemptEnd => ({
  finish_reason: 'stop',
  answer: 'whole',
  reasoning: null,
  input_tokens: 100,
  cached_input_tokens: 40,
  output_tokens: 7,
  usage_source: 'reported',
  cost: null,
  duration_ms: 5,
  error: null,
  ...fields,
});
