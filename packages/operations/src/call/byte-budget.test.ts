import { Problem } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { ByteBudget, maxAtOnce, type Room } from './byte-budget.ts';
import { CallerLeft } from './outcome.ts';

const page = 4_000_000;

/** A budget whose waits end when the test says so. */
function budget() {
  const waits = new Map<() => void, number>();
  const bytes = new ByteBudget({
    later: (work, milliseconds) => {
      waits.set(work, milliseconds);
      return () => waits.delete(work);
    },
  });
  return { bytes, waits, runOut: () => [...waits.keys()].forEach((work) => work()) };
}

/** Reserves pages of a workspace, and says when it is the turn of each. */
function pagesOf(bytes: ByteBudget, workspaceId: string, count: number, turns: string[] = []): Room[] {
  return Array.from({ length: count }, (_, index) => {
    const room = bytes.open(workspaceId);
    const waiting = room.reserve(page);
    if (waiting === undefined) turns.push(`${workspaceId}${index}`);
    else waiting.then(() => turns.push(`${workspaceId}${index}`)).catch(() => undefined);
    return room;
  });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a workspace', () => {
  it('has pages up to three quarters of its quarter, and smaller answers beside them up to all of it', async () => {
    const { bytes } = budget();
    const turns: string[] = [];
    pagesOf(bytes, 'a', 4, turns);
    expect(turns).toEqual(['a0', 'a1', 'a2']);
    const small = Array.from({ length: 17 }, () => bytes.open('a').reserve(250_000));
    expect(small.map((waiting) => waiting === undefined)).toEqual([...Array.from({ length: 16 }, () => true), false]);
    await bytes.open('b').reserve(page);
    expect(bytes.takePeak()).toBe(3 * page + 16 * 250_000 + page);
  });

  it('has room for the largest reservation while others hold a little: a feed that waits for its next page does', () => {
    const { bytes } = budget();
    bytes.open('a').hold(3_000);
    expect(bytes.open('a').reserve(maxAtOnce)).toBeUndefined();
  });

  it('gets back what its callers have taken, and what was reserved and is not there', async () => {
    const { bytes } = budget();
    const turns: string[] = [];
    const [first] = pagesOf(bytes, 'a', 4, turns);
    first?.hold(page / 2);
    await settled();
    expect(turns).toHaveLength(3);
    first?.hold(100);
    // Not all of it is there yet.
    await settled();
    expect(turns).toHaveLength(3);
    first?.release();
    await settled();
    expect(turns).toEqual(['a0', 'a1', 'a2', 'a3']);
  });

  it('counts as more than it may have what turns out to be larger, and waits until that is gone', async () => {
    const { bytes } = budget();
    const [large] = pagesOf(bytes, 'a', 1);
    large?.hold(5 * page);
    const next = bytes.open('a').reserve(100);
    expect(next).toBeInstanceOf(Promise);
    await bytes.open('b').reserve(100);
    large?.hold(0);
    await next;
  });
});

it('lets those in who wait workspace by workspace, however many one of them sends', async () => {
  const { bytes } = budget();
  const full = ['w', 'x', 'y', 'z'].flatMap((workspace) => pagesOf(bytes, workspace, 3));
  const turns: string[] = [];
  for (const [workspace, count] of Object.entries({ a: 5, b: 2, c: 1 })) pagesOf(bytes, workspace, count, turns);
  await settled();
  expect(turns).toEqual([]);
  for (const room of full) {
    room.release();
    await settled();
  }
  // Of the first workspace three have room at once.
  expect(turns).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
});

it('holds nobody else up with what waits for the share of its workspace, nor smaller answers with pages', async () => {
  const { bytes } = budget();
  pagesOf(bytes, 'a', 9);
  expect(bytes.open('a').reserve(1_000)).toBeUndefined();
  for (const workspace of ['b', 'c', 'd']) pagesOf(bytes, workspace, 3);
  const waiting: string[] = [];
  pagesOf(bytes, 'e', 1, waiting);
  await settled();
  expect(waiting).toEqual([]);
  expect(bytes.open('f').reserve(1_000)).toBeUndefined();
});

it('lets no page in before one that waits for more, though there would be room for it', async () => {
  const { bytes } = budget();
  for (const [workspace, count] of Object.entries({ a: 3, b: 3, c: 3, d: 2 })) pagesOf(bytes, workspace, count);
  const turns: string[] = [];
  const ask = (workspace: string, size: number) =>
    bytes
      .open(workspace)
      .reserve(size)
      ?.then(() => turns.push(workspace));
  const waiting = [ask('e', 1.5 * page), ask('f', page / 2)];
  expect(waiting).toEqual([expect.any(Promise), expect.any(Promise)]);
  await settled();
  expect(turns).toEqual([]);
});

it('refuses after 10 s whose turn does not come, with when to retry, and lets others in', async () => {
  const { bytes, waits, runOut } = budget();
  const [one] = pagesOf(bytes, 'a', 3);
  const waiting = bytes.open('a').reserve(page);
  expect([...waits.values()]).toEqual([10_000]);
  runOut();
  const refused: unknown = await waiting?.catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'unavailable', members: { retry_after: 5 } });
  // One that has had its turn waits for nothing.
  const next = bytes.open('a').reserve(page);
  one?.release();
  await next;
  expect(waits.size).toBe(0);
});

it('forgets whose caller leaves, while it waits and afterwards', async () => {
  const { bytes, waits } = budget();
  const rooms = pagesOf(bytes, 'a', 3);
  const left = bytes.open('a');
  const waiting = left.reserve(page);
  left.release();
  await expect(waiting).rejects.toBeInstanceOf(CallerLeft);
  expect(waits.size).toBe(0);
  for (const room of rooms) room.release();
  left.hold(page);
  expect(() => left.reserve(page)).toThrow(CallerLeft);
  bytes.takePeak();
  expect(bytes.takePeak()).toBe(0);
});

it('has who asks for the next piece hold nothing while they wait', async () => {
  const { bytes } = budget();
  const [stream] = pagesOf(bytes, 'a', 3);
  const turns: string[] = [];
  pagesOf(bytes, 'a', 1, turns);
  const again = stream?.reserve(page);
  await settled();
  expect(turns).toEqual(['a0']);
  expect(again).toBeInstanceOf(Promise);
});
