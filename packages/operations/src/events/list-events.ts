import { eventTypes, visibleEventTypes } from '@handbill/contract';
import { implement } from '../call/implement.ts';

export const list = implement.events.list(async ({ call, input: { after, type, resource_id, limit } }) => {
  const visible = visibleEventTypes(call.principal.scopes, type);
  const types = visible.length === eventTypes.length ? null : visible;
  const found = await call.events.list({ after, types, resource_id, limit });
  if ('data' in found) return found;
  throw call.problem('events_expired', { oldest: found.oldest }, { detail: 'The event to go on from is not kept.' });
});
