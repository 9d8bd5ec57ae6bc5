import { expect, it } from 'vitest';
import { ShortMemory } from './short-memory.ts';

it('forgets after a few seconds', () => {
  const memory = new ShortMemory<string>();
  memory.set('key_1', 'known', 1_000);
  expect([memory.get('key_1', 5_999), memory.get('key_1', 6_000)]).toEqual(['known', undefined]);
});

it('holds ten thousand at most, whoever asks for how many: the oldest go', () => {
  const memory = new ShortMemory<number>();
  for (let id = 0; id < 10_100; id += 1) memory.set(`key_${id}`, id, 0);
  const kept = Array.from({ length: 10_100 }, (_, id) => memory.get(`key_${id}`, 1)).filter((id) => id !== undefined);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([10_000, 100, 10_099]);
});

it('counts one that is looked up again as new', () => {
  const memory = new ShortMemory<number>();
  memory.set('key_first', 0, 0);
  for (let id = 0; id < 9_999; id += 1) memory.set(`key_${id}`, id, 0);
  memory.set('key_first', 1, 0);
  memory.set('key_last', 2, 0);
  expect([memory.get('key_first', 1), memory.get('key_0', 1)]).toEqual([1, undefined]);
});
