// What a page of a list costs at any depth of 1,000,000 campaigns: `node --conditions=@handbill/source tooling/bench/src/depth.ts [how many]`.
import { CampaignQuery, newId, type Campaign, type CreateCampaignInput, type Page } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import { MongoClient } from 'mongodb';
import { median } from './median.ts';
import { sampleCampaign } from './sample-campaign.ts';
import { table } from './table.ts';
import { withDatabase } from './with-database.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const runs = 31;
const workspaceId = 'wsp_depth';
const statuses = ['draft', 'active', 'paused', 'completed'] as const;
const start = Date.now() - count * 1_000;
const idAt = (index: number) => newId('cmp', new Date(start + index * 1_000));

/** Copies one campaign that the store itself has written, so that the documents are what the store reads. */
async function fill(storage: MongoStorage, client: MongoClient, database: string): Promise<string[]> {
  const input: CreateCampaignInput = {
    name: 'Spring launch',
    campaign_type: 'sales',
    status: 'active',
    budget: 2_500.5,
    currency: 'EUR',
    channels: ['email', 'linkedin'],
    target_audience: { description: 'Owners of small bakeries', locations: ['Lisbon'] },
    description: 'Three weeks of fresh bread',
    tags: ['spring'],
  };
  const campaign = sampleCampaign(input, new Date(start));
  await storage.campaigns(workspaceId).insert(campaign);
  const campaigns = client.db(database).collection<{ _id: string }>('campaigns');
  const one = await campaigns.findOne({ _id: campaign.id });
  const ids = [campaign.id];
  while (ids.length < count) {
    const batch = Array.from({ length: Math.min(10_000, count - ids.length) }, (_, offset) => ({
      ...one,
      _id: idAt(ids.length + offset),
      status: statuses[offset % 4],
    }));
    await campaigns.insertMany(batch, { ordered: false });
    ids.push(...batch.map(({ _id }) => _id));
    if (ids.length % 100_000 < 10_000) process.stderr.write(`${ids.length} campaigns\n`);
  }
  // What was just written goes to the disk now, not while it is read.
  await client.db('admin').command({ fsync: 1 });
  return ids.toReversed();
}

async function timed(work: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return [Math.min(...times), median(times)].map((time) => time.toFixed(1));
}

/** The cursor of the same list that stands behind another record: its last part is the record's id. */
const cursorBehind = ({ pagination }: Page<Campaign>, id: string) =>
  Buffer.from(
    Buffer.from(pagination.next_cursor ?? '', 'base64url')
      .toString()
      .replace(/[^.]+$/, id),
  ).toString('base64url');

await withDatabase(async (uri) => {
  const storage = await MongoStorage.open(uri, 'depth');
  const client = new MongoClient(uri, { useBigInt64: true });
  const ids = await fill(storage, client, 'depth');
  const list = (asked: object) => storage.campaigns(workspaceId).list(CampaignQuery.parse(asked));
  const rows = [['page of 20, with its total', 'best ms', 'median ms']];
  for (const filter of [{}, { status: 'active' }, { channel: 'email', status: 'active' }]) {
    const named = JSON.stringify(filter);
    const first = await list(filter);
    rows.push([`${named} first`, ...(await timed(() => list(filter)))]);
    for (const depth of [0.5, 0.999]) {
      const cursor = cursorBehind(first, ids[Math.floor(count * depth)] ?? '');
      rows.push([`${named} by cursor, behind ${Math.floor(count * depth)}`, ...(await timed(() => list({ ...filter, cursor })))]);
    }
    rows.push([`${named} offset 10,000`, ...(await timed(() => list({ ...filter, offset: 10_000 })))]);
  }
  const total = { count: 'campaigns', query: { workspace_id: workspaceId }, limit: 10_001, hint: 'workspace' };
  rows.push(['total alone, cut at 10,000', ...(await timed(() => client.db('depth').command(total)))]);
  rows.push(['total alone, uncut', ...(await timed(() => client.db('depth').command({ ...total, limit: 0 })))]);
  process.stdout.write(`${table(rows)}\n`);
  await client.close();
  await storage.close();
});
