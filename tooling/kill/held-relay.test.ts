import { expect, it } from 'vitest';
import { rest } from '../../apps/server/testing/rest.ts';
import type { Campaign } from '../../packages/contract/src/index.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { testDatabase } from '../testing/src/index.ts';
import { KilledServers } from './killed-servers.ts';

// Only in `npm run test:kill`: packages/mongo/src/events holds the same in small.
const isAsked = process.env['MANY_KILLS'] === '1';
const [records, changes] = [10, 10_000];

const { db, uri, name } = testDatabase();

it.runIf(isAsked)(
  `keeps records small, and loses no event, where nobody moves those of ${records * changes} changes`,
  { timeout: 1_500_000 },
  async () => {
    const locks = db.collection<{ _id: string }>('locks');
    const held = { token: 'elsewhere', until: new Date(Date.now() + 3_600_000) };
    await locks.insertOne({ _id: 'event_relay', ...held });
    const servers = new KilledServers(await dataFolder(), { MONGODB_URI: uri, MONGODB_DB: name });
    await servers.start(1);
    const server = servers.any();
    const before = await db.collection('events').countDocuments();
    let largest = 0;
    const change = async (): Promise<string> => {
      const { body } = await rest(server, 'POST /campaigns', { body: { name: 'Launch', campaign_type: 'sales' } });
      const id = String(body.id);
      for (let round = 1; round <= changes; round += 1) {
        const changed = await rest(server, `PATCH /campaigns/${id}`, { body: { description: `${round} `.repeat(100) } });
        expect(changed.status).toBe(200);
        if (round % 50 !== 0) continue;
        const size = { $project: { bytes: { $bsonSize: '$$ROOT' } } };
        const [found] = await db
          .collection('campaigns')
          .aggregate<{ bytes: number }>([{ $match: { _id: id as never } }, size])
          .toArray();
        largest = Math.max(largest, found?.bytes ?? 0);
      }
      return id;
    };
    const ids = await Promise.all(Array.from({ length: records }, change));
    expect(await db.collection('events').countDocuments()).toBe(before);
    await locks.updateOne({ _id: 'event_relay' }, { $set: { until: new Date(0) } });
    const released = performance.now();
    const count = () => db.collection('events').countDocuments({ resource_id: { $in: ids } });
    await expect.poll(count, { timeout: 600_000, interval: 1_000 }).toBe(records * (changes + 1));
    const took = ((performance.now() - released) / 1_000).toFixed(0);
    for (const resource_id of ids) {
      const events = await db.collection<{ data: Campaign }>('events').find({ resource_id }).sort({ sequence: 1 }).toArray();
      expect(events.map(({ data }) => data.revision)).toEqual(events.map((_, at) => at + 1));
    }
    expect(largest).toBeLessThan(1_000_000);
    console.log(
      `${records * changes} changes of ${records} records: at most ${largest} bytes, all events ${took} s after the relay was back`,
    );
    await servers.stop();
  },
);
