import type { EventSearch } from '@handbill/operations';

/** All events from the oldest on, but for what is other. */
export const eventSearch = (more: Partial<EventSearch> = {}): EventSearch => ({
  after: null,
  before: null,
  order: 'oldest',
  types: null,
  resource_id: null,
  actor: null,
  key_id: null,
  limit: 1_000,
  ...more,
});
