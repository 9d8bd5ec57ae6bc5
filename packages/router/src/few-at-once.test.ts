import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('does as much at once as it may, and keeps the order', async () => {
  let [running, most] = [0, 0];
  const works = Array.from({ length: 10 }, (_, at) => async () => {
    running += 1;
    most = Math.max(most, running);
    // The later ones are done sooner.
    for (let turn = at; turn < 10; turn += 1) await setImmediate();
    running -= 1;
    return at;
  });
  expect(await fewAtOnce(3, works)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(3);
  expect(await fewAtOnce(3, [])).toEqual([]);
});

it('begins nothing more where one fails', async () => {
  const begun: number[] = [];
  const works = Array.from({ length: 10 }, (_, at) => async () => {
    begun.push(at);
    await setImmediate();
    if (at === 1) throw new Error('no');
  });
  await expect(fewAtOnce(2, works)).rejects.toThrow('no');
  await setImmediate();
  // The second had begun another before the first was heard to fail.
  expect(begun.length).toBeLessThan(5);
});
