import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { newId } from '@handbill/contract';
import { RateLimiter, type RateStore } from '@handbill/operations';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';

const opened = openStorage();
const subject = () => ({ workspaceId: opened.newWorkspace(), id: newId('key', new Date()) });
const limit = (requests: number, milliseconds = 60_000) => ({ requests, milliseconds });

describe('a window', () => {
  it('gives what was asked for, then what is left, then nothing', async () => {
    const { rates } = opened.storage;
    const of = subject();
    const taken = [];
    for (let asked = 0; asked < 3; asked += 1) taken.push(await rates.take(of, limit(10), 6));
    expect(taken.map(({ granted, remaining }) => [granted, remaining])).toEqual([
      [6, 4],
      [4, 0],
      [0, 0],
    ]);
    expect(new Set(taken.map(({ end }) => end)).size).toBe(1);
    expect(taken.every(({ left }) => left > 0 && left <= 60_000)).toBe(true);
  });

  it('begins with the first call after the one before has ended, and is one for all who come then', async () => {
    const { rates } = opened.storage;
    const of = subject();
    const first = await rates.take(of, limit(3, 1_500), 3);
    await wait(first.left + 20);
    const next = await Promise.all(Array.from({ length: 10 }, () => rates.take(of, limit(3, 1_500), 1)));
    expect(next.reduce((sum, { granted }) => sum + granted, 0)).toBe(3);
    expect(new Set(next.map(({ end }) => end)).size).toBe(1);
    expect(next[0]?.end).toBeGreaterThan(first.end);
  });

  it('that has no more than a lower limit allows gives nothing, and takes nothing back', async () => {
    const { rates } = opened.storage;
    const of = subject();
    await rates.take(of, limit(10), 8);
    expect(await rates.take(of, limit(5), 1)).toMatchObject({ granted: 0, remaining: 0 });
    expect(await rates.take(of, limit(10), 1)).toMatchObject({ granted: 1, remaining: 1 });
  });

  it('is that of the key, or of its workspace', async () => {
    const { rates } = opened.storage;
    const of = subject();
    await rates.take(of, limit(2), 2);
    expect(await rates.take({ ...of, id: of.workspaceId }, limit(2), 1)).toMatchObject({ granted: 1 });
    expect(await rates.take({ ...of, id: newId('key', new Date()) }, limit(2), 1)).toMatchObject({ granted: 1 });
  });
});

/** A limiter on a database that can go away. */
function limiter(requests: number, milliseconds?: number) {
  const state = { isAway: false, hangs: false, trips: 0, taken: undefined as unknown };
  const warnings: unknown[] = [];
  const store: RateStore = {
    take(...request) {
      state.trips += 1;
      if (state.hangs) return new Promise(() => undefined);
      const taken = state.isAway ? Promise.reject(new Error('away')) : opened.storage.rates.take(...request);
      state.taken = taken;
      return taken;
    },
  };
  const limits = { key: limit(requests, milliseconds), workspace: null };
  return { state, warnings, limiter: new RateLimiter(limits, store, { warn: (fields) => void warnings.push(fields) }) };
}

const principal = () => {
  const { workspaceId, id: family } = subject();
  return { workspace: { id: workspaceId, name: 'W' }, family };
};

async function countAllowed(from: RateLimiter, caller: ReturnType<typeof principal>, calls: number): Promise<number> {
  let count = 0;
  for (let call = 0; call < calls; call += 1) if ((await from.take(caller, false)).violated.length === 0) count += 1;
  return count;
}

