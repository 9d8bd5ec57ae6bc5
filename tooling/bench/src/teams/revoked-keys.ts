import { setTimeout as sleep } from 'node:timers/promises';
import type { Goal } from '../goals.ts';
import { call, made, startTwo, type TeamsSetting } from './teams.ts';
import type { RunningSide } from '../sides/start-side.ts';

const rounds = 50;
const most = 1_000;

/** Follows the live feed; resolves to a promise of when that ends, in the clock of `performance`. */
async function follow({ port }: RunningSide, key: string): Promise<{ readonly ended: Promise<number> }> {
  const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' };
  const response = await fetch(`http://127.0.0.1:${port}/v1/events`, { headers });
  const reader = response.body?.getReader();
  await reader?.read();
  const toEnd = async (): Promise<number> => {
    try {
      while ((await reader?.read())?.done === false);
    } catch {
      // It is broken off.
    }
    return performance.now();
  };
  return { ended: toEnd() };
}

/** When a server refuses the key. */
async function refused(side: RunningSide, key: string): Promise<number> {
  while ((await call(side, key, 'GET /campaigns?limit=1')).status !== 401) await sleep(5);
  return performance.now();
}

/** How long a key that was revoked through one server is good for at two, and its streams go on. */
export async function revokedKeys(setting: TeamsSetting): Promise<Goal[]> {
  const sides = await startTwo(setting, {});
  const admin = await setting.readKey();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id, key } = await made(sides[0], admin, 'POST /keys', { name: 'Page', scopes: ['events:read', 'campaigns:read'] });
    const streams = await Promise.all(sides.map((side) => follow(side, key)));
    await Promise.all(sides.map((side) => call(side, key, 'GET /campaigns?limit=1')));
    await call(sides[round % 2] ?? sides[0], admin, `DELETE /keys/${id}`);
    const revoked = performance.now();
    const ends = await Promise.all([...sides.map((side) => refused(side, key)), ...streams.map(({ ended }) => ended)]);
    took.push(Math.max(...ends) - revoked);
  }
  await Promise.all(sides.map((side) => side.stop()));
  const inTime = took.filter((time) => time <= most).length;
  return [
    {
      what: `a revoked key is refused by two servers, and its streams end, within ${most} ms: ${inTime} of ${rounds}, the slowest ${Math.max(...took).toFixed(0)} ms`,
      met: inTime === rounds,
    },
  ];
}
