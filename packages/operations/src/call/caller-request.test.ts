import { expect, it } from 'vitest';
import { Turns } from './caller-request.ts';

// A machine that stops for a moment makes a turn long: then once more.
const busy = (milliseconds: number) => {
  const before = performance.now();
  while (performance.now() - before < milliseconds);
};

it('parts work that is long in all into turns, in its order', { retry: 2 }, async () => {
  const shared = new Turns();
  let turn = 0;
  const next = () => {
    turn += 1;
    immediate = setImmediate(next);
  };
  let immediate = setImmediate(next);
  const works = Array.from({ length: 20 }, (_, at) =>
    shared.take(() => {
      busy(3);
      return [at, turn] as const;
    }),
  );
  const done = await Promise.all(works);
  clearImmediate(immediate);
  expect(done.map(([at]) => at)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  const inTurn = (wanted: number) => done.filter(([, its]) => its === wanted).length;
  for (const [, its] of done) expect(inTurn(its)).toBeLessThanOrEqual(3);
});

it('does short work at once', { retry: 2 }, () => {
  const turns = new Turns();
  const done: number[] = [];
  for (let at = 0; at < 3; at += 1) void turns.take(() => done.push(at));
  expect(done).toEqual([0, 1, 2]);
});

it('hands on what the work throws', async () => {
  const thrown = new Turns().take(() => {
    throw new Error('no');
  });
  await expect(thrown).rejects.toThrow('no');
});
