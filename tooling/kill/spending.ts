import { expect } from 'vitest';
import { billionthsOf, type SpendingCap, type Usage } from '../../packages/contract/src/index.ts';
import { rest, type RestAnswer } from '../../apps/server/testing/rest.ts';
import type { TestDatabase } from '../testing/src/index.ts';
import { untilDone, type KilledServers } from './killed-servers.ts';

interface Call {
  readonly key: string;
  readonly id: string;
  readonly body: object;
}

/** Makes a call until a server says how it ended. */
export const call = (servers: KilledServers, route: string, { key, id, body }: Call): Promise<RestAnswer> =>
  untilDone(async () => {
    const answer = await rest(servers.any(), route, { key, body, headers: { 'idempotency-key': id } });
    return [409, 503].includes(answer.status) ? undefined : answer;
  }, AbortSignal.timeout(1_600_000));

export const get = (servers: KilledServers, key: string, path: string) =>
  untilDone(async () => {
    const { status, body } = await rest(servers.any(), `GET ${path}`, { key });
    return status === 200 ? body : undefined;
  }, AbortSignal.timeout(60_000));

export const readCaps = async (servers: KilledServers, key: string): Promise<SpendingCap[]> =>
  (await get(servers, key, '/usage/caps')).data;

/** Waits until all has ended, and everything was counted that is known. */
export async function settled({ db }: TestDatabase): Promise<void> {
  const waiting = () =>
    Promise.all([
      db.collection('content').countDocuments({ status: 'generating' }),
      db.collection('attempts').countDocuments({ $or: [{ state: 'open' }, { 'uncounted._id': { $exists: true } }] }),
    ]);
  await expect.poll(waiting, { timeout: 180_000, interval: 500 }).toEqual([0, 0]);
  // As an hour later: then the sweep looks after the reservations of killed servers for parts.
  const over = { until: new Date(0) };
  const ofTexts = { arrayFilters: [{ 'entry.content_id': /cnt_/ }] };
  await db.collection('caps').updateMany({}, { $set: { 'open.$[entry].until': over.until } }, ofTexts);
  await db.collection('cap_reservations').updateMany({}, { $set: over });
  const due = { $lt: new Date() };
  const left = async () =>
    (await db.collection('caps').countDocuments({ 'open.until': due })) +
    (await db.collection('cap_reservations').countDocuments({ until: due }));
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
}

/** The sums of attempts, in tokens and billionths of USD; of those whose servers were killed, the most that they may have spent. */
export async function attemptsSum({ db }: TestDatabase) {
  const total = (path: string) => ({ $sum: { $toLong: { $ifNull: [path, 0] } } });
  const grouped = { _id: null, input: total('$input_tokens'), output: total('$output_tokens'), usd: total('$cost.amount') };
  const lost = { _id: null, tokens: total('$budget.most.tokens'), usd: total('$budget.most.usd') };
  const [sum] = await db
    .collection('attempts')
    .aggregate([{ $group: grouped }])
    .toArray();
  const [unknown] = await db
    .collection('attempts')
    .aggregate([{ $match: { state: 'broken_off' } }, { $group: lost }])
    .toArray();
  const reserved = { tokens: BigInt(String(unknown?.['tokens'] ?? 0)), usd: BigInt(String(unknown?.['usd'] ?? 0)) };
  return {
    spent: { tokens: BigInt(String(sum?.['input'])) + BigInt(String(sum?.['output'])), usd: BigInt(String(sum?.['usd'])) },
    reserved,
    calls: await db.collection('attempts').countDocuments(),
    lost: await db.collection('attempts').countDocuments({ state: 'broken_off' }),
  };
}

/** The same, as the usage says. */
export async function usageSum(servers: KilledServers) {
  const { data } = (await get(servers, servers.adminKey, '/usage?limit=100')) as { data: Usage[] };
  return {
    tokens: data.reduce((sum, row) => sum + BigInt(row.input_tokens + row.output_tokens), 0n),
    usd: data.reduce((sum, { cost }) => sum + billionthsOf(cost?.amount ?? 0), 0n),
  };
}

/** The sums that a key's caps have counted, and those that are reserved of them. */
export async function capSum(servers: KilledServers, key: string) {
  const caps = await readCaps(servers, key);
  const [tokens, usd] = ['tokens', 'USD'].map((unit) => caps.find((cap) => cap.unit === unit));
  const of = (member: 'spent' | 'reserved') => ({ tokens: BigInt(tokens?.[member] ?? -1), usd: billionthsOf(usd?.[member] ?? -1) });
  return { spent: of('spent'), reserved: of('reserved') };
}
