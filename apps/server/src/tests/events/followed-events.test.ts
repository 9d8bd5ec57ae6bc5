import { createClient, type Campaign, type FeedEvent } from '@handbill/client';
import { createLive, type LiveFetch } from '@handbill/client/live';
import { beforeAll, expect, it, vi } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
let client: ReturnType<typeof createClient>;
beforeAll(() => {
  client = createClient({ url: server.url, key: server.adminKey });
});

async function all(events: AsyncIterable<FeedEvent>): Promise<FeedEvent[]> {
  const found: FeedEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
}

let connections = 0;
/** Each connection breaks off after a few pieces. */
const cutting: LiveFetch = async (url, request) => {
  const response = await fetch(url, request);
  connections += 1;
  const reader = response.body?.getReader();
  let left = 3;
  const read = async () => {
    left -= 1;
    if (left < 0) {
      await reader?.cancel();
      throw new TypeError('terminated');
    }
    return (await reader?.read()) ?? { done: true };
  };
  const body = { getReader: () => ({ read, cancel: async () => reader?.cancel() }) };
  return { status: response.status, headers: response.headers, text: () => response.text(), body };
};

it('the client goes on by itself, and a copy of all campaigns is as they are', async () => {
  const live = createLive({ url: server.url, key: server.adminKey, fetch: cutting });
  const before = await client.campaigns.create.mutate({ name: 'Before', campaign_type: 'sales', starts_at: new Date('2027-01-01') });
  const ending = new AbortController();
  const events = live.events({ types: ['campaign.*'], signal: ending.signal });
  await events.opened;
  const copy = new Map<string, Campaign>();
  for (const campaign of (await client.campaigns.list.query({ limit: 100 })).data) copy.set(campaign.id, campaign);
  const seen: FeedEvent[] = [];
  const following = (async () => {
    for await (const event of events) {
      seen.push(event);
      if (event.type === 'campaign.deleted') copy.delete(String(event.resource_id));
      else copy.set(String(event.resource_id), event.data as Campaign);
      if (event.type === 'campaign.completed') break;
    }
  })();
  for (let round = 0; round < 20; round += 1) {
    const { id } = await client.campaigns.create.mutate({ name: `Number ${round}`, campaign_type: 'sales' });
    if (round % 2 === 0) await client.campaigns.activate.mutate({ id });
    if (round % 5 === 0) await client.campaigns.delete.mutate({ id });
    const { revision } = await client.campaigns.update.mutate({ id: before.id, ends_at: new Date(Date.UTC(2028, 0, round + 1)) });
    // Events that come together are one piece: waited for now and then, they are several on a busy machine, too.
    if (round % 2 === 1) await vi.waitUntil(() => copy.get(before.id)?.revision === revision, { timeout: 10_000, interval: 10 });
  }
  await client.campaigns.activate.mutate({ id: before.id });
  await client.campaigns.complete.mutate({ id: before.id });
  await following;
  expect(seen.map(({ sequence }) => sequence)).toEqual(seen.map(({ sequence }) => sequence).toSorted((one, other) => one - other));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(connections).toBeGreaterThan(3);
  const { data } = await client.campaigns.list.query({ limit: 100 });
  expect([...copy.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1))).toEqual(data);
  expect(seen.find(({ type }) => type === 'campaign.updated')?.created_at).toBeInstanceOf(Date);
});

it('says that events have expired, and ends when it is told to', async () => {
  const live = createLive({ url: server.url, key: server.adminKey });
  const expired = live.events({ after: 'evt_01jd6v3m8hf2v9q0x1y2z3a4b5' });
  await expect(all(expired)).rejects.toMatchObject({ code: 'events_expired', problem: { oldest: { sequence: 1 } } });
  const ending = new AbortController();
  const events = live.events({ signal: ending.signal });
  await events.opened;
  ending.abort();
  await expect(all(events)).rejects.toMatchObject({ code: 'aborted' });
});
