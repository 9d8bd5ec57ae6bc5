import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventsMoved } from '../../apps/server/testing/events-moved.ts';
import { bundled, MainProcess } from '../../apps/server/testing/main-process.ts';
import { rest, type Reachable, type RestAnswer } from '../../apps/server/testing/rest.ts';
import type { Event } from '../../packages/contract/src/index.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { newDatabase } from '../testing/src/index.ts';
import { untilDone } from './killed-servers.ts';

// Only in `npm run test:kill`: packages/mongo/src/database/transaction-sessions.test.ts holds the same in small.
const isAsked = process.env['MANY_KILLS'] === '1';
const kills = 20;
const atMost = 5_000;
const file = bundled('transaction-server');

const database = newDatabase();

/** Calls until it is answered as it should be. */
const until = (server: Reachable, route: string, wanted: (answer: RestAnswer) => boolean): Promise<RestAnswer> =>
  untilDone(async () => {
    const answer = await rest(server, route);
    return wanted(answer) ? answer : undefined;
  }, AbortSignal.timeout(60_000));

async function create(server: Reachable, answered: string[]): Promise<string> {
  const { status, body } = await rest(server, 'POST /campaigns', { body: { name: 'Launch', campaign_type: 'sales' } });
  expect(status).toBe(201);
  answered.push(`${body.id} campaign.created`);
  return String(body.id);
}

/** Ends the server that moves events, or the first one while it deletes a record, in the middle of the transaction. */
async function killWhile(work: 'relay' | 'deletion', servers: readonly MainProcess[], armed: string, answered: string[]) {
  const [first] = servers as [MainProcess, ...MainProcess[]];
  const record = await create(first, answered);
  await writeFile(armed, '');
  const call = work === 'relay' ? 'POST /campaigns/{id}/activate' : 'DELETE /campaigns/{id}';
  const calling = rest(first, call.replace('{id}', record)).then(
    ({ status }) => status === 200 && answered.push(`${record} campaign.activated`),
    () => undefined,
  );
  const killed = await Promise.race(servers.map((server) => server.ended.then(() => server)));
  const at = performance.now();
  if (killed === first) await calling;
  return { killed, at, record };
}

/** After how many milliseconds the record is deleted, and the feed has a new event. */
async function usableAfter(at: number, server: Reachable, record: string, answered: string[]) {
  const deleted = until(server, `DELETE /campaigns/${record}`, ({ status }) => status === 204 || status === 404).then(
    () => performance.now() - at,
  );
  const made = await create(server, answered);
  await until(server, `GET /events?resource_id=${made}`, ({ body }) => body.data?.length === 1);
  return { feed: performance.now() - at, record: await deleted };
}

it.runIf(isAsked).each(['two servers', 'one server that is started again'])(
  `a server is killed in a transaction ${kills} times, of %s: all is usable within ${atMost / 1_000} s, and no event is lost or comes twice`,
  { timeout: 900_000 },
  async (of) => {
    const data = await dataFolder();
    const armed = join(data, 'armed');
    const { uri, name, db } = database;
    await db.dropDatabase();
    const start = async (at: number): Promise<MainProcess> => {
      const KILLED_AT = at % 2 === 0 ? 'insert events' : 'insert campaigns_deleted';
      const server = new MainProcess(data, { MONGODB_URI: uri, MONGODB_DB: name, KILLED_AT, ARMED: armed }, { file, args: [] });
      await server.ready();
      return server;
    };
    const answered: string[] = [];
    const took: { feed: number; record: number }[] = [];
    for (let at = 0; at < kills; at += 1) {
      const servers = await Promise.all(of === 'two servers' ? [start(at), start(at)] : [start(at)]);
      const { killed, at: killedAt, record } = await killWhile(at % 2 === 0 ? 'relay' : 'deletion', servers, armed, answered);
      const left = servers.find((server) => server !== killed);
      const next = left ?? (await start(at));
      took.push(await usableAfter(left === undefined ? performance.now() : killedAt, next, record, answered));
      await next.end('SIGTERM');
    }
    const last = await start(0);
    await eventsMoved(db);
    const feed: Event[] = [];
    for (let isAll = false; !isAll;) {
      const after = feed.at(-1)?.id;
      const { body } = await rest(last, `GET /events?limit=200${after === undefined ? '' : `&after=${after}`}`);
      feed.push(...body.data);
      isAll = body.data.length === 0;
    }
    await last.end('SIGTERM');
    const moved = feed.map(({ resource_id, type }) => `${resource_id} ${type}`);
    expect(new Set(moved).size).toBe(moved.length);
    expect(feed.map(({ sequence }) => sequence)).toEqual(feed.map((_, at) => at + 1));
    expect(answered.filter((one) => !moved.includes(one))).toEqual([]);
    const longest = (what: 'feed' | 'record') => Math.round(Math.max(...took.map((one) => one[what])));
    console.log(`${of}, ${kills} kills: the feed after ${longest('feed')} ms at most, the record after ${longest('record')} ms`);
    expect(Math.max(longest('feed'), longest('record'))).toBeLessThan(atMost);
  },
);
