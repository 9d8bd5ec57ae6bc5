import { setTimeout as wait } from 'node:timers/promises';
import { testDatabase } from '@handbill/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofEvents, streamDoors, type OpenStream, type SentEvent } from '../../../testing/event-stream.ts';
import { rest } from '../../../testing/rest.ts';
import { TestServer } from '../../../testing/test-server.ts';

const database = testDatabase();
/** Two servers on one database. */
const [one, other] = [new TestServer(database, {}), new TestServer(database, {})];
beforeAll(async () => {
  await one.start();
  other.adminKey = one.adminKey;
  await other.start();
});
afterAll(() => Promise.all([one.stop(), other.stop()]));

const newCampaign = async (name: string): Promise<string> =>
  (await rest(one, 'POST /campaigns', { body: { name, campaign_type: 'sales' } })).body.id;

/** Reads so many events of a stream, and leaves it. */
async function read(stream: OpenStream, count: number): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of stream) {
    if (events.length < count) events.push(event);
    if (events.length === count) stream.leave();
  }
  return events;
}

const feed = async (): Promise<{ id: string; sequence: number }[]> => (await rest(one, 'GET /events?limit=1000')).body.data;

describe.each(streamDoors)('the live feed through $name', (door) => {
  it('tells on any server what happens from now on, as the list does', async () => {
    // Of a feed without any event, there is none that an opened stream could name.
    await newCampaign('Before');
    await expect.poll(feed, { timeout: 10_000 }).not.toEqual([]);
    await wait(1_000);
    const stream = await door.subscribe(other, ofEvents({ type: ['campaign.*'] }));
    const reading = read(stream, 4);
    await wait(300);
    const id = await newCampaign('Spring');
    await rest(one, `POST /campaigns/${id}/activate`);
    await rest(one, 'POST /brand-voices', { body: { name: 'Bakery' } });
    await rest(one, `POST /campaigns/${id}/pause`);
    const [opened, ...events] = await reading;
    expect(opened?.event).toBe('events.opened');
    expect(events.map(({ event }) => event)).toEqual(['campaign.created', 'campaign.activated', 'campaign.paused']);
    const listed = (await rest(one, `GET /events?after=${opened?.id}&type=campaign.*`)).body.data;
    expect(JSON.parse(JSON.stringify(events.map(({ data }) => data)))).toEqual(listed);
    expect(events.map((event) => event.id)).toEqual(listed.map((event: { id: string }) => event.id));
  });

  it('goes on after the last event that was read, on either server, without one left out or twice', async () => {
    await newCampaign('First');
    for (let tries = 0; tries < 100 && (await feed()).length < 3; tries += 1) await wait(20);
    const [first] = await feed();
    const seen: number[] = [];
    let lastEventId = first?.id;
    const writing = (async () => {
      for (let number = 0; number < 30; number += 1) await newCampaign(`Number ${number}`);
    })();
    for (let cut = 0; cut < 10; cut += 1) {
      const stream = await door.subscribe(cut % 2 === 0 ? one : other, ofEvents(), { lastEventId });
      const [, ...events] = await read(stream, 4);
      seen.push(...events.map(({ data }) => data.sequence));
      lastEventId = events.at(-1)?.id;
    }
    await writing;
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => (first?.sequence ?? 0) + 1 + at));
  });

  it('leaves out what the key may not read', async () => {
    const key = await one.key(['events:read', 'campaigns:read']);
    const [first] = await feed();
    const stream = await door.subscribe(one, ofEvents({ after: first?.id }), { key });
    const reading = read(stream, 3);
    await rest(one, 'POST /keys', { body: { name: 'Website', scopes: ['content:read'] } });
    await newCampaign('Seen');
    expect((await reading).slice(1).every(({ event }) => event.startsWith('campaign.'))).toBe(true);
  });

  it('says that events to go on from are not kept, and refuses what is no event', async () => {
    const expired = await read(await door.subscribe(one, ofEvents({ after: 'evt_01jd6v3m8hf2v9q0x1y2z3a4b5' })), 1);
    const [first] = await feed();
    expect(expired[0]).toMatchObject({ event: 'problem', data: { code: 'events_expired', oldest: { id: first?.id, sequence: 1 } } });
    const malformed = await read(await door.subscribe(one, ofEvents(), { lastEventId: '7' }), 1);
    expect(malformed[0]).toMatchObject({ event: 'problem', data: { code: 'invalid_request', errors: [{ pointer: '/last-event-id' }] } });
  });

  it('ends within 5 s of its key', async () => {
    const { body } = await rest(one, 'POST /keys', { body: { name: 'Short', scopes: ['events:read', 'campaigns:read'] } });
    const stream = await door.subscribe(other, ofEvents(), { key: body.key });
    const reading = read(stream, 1_000);
    await wait(200);
    const begun = performance.now();
    await rest(one, `DELETE /keys/${body.id}`);
    expect((await reading).at(-1)).toMatchObject({ event: 'problem', data: { code: 'unauthenticated' } });
    expect(performance.now() - begun).toBeLessThan(6_000);
  });
});
