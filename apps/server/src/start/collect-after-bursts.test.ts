import { ByteBudget } from '@handbill/operations';
import { expect, it, onTestFinished } from 'vitest';
import { collectAfterBursts } from './collect-after-bursts.ts';

const interval = 10;
const intervals = (count: number) => new Promise((resolve) => setTimeout(resolve, count * interval));

it('what a burst leaves is collected once it is over, and nothing where little was held', async () => {
  const budget = new ByteBudget();
  let collected = 0;
  onTestFinished(collectAfterBursts(budget, async () => void (collected += 1), interval));
  const [small, large] = [budget.open('a'), budget.open('a')];
  small.hold(100_000);
  small.hold(0);
  await intervals(3);
  expect(collected).toBe(0);
  large.hold(10_000_000);
  await intervals(5);
  expect(collected).toBe(0);
  large.release();
  await expect.poll(() => collected).toBe(1);
  await intervals(5);
  expect(collected).toBe(1);
});
