import { longestTurn, measured } from '@handbill/testing';
import { expect, it } from 'vitest';
import { isLargePage, pageAsJson } from './large-page.ts';

const page = (count: number, text: string) => ({
  data: Array.from({ length: count }, (_, at) => ({ id: `cnt_${at}`, text, output: { body: `${text} “quoted” 🍞` } })),
  pagination: { limit: 100, next_cursor: null },
});

it('a large page is the same JSON as in one go', async () => {
  for (const value of [page(3, 'x'.repeat(100_000)), page(1, '🍞\n'.repeat(100_000))]) {
    expect(isLargePage(value)).toBe(true);
    expect(Buffer.concat(await pageAsJson(value)).toString()).toBe(JSON.stringify(value));
  }
  for (const value of [page(100, 'short'), { data: [] }, { id: 'cnt_1', text: 'x'.repeat(500_000) }, null, 5])
    expect(isLargePage(value ?? {})).toBe(false);
});

it('and holds no other call up', measured, async () => {
  const value = page(100, 'We bake bread for all of us. '.repeat(2_700));
  expect(await longestTurn(() => pageAsJson(value))).toBeLessThan(20);
});
