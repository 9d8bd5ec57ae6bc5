import { expect, it } from 'vitest';
import { batched } from './batched.ts';

interface Asked {
  readonly workspace_id: string;
  readonly number: number;
}

/** Doubles numbers, and keeps which it was asked for together. */
function doubler(most?: number) {
  const seen: (readonly number[])[] = [];
  const ask = batched(async (asked: readonly Asked[]) => {
    seen.push(asked.map(({ number }) => number));
    return asked.map(({ number }) => (number < 0 ? Promise.reject(new RangeError(`${number} is negative`)) : 2 * number));
  }, most);
  return { double: (number: number) => ask({ workspace_id: 'wsp_a', number }), seen };
}

it('does together what is asked in one turn of the event loop, and each time anew', async () => {
  const { double, seen } = doubler();
  expect(await Promise.all([double(1), Promise.resolve().then(() => double(2)), double(1)])).toEqual([2, 4, 2]);
  expect(await double(1)).toBe(2);
  expect(seen).toEqual([[1, 1, 2], [1]]);
});

it('does so many at once and no more', async () => {
  const { double, seen } = doubler(2);
  expect(await Promise.all([1, 2, 3, 4, 5].map((one) => double(one)))).toEqual([2, 4, 6, 8, 10]);
  expect(seen.map(({ length }) => length)).toEqual([2, 2, 1]);
});

it('gives each caller its own error', async () => {
  const { double } = doubler();
  const [first, second] = await Promise.allSettled([double(-1), double(3)]);
  expect(first).toMatchObject({ reason: new RangeError('-1 is negative') });
  expect(second).toEqual({ status: 'fulfilled', value: 6 });
});

it('gives all callers the error of what they did together', async () => {
  const fail = batched(async (_: readonly Asked[]): Promise<readonly number[]> => {
    throw new Error('unreachable');
  });
  const asked = { workspace_id: 'wsp_a', number: 1 };
  await expect(Promise.allSettled([fail(asked), fail(asked)])).resolves.toMatchObject([
    { reason: { message: 'unreachable' } },
    { reason: { message: 'unreachable' } },
  ]);
});

it('lets nobody wait for what another asked for besides', async () => {
  const slow = Promise.withResolvers<string>();
  const ask = batched(async (asked: readonly { readonly workspace_id: string; readonly what: string }[]) =>
    asked.map(({ what }) => (what === 'slow' ? slow.promise : Promise.resolve(what))),
  );
  const [first, second] = ['slow', 'fast'].map((what) => ask({ workspace_id: 'wsp_a', what }));
  expect(await Promise.race([first, second])).toBe('fast');
  slow.resolve('late');
  expect(await first).toBe('late');
});
