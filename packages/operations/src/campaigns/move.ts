import { isOpen, problemDocument } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { retryOnConflict } from '../edits/retry-on-conflict.ts';
import { assertFewOpen } from '../publications/assert-few-open.ts';
import { invalidStep } from '../publications/steps.ts';
import { moved } from '../publications/moved.ts';

/** The problems of one publication, which its item of the answer has. */
type OutCall = Call<'not_found' | 'invalid_transition'>;

export const move = implement.campaigns.move(async ({ call, input: { id, days, dry_run } }) => {
  assertFewOpen(assertFound(call, await call.campaigns.get(id), 'campaign', id), '/days');
  const callId = call.newRecord('pub').id;
  return retryOnConflict(async () => {
    const all = await call.publications.ofCampaign(id);
    const planned = all.filter(({ status, planned_for }) => isOpen(status) && planned_for !== null);
    const now = call.now();
    const changes = planned.flatMap((read) => {
      const next = moved(read, days, callId);
      return next === read ? [] : [{ read, next: { ...next, revision: read.revision + 1, updated_at: now } }];
    });
    if (!dry_run && !(await call.publications.replaceAll(changes))) return undefined;
    const out = all.filter(({ status }) => status === 'published');
    return {
      moved: planned.map((one) => one.id),
      refused: out.map((one) => ({
        id: one.id,
        problem: problemDocument(invalidStep(call as OutCall, one.status, 'move'), call.requestId),
      })),
    };
  });
});
