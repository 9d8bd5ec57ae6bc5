import type { StoredEvent } from '../src/events/stored-event.ts';

/** An event of a campaign as it is stored, without its data. */
export const sampleEvent = (
  fields: Pick<StoredEvent, '_id' | 'workspace_id' | 'sequence' | 'type'> & Partial<StoredEvent>,
): StoredEvent => ({
  created_at: new Date(),
  resource_id: 'cmp_1',
  key_id: 'key_1',
  actor: null,
  request_id: null,
  data: null,
  previous: null,
  changed_parts: null,
  ...fields,
});
