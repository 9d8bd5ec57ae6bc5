import { after, and, content, generating, storedWith, without } from '../../testing/arrange.ts';
import { byId } from '../../testing/foreign-calls.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

const submitted = after(content, 'POST /content/{id}/submit');
const fails = { not_found: without('content'), content_not_ready: generating };

export const approvalCases: Pick<CasesOf<'content'>, 'submit' | 'withdraw' | 'approve' | 'requestChanges'> = {
  submit: {
    succeeds: and(content, { note: 'Please look at the price.' }),
    fails: { ...fails, invalid_transition: submitted },
    foreign: [byId({ note: 'Taken' })],
  },
  withdraw: { succeeds: submitted, fails: { ...fails, invalid_transition: content }, foreign: [byId()] },
  approve: {
    // As it is stored when a check of it failed.
    succeeds: storedWith({ status: 'needs_review' }),
    fails: { ...fails, approval_void: and(content, { hash: 'another' }) },
    foreign: [byId(), byId({ hash: 'taken' })],
  },
  requestChanges: { succeeds: and(content, { note: 'Too long.' }), fails, foreign: [byId({ note: 'Taken' })] },
};
