import { setTimeout as wait } from 'node:timers/promises';
import { MongoServerError, type Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { ofEvents, restStreams, streamDoors, type OpenStream, type SentEvent } from '../../../testing/event-stream.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { testServer } from '../../../testing/test-server.ts';

const kept = keptLog('warn');
const one = testServer({}, { log: kept.log });
const other = one.beside({}, { log: kept.log });

const newCampaign = async (name: string): Promise<string> =>
  (await one.rest('POST /campaigns', { body: { name, campaign_type: 'sales' } })).body.id;

/** Reads so many events of a stream, and leaves it. */
async function read(stream: OpenStream, count: number): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of stream) {
    if (events.length < count) events.push(event);
    if (events.length === count) stream.leave();
  }
  return events;
}

const feed = async (): Promise<{ id: string; sequence: number }[]> => (await one.rest('GET /events?limit=1000')).body.data;

describe.each(streamDoors)('the live feed through $name', (door) => {
  it('tells on any server what happens from now on, as the list does', async () => {
    await newCampaign('Before');
    await expect.poll(feed, { timeout: 10_000 }).not.toEqual([]);
    await wait(1_000);
    const stream = await door.subscribe(other, ofEvents({ type: ['campaign.*'] }));
    const reading = read(stream, 4);
    await wait(300);
    const id = await newCampaign('Spring');
    await one.rest(`POST /campaigns/${id}/activate`);
    await one.rest('POST /brand-voices', { body: { name: 'Bakery' } });
    await one.rest(`POST /campaigns/${id}/pause`);
    const [opened, ...events] = await reading;
    expect(opened?.event).toBe('events.opened');
    expect(events.map(({ event }) => event)).toEqual(['campaign.created', 'campaign.activated', 'campaign.paused']);
    const listed = (await one.rest(`GET /events?after=${opened?.id}&type=campaign.*`)).body.data;
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

  it('goes on from where it was opened before there was any event', async () => {
    const key = await one.key(['admin'], { workspace: `wsp_empty_${door.name}` });
    const [opened] = await read(await door.subscribe(one, ofEvents(), { key }), 1);
    expect(opened?.data.sequence).toBe(0);
    await one.rest('POST /campaigns', { key, body: { name: 'First', campaign_type: 'sales' } });
    const [, first] = await read(await door.subscribe(other, ofEvents(), { key, lastEventId: opened?.id }), 2);
    expect(first).toMatchObject({ event: 'campaign.created', data: { sequence: 1 } });
  });

  it('leaves out what the key may not read', async () => {
    const key = await one.key(['events:read', 'campaigns:read']);
    const [first] = await feed();
    const stream = await door.subscribe(one, ofEvents({ after: first?.id }), { key });
    const reading = read(stream, 3);
    await one.rest('POST /keys', { body: { name: 'Website', scopes: ['content:read'] } });
    await newCampaign('Seen');
    expect((await reading).slice(1).every(({ event }) => event.startsWith('campaign.'))).toBe(true);
  });

  it('says that events to go on from are not kept, and refuses what is no event', async () => {
    const expired = await read(await door.subscribe(one, ofEvents({ after: 'evt_01jd6v3m8hf2v9q0x1y2z3a4b5' })), 1);
    const [first] = await feed();
    expect(expired[0]).toMatchObject({ event: 'problem', data: { code: 'events_expired', oldest: { id: first?.id, sequence: 1 } } });
    // As after a restore of a backup that had fewer of them.
    const beyond = await read(await door.subscribe(one, ofEvents({ after: 'evt_0000000000000000vvvvvvvvvv' })), 1);
    expect(beyond[0]).toMatchObject({ event: 'problem', data: { code: 'events_expired', oldest: { sequence: 1 } } });
    const listed = await one.rest('GET /events?after=evt_0000000000000000vvvvvvvvvv');
    expect(listed).toMatchObject({ status: 400, body: { code: 'events_expired', oldest: { id: first?.id } } });
    const malformed = await read(await door.subscribe(one, ofEvents(), { lastEventId: '7' }), 1);
    expect(malformed[0]).toMatchObject({ event: 'problem', data: { code: 'invalid_request', errors: [{ pointer: '/last-event-id' }] } });
  });

  it('ends within 5 s of its key', async () => {
    const { body } = await one.rest('POST /keys', { body: { name: 'Short', scopes: ['events:read', 'campaigns:read'] } });
    const stream = await door.subscribe(other, ofEvents(), { key: body.key });
    const reading = read(stream, 1_000);
    await wait(200);
    const begun = performance.now();
    await one.rest(`DELETE /keys/${body.id}`);
    expect((await reading).at(-1)).toMatchObject({ event: 'problem', data: { code: 'unauthenticated' } });
    expect(performance.now() - begun).toBeLessThan(6_000);
  });
});

/** Breaks off every change stream of the servers, so that none of them can go on where it was. */
async function loseChanges(): Promise<void> {
  const admin = one.db.client.db('admin');
  const isOurs = ({ ns, cursor }: Document) =>
    String(ns).startsWith(`${one.db.databaseName}.`) && '$changeStream' in (cursor?.originatingCommand?.pipeline?.[0] ?? {});
  const running = await admin.aggregate([{ $currentOp: { allUsers: true } }]).toArray();
  for (const { opid: op } of running.filter(isOurs))
    await admin.command({ killOp: 1, op }).catch((cause: unknown) => {
      // One that has ended meanwhile is nobody's, and may be killed by no one.
      if (!(cause instanceof MongoServerError && cause.codeName === 'Unauthorized')) throw cause;
    });
}

it('loses nothing where the history of changes is lost', async () => {
  const from = (await feed()).at(-1);
  const reading = read(await restStreams.subscribe(other, ofEvents({ after: from?.id, type: 'campaign.*' })), 7);
  const names = Array.from({ length: 6 }, (_, at) => `Lost ${at}`);
  for (const name of names) {
    await loseChanges();
    await newCampaign(name);
  }
  const [, ...events] = await reading;
  expect(events.map(({ data }) => data.data.name)).toEqual(names);
  const lost = kept.lines().map(({ msg }) => msg);
  for (const what of ['Events come a second later', 'Events are followed with a delay'])
    expect(lost).toContainEqual(expect.stringContaining(what));
});
