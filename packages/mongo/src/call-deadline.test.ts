import { expect, it } from 'vitest';
import { withDeadline } from './call-deadline.ts';
import { problemOf } from './problem-of.ts';

class Store {
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
withDeadline(Store, duration);

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
