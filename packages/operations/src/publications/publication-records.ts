import { daysAfter, PublicationStatus, startOfDay } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { assertRevision } from '../edits/assert-revision.ts';
import { invalidStep, type StepCall } from './steps.ts';
import { shownPublications, wholePublication } from './shown-publication.ts';
import { zoneOf } from './times.ts';

export const list = implement.publications.list(async ({ call, input: { from, to, time_zone, ...query } }) => {
  const zone = time_zone ?? zoneOf(call);
  const planned = {
    from: from === null ? null : startOfDay(from, zone),
    before: to === null ? null : startOfDay(daysAfter(to, 1), zone),
  };
  const page = await call.publications.list({ ...query, planned });
  return { ...page, data: await shownPublications(call, page.data) };
});

export const get = implement.publications.get(async ({ call, input: { id } }) =>
  wholePublication(call, assertFound(call, await call.publications.get(id), 'publication', id)),
);

/** A published one stays. */
const deletable = PublicationStatus.options.filter((status) => status !== 'published');

/** Deletes a publication for good. */
export async function deletePlacement(call: StepCall, id: string): Promise<undefined> {
  if (await call.publications.delete(id, deletable, call.now(), call.expectedRevisions)) return undefined;
  const current = await call.publications.get(id);
  // An earlier attempt at this call has deleted it.
  if (current === null && call.isRepeat) return undefined;
  const { status } = assertFound(call, current, 'publication', id);
  if (current !== null) assertRevision(call, current);
  throw invalidStep(call, status, 'delete');
}

export const remove = implement.publications.delete(({ call, input: { id } }) => deletePlacement(call, id));
