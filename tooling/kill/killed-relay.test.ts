import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '../testing/src/index.ts';
import { expect, it } from 'vitest';
import type { Campaign, Event } from '../../packages/contract/src/index.ts';
import { eventsMoved } from '../../apps/server/testing/events-moved.ts';
import { rest } from '../../apps/server/testing/rest.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { KilledServers } from './killed-servers.ts';

// Only in `npm run test:kill`: apps/server/src/tests/events holds the same in small.
const isAsked = process.env['MANY_KILLS'] === '1';
const [writers, kills, changes] = [100, 40, 100_000];

const database = testDatabase();

/** Calls one of the servers; `undefined` where it did not say that it has done it: it was killed, or is not there. */
async function tryCall(servers: KilledServers, route: string, body?: object) {
  const answer = await rest(servers.any(), route, body === undefined ? {} : { body }).catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });
  return answer !== undefined && answer.status < 300 ? answer.body : undefined;
}

/** Creates campaigns and takes them through their lives until it is told to end, and keeps the answers, in their order. */
async function write(servers: KilledServers, answered: string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const made = await tryCall(servers, 'POST /campaigns', { name: 'Launch', campaign_type: 'sales' });
    if (made === undefined) await sleep(50);
    else answered.push(`${made.id} campaign.created`);
    for (const step of ['activate', 'pause', 'resume', 'complete'])
      if (made !== undefined && (await tryCall(servers, `POST /campaigns/${made.id}/${step}`)) !== undefined)
        answered.push(`${made.id} campaign.${step}d`);
    if (made !== undefined && Math.random() < 0.3) await tryCall(servers, `DELETE /campaigns/${made.id}`);
  }
}

/** Reads the feed while it grows, through any server there is, until it has come to the end of all that was written. */
async function read(servers: KilledServers, isOver: () => boolean): Promise<Event[]> {
  const events: Event[] = [];
  for (let isAll = false; !isAll;) {
    const wasOver = isOver();
    const last = events.at(-1)?.id;
    const page = await tryCall(servers, `GET /events?limit=200${last === undefined ? '' : `&after=${last}`}`);
    events.push(...(page?.data ?? []));
    isAll = wasOver && page !== undefined && page.data.length === 0;
    if (page === undefined || page.data.length === 0) await sleep(50);
  }
  return events;
}

it.runIf(isAsked)(
  `has one event for each change, in one order, of ${changes}, while two servers are killed ${kills} times`,
  { timeout: 1_500_000 },
  async () => {
    const servers = new KilledServers(await dataFolder(), database);
    await servers.start();
    let [isWritten, isMoved] = [false, false];
    const reading = Promise.all([read(servers, () => isMoved), read(servers, () => isMoved)]);
    const answered = Array.from({ length: writers }, (): string[] => []);
    const writing = Promise.all(answered.map((own) => write(servers, own, () => isWritten)));
    while (servers.kills < kills || answered.flat().length < changes) {
      await sleep(1_000 + Math.random() * 1_000);
      if (servers.kills < kills) await servers.kill();
    }
    isWritten = true;
    await writing;
    await eventsMoved(database.db);
    isMoved = true;
    const [feed, sameFeed] = await reading;

    expect(sameFeed.map(({ id }) => id)).toEqual(feed.map(({ id }) => id));
    expect(feed.map(({ sequence }) => sequence)).toEqual(feed.map((_, at) => at + 1));
    expect(new Set(feed.map(({ id }) => id)).size).toBe(feed.length);
    const places = new Map(feed.map(({ resource_id, type }, at) => [`${resource_id} ${type}`, at]));
    for (const own of answered) {
      const found = own.map((one) => places.get(one) ?? -1);
      expect(found).not.toContain(-1);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    }
    // The events tell the records as they are, with the changes whose answer was lost.
    const copy = new Map<string, number>();
    for (const { type, resource_id, data } of feed.filter((event) => event.type.startsWith('campaign.')))
      if (type === 'campaign.deleted') copy.delete(String(resource_id));
      else copy.set(String(resource_id), (data as Campaign).revision);
    const stored = await database.db.collection<{ _id: string; revision: number }>('campaigns').find().toArray();
    expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(stored.map(({ _id, revision }) => [_id, revision])));
    console.log(`${feed.length} events of ${answered.flat().length} answered changes, ${servers.kills} kills`);
    await servers.stop();
  },
);
