import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

it('lets work on one thing go in order, and work on others beside it', async () => {
  const queue = new KeyedQueue();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await turn();
    seen.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.all([queue.run('a', work('a1')), queue.run('a', work('a2')), queue.run('b', work('b1'))]);
  expect(answers).toEqual(['a1', 'a2', 'b1']);
  expect(seen.indexOf('a2 begins')).toBeGreaterThan(seen.indexOf('a1 ends'));
  expect(seen.indexOf('b1 begins')).toBeLessThan(seen.indexOf('a1 ends'));
});

it('goes on behind work that failed', async () => {
  const queue = new KeyedQueue();
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
