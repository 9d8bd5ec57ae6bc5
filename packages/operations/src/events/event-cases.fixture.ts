import { vi } from 'vitest';
import { campaign, fixed, unknown, without } from '../../testing/arrange.ts';
import { foreignCursor, notFound, unnamed } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

/** The oldest event that is kept: for each door the same. */
const firstEvent: Arrange = async (server) => {
  await campaign()(server);
  const found = async () => (await server.ask('GET /events?limit=1')).data[0];
  return { id: (await vi.waitUntil(found, { timeout: 10_000 })).id };
};

const fails = { events_expired: fixed({ after: unknown.event }) };
const expired = () => ({ problem: { code: 'events_expired' } });
const noEvents = () => ({ answer: { data: [], has_more: false } });

export const eventCases: CasesOf<'events'> = {
  list: {
    succeeds: fixed({ limit: 2, type: ['campaign.*', 'key.created'], order: 'newest' }),
    fails,
    foreign: [
      unnamed(() => ({ answer: { has_more: false } }), {}, { type: ['campaign.*', 'content.*'], limit: 1_000 }),
      {
        by: 'resource_id',
        inputs: ({ campaigns, content, comments, publications, brandVoices, keys }) =>
          [campaigns, content, comments, publications, brandVoices, keys].flatMap(({ all }) => all).map((resource_id) => ({ resource_id })),
        outcome: noEvents,
      },
      { by: 'key_id', inputs: ({ keys }) => keys.all.map((key_id) => ({ key_id, order: 'newest' })), outcome: noEvents },
      { by: 'after', inputs: ({ firstEvent: after }) => [{ after }], outcome: expired },
      { by: 'before', inputs: ({ lastEvent: before }) => [{ before }], outcome: expired },
    ],
  },
  get: {
    succeeds: firstEvent,
    fails: { not_found: without('event') },
    foreign: [{ by: 'id', inputs: ({ firstEvent: id }) => [{ id }], outcome: notFound }],
  },
  live: {
    // No test of the doors makes one: a change made before this call may have its event after it.
    succeeds: fixed({ type: ['workspace.deleted'] }),
    fails,
    foreign: [
      { by: 'key_id', inputs: ({ keys, firstEvent: after }) => keys.all.map((key_id) => ({ after, key_id })), outcome: expired },
      {
        by: 'resource_id',
        inputs: ({ campaigns, firstEvent: after }) => campaigns.all.map((resource_id) => ({ after, resource_id })),
        outcome: expired,
      },
    ],
  },
};

export const activityCases: CasesOf<'activity'> = {
  list: {
    succeeds: fixed({ limit: 2 }),
    foreign: [
      // Each key was made; of those that were made by a key one was revoked, and a call of each was refused.
      unnamed(({ keys }) => ({ answer: { pagination: { total: 2 * keys.all.length } } }), {}, { limit: 100 }),
      foreignCursor(({ activity }) => ({ cursor: activity.workspace })),
    ],
  },
};
