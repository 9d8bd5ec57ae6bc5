import { eventTypes, newId, refusedCall, type ActivityEntry } from '@handbill/contract';
import { beforeAll, expect, it } from 'vitest';
import { explained } from '../../testing/explained.ts';
import { sampleEvent } from '../../testing/sample-event.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import { MongoActivity } from './mongo-activity.ts';
import { MongoRefusedCalls, type StoredRefusal } from './refused-calls.ts';
import type { StoredEvent } from './stored-event.ts';
import { readEvent } from '../schema/collections.ts';

const { client, db } = watchedDatabase();
const refusals = db.collection<StoredRefusal>('refused_calls');
const count = 6_000;
const start = Date.parse('2027-01-01T00:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1_000);
const [mine, another] = [newId('wsp', at(0)), newId('wsp', at(0))];
const activity = new MongoActivity({ workspaceId: mine }, db, readEvent);

/** An event every second, of all types in turn; every second one of another workspace, every hundredth of one record. */
const storedEvent = (index: number): StoredEvent =>
  sampleEvent({
    _id: `evt_${String(index).padStart(26, '0')}`,
    workspace_id: index % 2 === 0 ? mine : another,
    sequence: (index >> 1) + 1,
    type: eventTypes[(index >> 1) % eventTypes.length] ?? '',
    created_at: at(index),
    resource_id: index % 100 === 0 ? 'cmp_1' : `cmp_${index}`,
  });

beforeAll(async () => {
  await db.collection<StoredEvent>('events').insertMany(Array.from({ length: count }, (_, index) => storedEvent(index)));
  const counting = new MongoRefusedCalls(refusals, 30 * 86_400_000);
  for (let minutes = 0; minutes < count / 60; minutes += 1)
    for (const [workspaceId, code] of [
      [mine, 'forbidden'],
      [mine, 'rate_limited'],
      [another, 'forbidden'],
    ] as const)
      counting.count({ workspaceId, keyId: `key_of_${workspaceId}`, operation: 'GET /me', code }, at(minutes * 60 + 30));
  await counting.close();
});

const administrative = eventTypes.filter((type) => /^(?:key|workspace|spend)\./.test(type));
const ofWorkspace = { resource_id: null, limit: 50, cursor: null };

it('goes through both lists to their ends, newest first, each entry once', async () => {
  const seen: ActivityEntry[] = [];
  let cursor: string | null = null;
  let total = 0;
  do {
    const { data, pagination } = await activity.list({ ...ofWorkspace, cursor });
    seen.push(...data);
    ({ total, next_cursor: cursor } = pagination);
  } while (cursor !== null);
  const times = seen.map((entry) => entry.at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const refused = seen.filter(({ action }) => action === refusedCall);
  expect(refused).toHaveLength((count / 60) * 2);
  expect(new Set(refused.map((entry) => `${entry.at.getTime()} ${entry.code}`)).size).toBe(refused.length);
  const events = seen.filter(({ action }) => action !== refusedCall);
  expect(new Set(events.map(({ action }) => action))).toEqual(new Set(administrative));
  expect(new Set(events.map(({ resource_id }) => resource_id)).size).toBeGreaterThan(events.length - 100);
  expect(total).toBe(seen.length);
  expect(JSON.stringify(seen)).not.toContain(another);
});

it('reads no more than a page, at any depth', async () => {
  const reads = async (collection: string, resource_id: string | null, pages: number) => {
    let cursor: string | null = null;
    for (let page = 1; page < pages; page += 1)
      cursor = (await activity.list({ ...ofWorkspace, resource_id, limit: 8, cursor })).pagination.next_cursor;
    const work = () => activity.list({ ...ofWorkspace, resource_id, limit: 8, cursor });
    return (await explained(client, work, collection)).explained;
  };
  for (const [collection, resource_id] of [
    ['events', null],
    ['refused_calls', null],
    ['events', 'cmp_1'],
  ] as const)
    for (const pages of [1, 5]) {
      const { stages, documents, keys } = await reads(collection, resource_id, pages);
      expect(stages).not.toContain('SORT');
      expect(documents).toBeLessThanOrEqual(9);
      expect(keys).toBeLessThanOrEqual(9 + 2 * administrative.length);
    }
});

it('counts what two servers have refused in the same minute together, and keeps it for as long as it is told', async () => {
  const servers = [new MongoRefusedCalls(refusals, 60_000), new MongoRefusedCalls(refusals, 60_000)];
  const call = { workspaceId: mine, keyId: 'key_2', operation: null, code: 'unauthenticated' } as const;
  const later = at(1_000_000);
  for (const server of servers) for (let calls = 0; calls < 3; calls += 1) server.count(call, later);
  await Promise.all(servers.map((server) => server.close()));
  expect(await refusals.find({ key_id: 'key_2' }).toArray()).toEqual([
    expect.objectContaining({
      workspace_id: mine,
      count: 6,
      operation: null,
      expire_at: new Date(Math.floor(later.getTime() / 60_000) * 60_000 + 60_000),
    }),
  ]);
  expect((await activity.list({ ...ofWorkspace, limit: 1 })).data).toEqual([expect.objectContaining({ key_id: 'key_2', count: 6 })]);
});
