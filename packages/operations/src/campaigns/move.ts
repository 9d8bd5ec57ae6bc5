import { isOpen, problemDocument } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { retryOnConflict } from '../edits/edit-record.ts';
import { invalidStep } from '../publications/steps.ts';
import { moved } from '../publications/times.ts';
import { assertFewOpen } from './steps.ts';

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
    const refused = all
      .filter(({ status }) => status === 'published')
      .map(({ id: out, status }) => ({ id: out, problem: problemDocument(invalidStep(call as OutCall, status, 'move'), call.requestId) }));
    return { moved: planned.map((one) => one.id), refused };
  });
});
