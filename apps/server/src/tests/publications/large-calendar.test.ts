import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@handbill/contract';
import { testDatabase } from '@handbill/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profiled } from '../../../../../packages/mongo/testing/profiled.ts';
import { MainProcess } from '../../../testing/main-process.ts';
import { planner } from '../../../testing/planned-texts.ts';

const publications = Number(process.env['MANY_PUBLICATIONS'] ?? 10_000);
const [campaigns, hour] = [publications / 200, 3_600_000];
const channels = ['linkedin', 'email', 'blog', 'facebook', 'instagram', 'twitter', 'threads', 'bluesky', 'youtube', 'pinterest'];
/** How often a page is asked for while the processor's time is taken, which is counted in hundredths of a second; and how often that is tried. */
const [rounds, tries] = publications > 10_000 ? [10, 5] : [10, 1];

const { db, uri, name } = testDatabase();
let data = '';
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'handbill-calendar-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

const stored = (collection: string) => db.collection<{ _id: string }>(collection);
const withoutOutbox = { projection: { outbox: 0, outbox_time: 0, outbox_bytes: 0 } };

/** The milliseconds of a processor that a process has taken; `NaN` where the system has no `/proc`. */
async function processorTime(pid = 0): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
}

/** Stores many publications of many campaigns over the hours of a year, and 2,000 more in a month of the next. */
async function fill(server: MainProcess): Promise<void> {
  const { text, campaign, publication } = planner(server);
  const campaign_id = await campaign({ status: 'active', cadence: { linkedin: 2 } });
  const _id = await publication(await text({ campaign_id }));
  const [one, first] = [
    await stored('publications').findOne({ _id }, withoutOutbox),
    await stored('campaigns').findOne({ _id: campaign_id }, withoutOutbox),
  ];
  const ids = [campaign_id, ...Array.from({ length: campaigns - 1 }, () => newId('cmp', new Date()))];
  await stored('campaigns').insertMany(ids.slice(1).map((other) => ({ ...first, _id: other })));
  const placed = (index: number, at: Date) => {
    const planned_for = { local: at.toISOString().slice(0, 16), time_zone: 'UTC', at };
    const about = { campaign_id: ids[index % campaigns], channel: channels[index % channels.length], planned_for };
    return { ...one, _id: newId('pub', at), ...about };
  };
  const [year, month] = [Date.parse('2027-01-01T00:00Z'), Date.parse('2028-05-01T00:00Z')];
  const all = [
    ...Array.from({ length: publications }, (_, index) => placed(index, new Date(year + ((index * 7) % (365 * 24)) * hour))),
    ...Array.from({ length: 2_000 }, (_, index) => placed(index, new Date(month + ((index * 7) % (30 * 24)) * hour))),
  ];
  for (let done = 0; done < all.length; done += 10_000) await stored('publications').insertMany(all.slice(done, done + 10_000));
}

it(`shows pages of a calendar of ${publications} publications in few commands`, { timeout: 600_000 }, async () => {
  const server = new MainProcess(data, { MONGODB_URI: uri, MONGODB_DB: name });
  await server.ready();
  await fill(server);
  const { call } = planner(server);
  for (const [month, limit] of [
    ['from=2027-05-01&to=2027-05-31', 500],
    ['from=2028-05-01&to=2028-05-31', 1_000],
  ] as const) {
    const page = `GET /calendar?${month}&limit=${limit}`;
    const shown = (await call(page)).body;
    expect([shown.data.length, shown.pagination.has_more, shown.gaps.length > 0]).toEqual([limit, true, true]);
    const commands = await profiled(db, () => call(page));
    // A server's periodic work looks into all workspaces.
    const ofCall = commands.filter(
      ({ collection, filters }) => collection !== 'keys' && JSON.stringify(filters).includes('"workspace_id":"'),
    );
    expect(ofCall.map(({ collection }) => collection).toSorted()).toEqual(['campaigns', 'content', 'publications', 'publications']);
    await db.collection('system.profile').drop();
    const taken: number[] = [];
    for (let tried = 0; tried < tries; tried += 1) {
      const before = await processorTime(server.child.pid);
      for (let round = 0; round < rounds; round += 1) await call(page);
      taken.push(((await processorTime(server.child.pid)) - before) / rounds);
    }
    const lists = `${shown.gaps.length} gaps and ${shown.clashes.length} clashes`;
    console.info(`${limit} of ${shown.pagination.total} with ${lists}: ${Math.min(...taken).toFixed(1)} ms of CPU a page at best`);
  }
});
