import { expect, it } from 'vitest';
import { pendingCalls, withDeadline } from './call-deadline.ts';
import { problemOf } from './problem-of.ts';

class UnboundedStore {
  readonly answer = 'here';

  async get(): Promise<string> {
    return this.answer;
  }

  async refuse(): Promise<never> {
    throw new RangeError('no');
  }

  async hang(): Promise<never> {
    return new Promise(() => undefined);
  }
}
const duration = 300;
const Store = withDeadline(UnboundedStore, duration);

it('leaves answers and errors as they are', async () => {
  const store = new Store();
  expect(await store.get()).toBe('here');
  await expect(store.refuse()).rejects.toThrow(RangeError);
});

it('makes a call that never ends unavailable, and not before its time', async () => {
  const started = performance.now();
  const error: unknown = await new Store().hang().catch((cause: unknown) => cause);
  expect(problemOf(error)).toMatchObject({ code: 'unavailable' });
  expect(performance.now() - started).toBeGreaterThan(duration);
});

it('forgets a call that has ended', async () => {
  const before = pendingCalls();
  const calls = [new Store().get(), new Store().refuse().catch(() => undefined)];
  expect(pendingCalls()).toBe(before + 2);
  await Promise.all(calls);
  expect(pendingCalls()).toBe(before);
});

it('leaves the store’s own class as it is', async () => {
  const before = pendingCalls();
  void new UnboundedStore().hang();
  expect(pendingCalls()).toBe(before);
});
