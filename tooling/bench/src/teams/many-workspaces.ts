import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@handbill/contract';
import { MongoClient, type Document } from 'mongodb';
import { median, quantile } from 'simple-statistics';
import type { Goal } from '../goals.ts';
import { created } from '../seed.ts';
import { ours } from '../sides/side.ts';
import { startSide, type RunningSide } from '../sides/start-side.ts';
import { call, made, type TeamsSetting } from './teams.ts';

const [workspaces, records] = [1_000, 1_000];
const samples = 300;

/** Milliseconds that calls took, one after the other. */
async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await work();
    took.push(performance.now() - started);
  }
  return took;
}

interface Filled {
  readonly id: string;
  readonly key: string;
  readonly campaign: string;
}

async function measured(side: RunningSide, { key, campaign }: Filled): Promise<{ readonly get: number; readonly list: number }> {
  const get = () => call(side, key, `GET /campaigns/${campaign}`);
  const list = () => call(side, key, 'GET /campaigns?limit=20');
  await times(200, get);
  await times(200, list);
  return { get: median(await times(samples, get)), list: median(await times(samples, list)) };
}

/** Whether one workspace among a thousand is as fast as a single one, and what it takes to erase one. */
export async function manyWorkspaces(setting: TeamsSetting): Promise<Goal[]> {
  const side = await startSide(ours, setting.env);
  const admin = await setting.readKey();
  const client = new MongoClient(setting.env.MONGODB_URI, { useBigInt64: true });
  const db = client.db(setting.env['MONGODB_DB'] ?? '');
  const campaigns = db.collection<{ _id: string } & Document>('campaigns');
  const filledOne = async (name: string): Promise<Filled> => {
    const { id, key } = await made(side, admin, 'POST /workspaces', { name });
    const campaign = (await made(side, key.key, 'POST /campaigns', created)).id as string;
    await sleep(1_500);
    const sample = await campaigns.findOne({ _id: campaign });
    if (sample === null) throw new Error('The campaign is not stored');
    await fill(id, sample, records);
    return { id, key: key.key, campaign };
  };
  const fill = async (workspace_id: string, sample: Document, count: number): Promise<void> => {
    const copies = Array.from({ length: count }, () => ({ ...sample, _id: newId('cmp', new Date()), workspace_id }));
    await campaigns.insertMany(copies, { ordered: false, writeConcern: { w: 1 } });
  };
  const one = await filledOne('One');
  const alone = await measured(side, one);
  const memory = (await side.usage()).rss;
  const sample = await campaigns.findOne({ _id: one.campaign });
  for (let count = 3; count < workspaces; count += 1) await fill(newId('wsp', new Date()), sample ?? {}, records);
  const erased = await filledOne('Erased');
  const among = await measured(side, one);
  const grown = ((await side.usage()).rss - memory) / 2 ** 20;

  const get = () => call(side, one.key, `GET /campaigns/${one.campaign}`);
  const before = quantile(await times(1_000, get), 0.99);
  const started = performance.now();
  await call(side, admin, `DELETE /workspaces/${erased.id}?name=Erased`);
  const erasing = new AbortController();
  const slowed: number[] = [];
  const asking = (async () => {
    while (!erasing.signal.aborted) slowed.push(...(await times(20, get)));
  })();
  while ((await campaigns.findOne({ workspace_id: erased.id }, { projection: { _id: 1 } })) !== null) await sleep(20);
  const took = (performance.now() - started) / 1_000;
  erasing.abort();
  await asking;
  const meanwhile = quantile(slowed, 0.99);
  await client.close();
  await side.stop();
  const ratio = (name: 'get' | 'list') => among[name] / alone[name];
  return [
    ...(['get', 'list'] as const).map((name) => ({
      what: `${name} in one of ${workspaces} workspaces of ${records} records takes ${ratio(name).toFixed(2)} of what it takes in one alone`,
      met: ratio(name) <= 1.1,
    })),
    { what: `the server's memory grew by ${grown.toFixed(0)} MB meanwhile`, met: grown < 32 },
    { what: `a workspace is erased in ${took.toFixed(1)} s`, met: took <= 2 },
    {
      what: `meanwhile another's calls take ${meanwhile.toFixed(1)} ms at p99, before ${before.toFixed(1)}`,
      met: meanwhile <= 2 * before + 5,
    },
  ];
}
