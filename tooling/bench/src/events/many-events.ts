import { setTimeout as sleep } from 'node:timers/promises';
import { Long, MongoClient, type Document } from 'mongodb';
import { median } from 'simple-statistics';
import type { Goal } from '../goals.ts';
import { ours, startSide } from '../sides/side.ts';
import { call, made, type ServerSetting } from '../server-calls.ts';

const count = 1_000_000;
const batch = 10_000;
const samples = 30;
/** Behind the events that the workspace, its key and its campaign have made. */
const beginning = 10;

/** Not as those of places, which are zeros at the beginning. */
const idOf = (sequence: number): string => `evt_1${String(sequence).padStart(25, '0')}`;

/** Fills the feed of a workspace with copies of an event of its own; other campaigns have the most of them. */
async function fill(env: ServerSetting['env'], workspace_id: string, campaignId: string): Promise<void> {
  const client = new MongoClient(env.MONGODB_URI);
  try {
    const db = client.db(env.MONGODB_DB);
    const events = db.collection<Document & { _id: string }>('events');
    const sample = await events.findOne({ workspace_id, resource_id: campaignId });
    if (sample === null) throw new Error('The event is not there');
    for (let from = beginning; from <= count; from += batch) {
      const some = Array.from({ length: Math.min(batch, count - from + 1) }, (_, at) => {
        const sequence = from + at;
        const type = sequence % 100 === 0 ? 'campaign.paused' : 'campaign.updated';
        return { ...sample, _id: idOf(sequence), sequence, type, resource_id: sequence % 1_000 === 0 ? campaignId : `cmp_${sequence}` };
      });
      await events.insertMany(some, { ordered: false, bypassDocumentValidation: true, writeConcern: { w: 1 } });
    }
    const last = { $set: { sequence: Long.fromNumber(count).toInt() } };
    await db.collection<{ _id: string }>('event_feeds').updateOne({ _id: workspace_id }, last);
  } finally {
    await client.close();
  }
}

/** Whether a page of events takes as long wherever it is, of a million. */
export async function manyEvents({ env, readKey }: ServerSetting): Promise<Goal[]> {
  const first = await startSide(ours, env);
  const { id: workspaceId, key } = await made(first, await readKey(), 'POST /workspaces', { name: 'Many' });
  const { id } = await made(first, key.key, 'POST /campaigns', { name: 'Spring', campaign_type: 'sales' });
  await sleep(2_000);
  // A server would be told of each event.
  await first.stop();
  await fill(env, workspaceId, id);
  const side = await startSide(ours, env);
  try {
    return await timedPages(side, key.key, id);
  } finally {
    await side.stop();
  }
}

async function timedPages(side: Awaited<ReturnType<typeof startSide>>, key: string, campaignId: string): Promise<Goal[]> {
  const pages = {
    first: '',
    middle: `&after=${idOf(count / 2)}`,
    last: `&after=${idOf(count - 101)}`,
    'by type, in the middle': `&type=campaign.paused&after=${idOf(count / 2)}`,
    'by resource': `&resource_id=${campaignId}`,
    'by resource, in the middle': `&resource_id=${campaignId}&after=${idOf(count / 2)}`,
  };
  const took = new Map<string, number[]>();
  for (let round = -5; round < samples; round += 1)
    for (const [name, query] of Object.entries(pages)) {
      const started = performance.now();
      const { status, body } = await call(side, key, `GET /events?limit=100${query}`);
      const time = performance.now() - started;
      if (status !== 200 || body.data.length < 99) throw new Error(`${name}: ${status}, ${body.data?.length} events`);
      if (round >= 0) took.set(name, [...(took.get(name) ?? []), time]);
    }
  const first = median(took.get('first') ?? []);
  return [...took].map(([name, times]) => {
    const ratio = median(times) / first;
    return {
      what: `of ${count} events the page ${name} takes ${median(times).toFixed(1)} ms, ${ratio.toFixed(2)} of the first`,
      met: ratio <= 1.5,
    };
  });
}
