import { newId } from '@handbill/contract';
import { expect, it } from 'vitest';
import { profiled } from '../../../../../packages/mongo/testing/profiled.ts';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const { call, text, campaign, publication } = planner(server);
const publications = Number(process.env['MANY_PUBLICATIONS'] ?? 10_000);
const [campaigns, hour] = [publications / 200, 3_600_000];
const start = Date.parse('2027-01-01T00:00:00Z');
const channels = ['linkedin', 'email', 'blog', 'facebook', 'instagram', 'twitter', 'threads', 'bluesky', 'youtube', 'pinterest'];

it(
  `shows a page of 500 of any month of ${publications} publications in ${campaigns} campaigns in few commands`,
  { timeout: 240_000 },
  async () => {
    const campaign_id = await campaign({ status: 'active', cadence: { linkedin: 2 } });
    const id = await publication(await text({ campaign_id }));
    const stored = (collection: string, _id: string) =>
      server.db.collection<{ _id: string }>(collection).findOne({ _id }, { projection: { outbox: 0, outbox_time: 0, outbox_bytes: 0 } });
    const [one, first] = [await stored('publications', id), await stored('campaigns', campaign_id)];
    const ids = [campaign_id, ...Array.from({ length: campaigns - 1 }, () => newId('cmp', new Date()))];
    await server.db.collection('campaigns').insertMany(ids.slice(1).map((_id) => ({ ...first, _id: _id as never })));
    const placed = Array.from({ length: publications }, (_, index) => {
      const at = new Date(start + ((index * 7) % (365 * 24)) * hour);
      const planned_for = { local: at.toISOString().slice(0, 16), time_zone: 'UTC', at };
      return {
        ...one,
        _id: newId('pub', at) as never,
        campaign_id: ids[index % campaigns],
        channel: channels[index % channels.length],
        planned_for,
      };
    });
    for (let done = 0; done < publications; done += 10_000)
      await server.db.collection('publications').insertMany(placed.slice(done, done + 10_000));
    const month = 'GET /calendar?from=2027-05-01&to=2027-05-31&limit=500';
    const { data, pagination, gaps } = (await call(month)).body;
    expect([data.length, pagination.total, gaps.length > 0]).toEqual([500, expect.any(Number), true]);
    const commands = await profiled(server.db, () => call(month));
    // A server's periodic work looks into all workspaces.
    const ofCall = commands.filter(
      ({ collection, filters }) => collection !== 'keys' && JSON.stringify(filters).includes('"workspace_id":"'),
    );
    expect(ofCall.map(({ collection }) => collection).toSorted()).toEqual(['campaigns', 'content', 'publications', 'publications']);
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const before = process.cpuUsage();
      await (await fetch(`${server.url}/v1${month.slice(4)}`, { headers: { authorization: `Bearer ${server.adminKey}` } })).arrayBuffer();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
    }
    // Of the process, that of the caller as well.
    const [best, size] = [Math.min(...times).toFixed(1), (JSON.stringify(data).length / 1_000).toFixed(0)];
    console.info(`a page of 500 of ${publications}: ${best} ms of CPU at best, ${gaps.length} gaps, ${size} kB`);
  },
);
