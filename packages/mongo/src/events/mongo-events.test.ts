import { eventTypes, newId } from '@handbill/contract';
import type { EventSearch } from '@handbill/operations';
import { beforeAll, expect, it } from 'vitest';
import { eventSearch } from '../../testing/event-search.ts';
import { explained } from '../../testing/explained.ts';
import { sampleEvent } from '../../testing/sample-event.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import { readEvent } from '../schema/collections.ts';
import { MongoEvents } from './mongo-events.ts';
import type { StoredEvent, StoredFeed } from './stored-event.ts';

const { client, db } = watchedDatabase();
const [mine, another] = [newId('wsp', new Date()), newId('wsp', new Date())];
const events = new MongoEvents({ workspaceId: mine }, db, readEvent);
const count = 5_000;
/** Older ones have expired, and are not removed yet. */
const oldest = 1_000;
const idOf = (sequence: number, workspace = mine): string => `evt_${workspace === mine ? 1 : 2}${String(sequence).padStart(25, '0')}`;

/** Of all types in turn; every 500th by one actor, and by one key. */
const storedEvent = (sequence: number, workspace_id: string): StoredEvent =>
  sampleEvent({
    _id: idOf(sequence, workspace_id),
    workspace_id,
    sequence,
    type: eventTypes[sequence % eventTypes.length] ?? '',
    resource_id: `cmp_${sequence % 7}`,
    key_id: sequence % 500 === 1 ? 'key_2' : 'key_1',
    actor: sequence % 500 === 0 ? 'ann' : sequence % 2 === 0 ? 'bob' : null,
  });

beforeAll(async () => {
  for (const workspace of [mine, another]) {
    const stored = Array.from({ length: count }, (_, index) => storedEvent(index + 1, workspace));
    await db.collection<StoredEvent>('events').insertMany(stored);
    await db.collection<StoredFeed>('event_feeds').insertOne({ _id: workspace, workspace_id: workspace, sequence: count, oldest });
  }
});

async function found(search: Partial<EventSearch>) {
  const page = await events.list(eventSearch(search));
  return 'oldest' in page ? page : { sequences: page.data.map(({ sequence }) => sequence), has_more: page.has_more };
}

it('has the newest first, goes on before the last one, and ends at the oldest that is kept', async () => {
  const newest = { order: 'newest', limit: 3 } as const;
  expect(await found(newest)).toEqual({ sequences: [count, count - 1, count - 2], has_more: true });
  expect(await found({ ...newest, before: idOf(count - 2) })).toEqual({ sequences: [count - 3, count - 4, count - 5], has_more: true });
  expect(await found({ ...newest, before: idOf(oldest + 3) })).toEqual({ sequences: [oldest + 2, oldest + 1, oldest], has_more: false });
  expect(await found({ ...newest, before: idOf(oldest + 2) })).toEqual({ sequences: [oldest + 1, oldest], has_more: false });
  expect(await found({ ...newest, before: idOf(oldest) })).toEqual({ sequences: [], has_more: false });
});

it('lies between two events, in either order', async () => {
  const between = { after: idOf(2_000), before: idOf(2_004) };
  expect(await found(between)).toEqual({ sequences: [2_001, 2_002, 2_003], has_more: false });
  expect(await found({ ...between, order: 'newest' })).toEqual({ sequences: [2_003, 2_002, 2_001], has_more: false });
  expect(await found({ before: idOf(oldest + 2), limit: 2_000 })).toEqual({ sequences: [oldest, oldest + 1], has_more: false });
});

it.each([
  ['has expired', idOf(oldest - 1)],
  ['is none', `evt_${'3'.repeat(26)}`],
  ['is of another workspace', idOf(2_000, another)],
  ['lies beyond the newest', `evt_${(count + 1).toString(32).padStart(26, '0')}`],
])('says which is the oldest where the one to come before %s', async (_, before) => {
  expect(await found({ before })).toEqual({ oldest: { id: idOf(oldest), sequence: oldest } });
});

it.each([
  ['an actor', { actor: 'ann' }, (count - oldest) / 500 + 1],
  ['a key', { key_id: 'key_2' }, (count - oldest) / 500],
  ['an actor and of a record', { actor: 'bob', resource_id: 'cmp_3' }, 285],
])('is that of %s', async (_, search, expected) => {
  const both = await Promise.all([found(search), found({ ...search, order: 'newest' })]);
  const [up, down] = both.map((page) => ('sequences' in page ? page.sequences : []));
  expect(up).toHaveLength(expected);
  expect(down).toEqual(up?.toReversed());
});

it.each<[string, Partial<EventSearch>]>([
  ['all', {}],
  ['an actor', { actor: 'ann' }],
  ['a key', { key_id: 'key_2' }],
  ['a record', { resource_id: 'cmp_3' }],
  ['the place of an event', { before: `evt_${(4_000).toString(32).padStart(26, '0')}` }],
])('reads from an index no more than a page: %s', async (_, search) => {
  for (const order of ['oldest', 'newest'] as const) {
    // From the newest on: before the oldest that is kept lies what is about to be removed.
    const work = () => events.list(eventSearch({ ...search, order, limit: 4 }));
    const sent = await explained(client, async () => work(), 'events');
    expect(sent.explained.stages).not.toContain('SORT');
    expect(sent.explained.documents).toBeLessThanOrEqual(5);
    expect(sent.explained.keys).toBeLessThanOrEqual(5);
  }
});

it('is read by its id, in its workspace, while it is kept', async () => {
  expect(await events.get(idOf(2_000))).toMatchObject({ id: idOf(2_000), sequence: 2_000, actor: 'ann' });
  expect(await events.get(idOf(2_000, another))).toBeNull();
  expect(await events.get(idOf(oldest - 1))).toBeNull();
  expect(await events.get('evt_none')).toBeNull();
});
