import { expect, it } from 'vitest';
import { planSections } from './plan-sections.ts';

const layout = { list: 'sections', words: 170, shares: { introduction: 0.1, conclusion: 0.08 }, bySection: { above: 1_500, words: 300 } };

it.each([
  [1_200, { count: 6, each: 165, others: { introduction: 120, conclusion: 95 } }],
  [800, { count: 4, each: 165, others: { introduction: 80, conclusion: 65 } }],
  [3_000, { count: 8, each: 310, others: { introduction: 300, conclusion: 240 } }],
  [50, { count: 1, each: 40, others: { introduction: 5, conclusion: 4 } }],
  [1, { count: 1, each: 1, others: { introduction: 1, conclusion: 1 } }],
])('divides %d words', (total, plan) => {
  expect(planSections(layout, total)).toEqual(plan);
});

it.each([100, 333, 1_501, 2_750, 5_000])('comes near %d words in all', (total) => {
  const { count, each, others } = planSections(layout, total);
  const sum = count * each + Object.values(others).reduce((all, words) => all + words, 0);
  expect(Math.abs(sum - total) / total).toBeLessThan(0.05);
});
