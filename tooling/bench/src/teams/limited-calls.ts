import type { Goal } from '../goals.ts';
import { median } from 'simple-statistics';
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

const calls = 4_000;

/** Microseconds of CPU that a call of a server takes. */
async function cpuOf(side: RunningSide, key: string, path: string): Promise<number> {
  const before = (await side.usage()).cpu;
  await repeated(calls, atOnce, () => call(side, key, `GET ${path}`));
  return ((await side.usage()).cpu - before) / calls;
}

/** What limits and caps cost a call. */
export async function limitCosts(setting: TeamsSetting): Promise<Goal[]> {
  const large = '1000000/60s';
  const [off] = await startTwo(setting, {});
  const [on] = await startTwo(setting, { HANDBILL_RATE_LIMIT: large, HANDBILL_WORKSPACE_RATE_LIMIT: large });
  const admin = await setting.readKey();
  const caps = { monthly_token_cap: 1_000_000_000, monthly_cost_cap: 1_000_000 };
  const { key } = await made(off, admin, 'POST /keys', { name: 'Page', scopes: ['campaigns:read', 'campaigns:write'], ...caps });
  const { id } = await made(off, key, 'POST /campaigns', { name: 'Spring', campaign_type: 'sales' });
  const differences: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const plain = await cpuOf(off, key, `/campaigns/${id}`);
    const limited = await cpuOf(on, key, `/campaigns/${id}`);
    if (round > 0) differences.push(limited - plain);
  }
  const costs = median(differences);
  return [
    {
      what: `limits and caps cost a call at most 5 µs of CPU: ${costs.toFixed(1)} (of ${differences.map((one) => one.toFixed(0)).join(', ')})`,
      met: costs <= 5,
    },
  ];
}