describe('a limiter', () => {
  it('counts a key with its family, and keeps a tenth beside the limit of a workspace', async () => {
    const limits = { key: limit(8), workspace: limit(15) };
    const one = new RateLimiter(limits, opened.storage.rates, { warn: () => undefined });
    const of = principal();
    const other = { ...of, family: subject().id };
    expect([await countAllowed(one, of, 5), await countAllowed(one, { ...of }, 5), await countAllowed(one, other, 9)]).toEqual([5, 3, 7]);
    const admin = { ...of, family: subject().id };
    const violated = async (mayUseKept: boolean) => (await one.take(admin, mayUseKept)).violated;
    // Two of fifteen.
    expect([await violated(false), await violated(true), await violated(true), await violated(true)]).toEqual([
      ['workspace'],
      [],
      [],
      ['workspace'],
    ]);
    expect(await countAllowed(one, principal(), 8)).toBe(8);
  });

  it('asks for blocks ahead, and for single calls where little is left', async () => {
    const { limiter: one, state } = limiter(100_000);
    const caller = principal();
    expect(await countAllowed(one, caller, 5_000)).toBe(5_000);
    expect(state.trips).toBeLessThan(25);
    const few = limiter(10);
    expect(await countAllowed(few.limiter, principal(), 5)).toBe(5);
    // The used calls, and one ahead.
    expect(few.state.trips).toBe(6);
  });

  it('gives all that there is, what it has taken ahead too', async () => {
    const { limiter: one, state } = limiter(1_000);
    const caller = principal();
    // Of a block of five the last two are left when the next one comes.
    expect(await countAllowed(one, caller, 3)).toBe(3);
    expect(state.trips).toBe(2);
    await state.taken;
    await turn();
    expect(await countAllowed(one, caller, 1_000)).toBe(997);
  });

  it('knows which keys have used up theirs, however many there are', async () => {
    const { limiter: one, state } = limiter(1);
    const caller = principal();
    expect(await countAllowed(one, caller, 2)).toBe(1);
    await Promise.all(Array.from({ length: 1_000 }, () => one.take(principal(), false)));
    const { trips } = state;
    expect([await countAllowed(one, caller, 1), state.trips]).toEqual([0, trips]);
  });

  it('counts by itself while the database is away, and tells it then', async () => {
    const { limiter: one, state, warnings } = limiter(20);
    const other = limiter(20).limiter;
    const caller = principal();
    expect(await countAllowed(one, caller, 5)).toBe(5);
    state.isAway = true;
    expect(await countAllowed(one, caller, 7)).toBe(7);
    expect(warnings).toHaveLength(1);
    state.isAway = false;
    await wait(1_050);
    expect(await countAllowed(one, caller, 1)).toBe(1);
    // It is told beside the call.
    await expect
      .poll(async () => (await opened.db.collection('rate_windows').findOne({ _id: caller.family as never }))?.['taken'])
      .toBeGreaterThanOrEqual(13);
    const together = (await countAllowed(one, caller, 20)) + (await countAllowed(other, caller, 20));
    // Calls that it had counted by itself may be reported a moment late, and are allowed twice at most.
    expect(13 + together).toBeGreaterThanOrEqual(20);
    expect(13 + together).toBeLessThanOrEqual(27);
  });

  it('counts by itself where the database does not answer for two seconds', async () => {
    const { limiter: one, state, warnings } = limiter(3);
    state.hangs = true;
    expect([await countAllowed(one, principal(), 5), warnings.length]).toEqual([3, 1]);
  });

  it('takes nothing of the next window for what it counted by itself in the one before', async () => {
    const { limiter: one, state } = limiter(20, 1_500);
    const caller = principal();
    expect(await countAllowed(one, caller, 5)).toBe(5);
    state.isAway = true;
    expect(await countAllowed(one, caller, 7)).toBe(7);
    await wait(1_520);
    state.isAway = false;
    expect(await countAllowed(one, caller, 25)).toBe(20);
  });

  it('begins a window by itself where the database was away before, and refuses beyond it', async () => {
    const { limiter: one, state } = limiter(3, 400);
    const caller = principal();
    state.isAway = true;
    expect(await countAllowed(one, caller, 5)).toBe(3);
    await wait(420);
    expect(await countAllowed(one, caller, 5)).toBe(3);
  });
});
