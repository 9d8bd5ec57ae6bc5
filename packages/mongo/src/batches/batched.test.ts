import { expect, it } from 'vitest';
import { batched } from './batched.ts';

/** Doubles numbers, and keeps which it was asked for together. */
function doubler(most?: number) {
  const seen: (readonly number[])[] = [];
  const double = batched(async (numbers: readonly number[]) => {
    seen.push(numbers);
    return numbers.map((one) => (one < 0 ? Promise.reject(new RangeError(`${one} is negative`)) : 2 * one));
  }, most);
  return { double, seen };
}

it('does together what is asked in one turn of the event loop, and each time anew', async () => {
  const { double, seen } = doubler();
  expect(await Promise.all([double(1), Promise.resolve().then(() => double(2)), double(1)])).toEqual([2, 4, 2]);
  expect(await double(1)).toBe(2);
  expect(seen).toEqual([[1, 1, 2], [1]]);
});

it('does so many at once and no more', async () => {
  const { double, seen } = doubler(2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(seen.map(({ length }) => length)).toEqual([2, 2, 1]);
});

it('gives each caller its own error', async () => {
  const { double } = doubler();
  const [first, second] = await Promise.allSettled([double(-1), double(3)]);
  expect(first).toMatchObject({ reason: new RangeError('-1 is negative') });
  expect(second).toEqual({ status: 'fulfilled', value: 6 });
});

it('gives all callers the error of what they did together', async () => {
  const fail = batched(async (): Promise<readonly number[]> => {
    throw new Error('unreachable');
  });
  await expect(Promise.allSettled([fail(1), fail(2)])).resolves.toMatchObject([
    { reason: { message: 'unreachable' } },
    { reason: { message: 'unreachable' } },
  ]);
});

it('lets nobody wait for what another asked for besides', async () => {
  const slow = Promise.withResolvers<string>();
  const ask = batched(async (asked: readonly string[]) => asked.map((one) => (one === 'slow' ? slow.promise : Promise.resolve(one))));
  const [first, second] = [ask('slow'), ask('fast')];
  expect(await Promise.race([first, second])).toBe('fast');
  slow.resolve('late');
  expect(await first).toBe('late');
});
