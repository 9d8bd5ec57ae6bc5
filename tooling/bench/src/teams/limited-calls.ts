import { setImmediate } from 'node:timers/promises';
import { contract, newId } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import { RateLimiter, type RateStore } from '@handbill/operations';
import { median } from 'simple-statistics';
import type { Goal } from '../goals.ts';
import { serverMetrics } from '../../../../apps/server/src/metrics/server-metrics.ts';
import { onUsualMachine } from '../on-usual-machine.ts';
import { call, made, repeated, startTwo, type TeamsSetting } from './teams.ts';
import type { RunningSide } from '../sides/start-side.ts';

const window_s = 60;
const [perKey, perWorkspace] = [600, 3_000];
const atOnce = 40;
const scopes = ['campaigns:read'];

const near = (count: number, limit: number): boolean => Math.abs(count - limit) <= limit / 100;

/** How many of so many calls pass through two servers, made in turn with these keys. */
async function passing(sides: readonly RunningSide[], keys: readonly string[], calls: number): Promise<number> {
  const statuses = await repeated(calls, atOnce, async (index) => {
    const side = sides[index % 2];
    return side === undefined ? 0 : (await call(side, keys[index % keys.length] ?? '', 'GET /campaigns?limit=1')).status;
  });
  return statuses.filter((status) => status === 200).length;
}

/** How exactly limits hold over two servers. */
export async function limitedCalls(setting: TeamsSetting): Promise<Goal[]> {
  const limits = { HANDBILL_RATE_LIMIT: `${perKey}/${window_s}s`, HANDBILL_WORKSPACE_RATE_LIMIT: `${perWorkspace}/${window_s}s` };
  const sides = await startTwo(setting, limits);
  const [first] = sides;
  const admin = await setting.readKey();
  const inWorkspace = async (name: string) => (await made(first, admin, 'POST /workspaces', { name })).key.key as string;
  const newKey = async (by: string) => (await made(first, by, 'POST /keys', { name: 'Page', scopes })).key as string;
  const one = await passing(sides, [await newKey(await inWorkspace('One'))], 1_500);
  const maker = await inWorkspace('Many');
  const keys = await Promise.all(Array.from({ length: 20 }, () => newKey(maker)));
  // Making them took some of it.
  const all = await passing(sides, keys, 5_000);
  const batched = await newKey(await inWorkspace('Batch'));
  const names = Array.from({ length: 50 }, () => 'me.get').join(',');
  const answer = await fetch(`http://127.0.0.1:${first.port}/trpc/${names}?batch=1&input={}`, {
    headers: { authorization: `Bearer ${batched}` },
  });
  await answer.text();
  const left = Number(/"key";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
  await Promise.all(sides.map((side) => side.stop()));
  return [
    { what: `a limit of ${perKey} over two servers lets ${one} of 1,500 calls pass`, met: near(one, perKey) },
    {
      what: `20 keys of a workspace with a limit of ${perWorkspace}: ${all} of 5,000 calls pass, after ${keys.length} that made the keys`,
      met: near(all + keys.length, perWorkspace),
    },
    { what: `a batch of 50 counts ${perKey - left}`, met: perKey - left === 50 },
  ];
}

const calls = 400_000;
const rounds = 20;

/** What something costs, of CPU. Clocks of CPU may move by milliseconds: a round is longer than that. */
async function costOf(work: (index: number) => unknown) {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.threadCpuUsage();
    for (let count = 0; count < calls / rounds; count += 1) await work(count);
    const { user, system } = process.threadCpuUsage(before);
    took.push(((user + system) * rounds) / calls);
    await setImmediate();
  }
  return onUsualMachine(median(took), 'µs');
}

/** What limits and figures cost a call. Caps are looked at by calls that have a text written alone. */
export async function limitCosts({ env }: TeamsSetting): Promise<Goal[]> {
  const storage = await MongoStorage.open(env.MONGODB_URI, 'limits');
  let trips = 0;
  const counted: RateStore = {
    take: (...asked) => {
      trips += 1;
      return storage.rates.take(...asked);
    },
  };
  const limit = { requests: 1_000_000, milliseconds: 60_000 };
  const limiter = new RateLimiter({ key: limit, workspace: limit }, counted, { warn: console.error });
  const caller = { workspace: { id: newId('wsp', new Date()), name: 'Limits' }, family: newId('key', new Date()) };
  const costs = await costOf(() => limiter.take(caller, false));
  const metrics = serverMetrics('bench');
  const operations = Object.values(contract.campaigns);
  const figures = await costOf((index) => {
    const operation = operations[index % operations.length];
    if (operation !== undefined) metrics.called(operation, 'rest', 200 + (index % 7), index % 1_000);
  });
  metrics.close();
  // By now the limiter has what it had asked for ahead.
  await storage.close();
  return [
    { what: `figures cost a call ${figures.told} of CPU, at most 3`, met: figures.time <= 3 },
    { what: `limits cost a call ${costs.told} of CPU, at most 5`, met: costs.time <= 5 },
    { what: `${trips} of ${calls} calls at most wait for the database, at most 1 %`, met: trips <= calls / 100 },
  ];
}
