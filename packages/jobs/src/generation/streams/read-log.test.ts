import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLog } from './read-log.ts';
import { beginning, StreamLog } from './stream-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const attempt = { attempt: 1, model: 'm', reason: 'first', pointers: [''] };
const delta = (text: string) => ({ attempt: 1, pointer: '/title', text });

it('gives the first words at once behind the attempt that they are of, and what comes after them thirty times a second', async () => {
  const log = new StreamLog();
  const events = readLog(log, beginning, undefined);
  log.addAttempt(attempt);
  expect((await events.next()).value).toMatchObject({ event: 'content.attempt' });
  const next = events.next();
  log.addDelta(delta('One '));
  expect((await next).value).toMatchObject({ event: 'content.delta', data: { text: 'One ' } });

  let later: unknown;
  void events.next().then(({ value }) => (later = value));
  log.addDelta(delta('two '));
  log.addDelta(delta('three'));
  await vi.advanceTimersByTimeAsync(30);
  expect(later).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5);
  expect(later).toMatchObject({ data: { text: 'two three' } });
  log.close(true);
  expect((await events.next()).done).toBe(true);
});
