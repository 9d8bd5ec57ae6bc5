import { publicationSteps } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { assertRevision } from '../edits/assert-revision.ts';
import type { Placement, PlacementStep } from '../ports/publication-store.ts';
import { invalidStep } from './invalid-step.ts';
import { shownPublication } from './shown-publication.ts';

type StepCall = Call<'not_found' | 'invalid_transition' | 'revision_mismatch'>;

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

export const hold = implement.publications.hold(async ({ call, input: { id } }) =>
  shownPublication(call, await takeStep(call, id, { step: 'hold' })),
);
export const release = implement.publications.release(async ({ call, input: { id } }) =>
  shownPublication(call, await takeStep(call, id, { step: 'release' })),
);
export const cancel = implement.publications.cancel(async ({ call, input: { id } }) =>
  shownPublication(call, await takeStep(call, id, { step: 'cancel' })),
);
