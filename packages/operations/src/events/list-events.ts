import { eventTypes, visibleEventTypes, type EventQuery } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { quoted } from '../call/input/quoted.ts';

/** The types that the key is shown, of those that are asked for; `null`: every one, those of later versions too. */
function visibleTypes({ principal }: Call, asked: EventQuery['type'] = null) {
  const visible = visibleEventTypes(principal.scopes, asked);
  return visible.length === eventTypes.length ? null : visible;
}

export const list = implement.events.list(async ({ call, input: { type, ...search } }) => {
  const found = await call.events.list({ ...search, types: visibleTypes(call, type) });
  if ('data' in found) return found;
  throw call.problem('events_expired', { oldest: found.oldest }, { detail: 'The event to go on from is not kept.' });
});

export const get = implement.events.get(async ({ call, input: { id } }) => {
  const event = await call.events.get(id);
  const types = visibleTypes(call);
  if (event !== null && (types === null || types.some((type) => type === event.type))) return event;
  throw call.problem('not_found', {}, { detail: `There is no event ${quoted(id)}, or it is not kept any more.` });
});
