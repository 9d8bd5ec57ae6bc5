import { setTimeout as sleep } from 'node:timers/promises';
import { billionthsOf, type Event, type SpendingCap } from '../../packages/contract/src/index.ts';
import { testDatabase, type TestDatabase } from '../testing/src/index.ts';
import { expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { KilledServers } from './killed-servers.ts';
import { brief, letter, pricedModels, type Behaviour } from './priced-models.ts';
import { attemptsSum, call, capSum, get, readCaps, settled, usageSum } from './spending.ts';

// The first one is in `npm test` too, in small; the others are only in `npm run test:kill`.
const isAsked = process.env['MANY_KILLS'] === '1';
const texts = Number(process.env['CAPPED_TEXTS'] ?? 1_000);
/** No more are begun after so many minutes. */
const minutes = Number(process.env['CAPPED_MINUTES'] ?? 20);

const size = isAsked
  ? { covered: 60, callers: 100, kills: 4, pause: 8_000, duration: 100, lease: 8_000, refusals: 50 }
  : { covered: 6, callers: 10, kills: 1, pause: 600, duration: 1_000, lease: 3_000, refusals: 1 };

const [ofOneKey, ofAll, ofManyKeys] = [testDatabase(), testDatabase(), testDatabase()];

/** Two servers with priced models. */
async function started(database: TestDatabase, behaviour: Behaviour): Promise<KilledServers> {
  const folder = await dataFolder();
  const models = await pricedModels(folder, behaviour);
  onTestFinished(() => models.close());
  const servers = new KilledServers(folder, database, {
    HANDBILL_MODELS: models.path,
    HANDBILL_GENERATION_TIMEOUT: '10s',
    HANDBILL_GENERATION_CONCURRENCY: '16',
    LEASE_ms: String(size.lease),
  });
  await servers.start();
  return servers;
}

/** Kills servers, some texts or seconds apart, until it has done so often enough or all is over. */
async function killing(servers: KilledServers, kills: number, pause: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  for (let at = 0; at < kills && !isOver(); at += 1) {
    await pause();
    if (!isOver()) await servers.kill();
  }
}

type Limits = { readonly monthly_token_cap: number; readonly monthly_cost_cap: number };

/** A key with caps, or that some key makes. */
async function makeKey(servers: KilledServers, limits: Partial<Limits> = {}, by = servers.adminKey) {
  const body = { name: 'Team', scopes: ['content:read', 'content:write', 'keys:write'], ...limits };
  const { body: made } = await call(servers, 'POST /keys', { key: by, id: crypto.randomUUID(), body });
  return made as { id: string; key: string };
}

/** A review is a call of its own. */
const unreviewed = { ...brief, review: false };

/** Caps that the first calls for so many texts fit in at once. */
async function limitsFor(servers: KilledServers, count: number): Promise<Limits> {
  const asked = { key: servers.adminKey, id: crypto.randomUUID(), body: unreviewed };
  const { tokens, cost } = (await call(servers, 'POST /content/plan', asked)).body.reserves;
  return { monthly_token_cap: count * tokens, monthly_cost_cap: Number((count * cost.amount).toFixed(6)) };
}

/** Looks at caps again and again; resolves to how often, and to where one was exceeded. */
async function watch(servers: KilledServers, key: string, isOver: () => boolean) {
  const exceeded: SpendingCap[] = [];
  let looks = 0;
  for (; !isOver(); looks += 1) {
    const caps = await readCaps(servers, key);
    exceeded.push(...caps.filter(({ spent, reserved, limit }) => billionthsOf(spent) + billionthsOf(reserved) > billionthsOf(limit)));
    await sleep(50);
  }
  return { looks, exceeded };
}

/** Has texts written until the cap is exhausted; a refused one is asked for again after `Retry-After`, so many times at most. */
async function exhaust(servers: KilledServers, key: string, maxRefused: number): Promise<number> {
  let written = 0;
  for (let refused = 0; refused < maxRefused;) {
    const { status, body } = await call(servers, 'POST /content/generate', { key, id: crypto.randomUUID(), body: unreviewed });
    if (status === 429) {
      if (body.code !== 'budget_exhausted') throw new Error(`Refused with ${body.code}`);
      if (body.retry_after > 5) return written;
      refused += 1;
      await sleep(body.retry_after * 1_000);
    } else written += status === 201 ? 1 : 0;
  }
  return written;
}

const thresholdsOf = async (servers: KilledServers, keyId: string, unit: string): Promise<unknown[]> => {
  const { data } = (await get(servers, servers.adminKey, '/events?type=spend.*&limit=200')) as { data: Event[] };
  const passed = data.map(({ data: figures }) => figures as unknown as { key_id: string | null; unit: string; threshold: number });
  return passed.filter((one) => one.key_id === keyId && one.unit === unit).map(({ threshold }) => threshold);
};

it(
  `never exceeds a cap for ${size.covered} texts with ${size.callers} calls at once, and uses all of it`,
  { timeout: 900_000 },
  async () => {
    const servers = await started(ofOneKey, { failing: 0.15, share: 1, duration: size.duration });
    const limits = await limitsFor(servers, size.covered);
    const { key } = await makeKey(servers, limits);
    let isOver = false;
    const watching = watch(servers, key, () => isOver);
    const killed = killing(
      servers,
      size.kills,
      () => sleep(size.pause),
      () => isOver,
    );
    const written = await Promise.all(Array.from({ length: size.callers }, () => exhaust(servers, key, size.refusals)));
    isOver = true;
    await killed;
    const { looks, exceeded } = await watching;
    await settled(ofOneKey);

    const { spent, reserved, lost } = await attemptsSum(ofOneKey);
    expect(await usageSum(servers)).toEqual(spent);
    await expect.poll(() => capSum(servers, key)).toEqual({ spent, reserved });
    const left = limits.monthly_token_cap - Number(spent.tokens + reserved.tokens);
    const count = written.reduce((sum, own) => sum + own, 0);
    console.log({ written: count, kills: servers.kills, looks, lost, limits, spent, reserved, left });
    expect(exceeded).toEqual([]);
    expect(left).toBeGreaterThanOrEqual(0);
    // As much as two texts.
    expect(left).toBeLessThan((2 * limits.monthly_token_cap) / size.covered);
    await servers.stop();
  },
);

/** The ways in which models are paid for. */
async function pay(servers: KilledServers, key: string, number: number): Promise<number[]> {
  const id = crypto.randomUUID();
  const body = { ...brief, ...(number % 7 === 0 && { background: true }) };
  const { status, body: record } = await call(servers, 'POST /content/generate', { key, id, body });
  const more = async (route: string, asked: object) => (await call(servers, route, { key, id: `${id}-more`, body: asked })).status;
  if (number % 10 === 1 && status === 201) return [status, await more(`POST /content/${record.id}/rewrite`, { pointers: ['/subject'] })];
  if (number % 10 === 2 && status === 201) return [status, await more(`POST /content/${record.id}/regenerate`, {})];
  if (number % 10 === 3) return [status, await more('POST /content/check', { type: brief.type, output: letter, review: true })];
  return [status];
}

it.runIf(isAsked)(`counts the same in attempts, usage and caps over ${texts} texts and 20 kills`, { timeout: 1_700_000 }, async () => {
  const servers = await started(ofAll, { failing: 0.05, share: 0.3, duration: 50 });
  const limits = await limitsFor(servers, 100_000);
  const maker = await makeKey(servers, limits);
  const { key } = await makeKey(servers, {}, maker.key);
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async () => {
    while (!isOver()) for (const status of await pay(servers, key, (next += 1))) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const start = performance.now();
  /** How much of the texts or of the time is gone, the larger share of the two. */
  const progress = () => Math.max(next / texts, (performance.now() - start) / (minutes * 60_000));
  const isOver = () => progress() >= 1;
  const untilNextKill = async () => {
    while (progress() < (servers.kills + 0.5) / 20) await sleep(100);
  };
  const killed = killing(servers, 20, untilNextKill, isOver);
  await Promise.all(Array.from({ length: 32 }, work));
  await killed;
  await settled(ofAll);

  const { spent, reserved, calls, lost } = await attemptsSum(ofAll);
  console.log({ texts: next, kills: servers.kills, statuses, calls, lost, spent, reserved });
  expect([...statuses.keys()].filter((status) => ![200, 201, 202, 502, 504].includes(status))).toEqual([]);
  expect(await usageSum(servers)).toEqual(spent);
  await expect.poll(() => capSum(servers, maker.key)).toEqual({ spent, reserved });
  await servers.stop();
});

it.runIf(isAsked)('holds for 50 keys that a capped key made, and tells of each threshold once', { timeout: 900_000 }, async () => {
  const behaviour: Behaviour = { failing: 0.05, share: 1, duration: 100 };
  const servers = await started(ofManyKeys, behaviour);
  const limits = await limitsFor(servers, 10);
  const maker = await makeKey(servers, limits);
  const made = await Promise.all(Array.from({ length: 50 }, () => makeKey(servers, {}, maker.key)));
  let isOver = false;
  const watching = watch(servers, maker.key, () => isOver);
  const killed = killing(
    servers,
    2,
    () => sleep(8_000),
    () => isOver,
  );
  await Promise.all(made.map(({ key }) => exhaust(servers, key, 50)));
  isOver = true;
  await killed;
  const { looks, exceeded } = await watching;
  await settled(ofManyKeys);
  const { spent, reserved } = await attemptsSum(ofManyKeys);
  await expect.poll(() => capSum(servers, maker.key)).toEqual({ spent, reserved });
  console.log({ keys: made.length, kills: servers.kills, looks, limits, spent, reserved });
  expect(exceeded).toEqual([]);
  await expect.poll(() => thresholdsOf(servers, maker.id, 'tokens'), { timeout: 10_000 }).toEqual([50, 80]);

  // Models that say they took more than they may have are how the last one is passed.
  const other = await makeKey(servers, await limitsFor(servers, 2));
  Object.assign(behaviour, { failing: 0, tokens: limits.monthly_token_cap / 10 });
  await Promise.all(
    [0, 1].map(() => call(servers, 'POST /content/generate', { key: other.key, id: crypto.randomUUID(), body: unreviewed })),
  );
  await settled(ofManyKeys);
  await expect.poll(() => thresholdsOf(servers, other.id, 'tokens'), { timeout: 10_000 }).toEqual([50, 80, 100]);
  await servers.stop();
});
