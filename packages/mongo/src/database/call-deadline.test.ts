import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
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

interface Connection {
  command(namespace: { readonly db: string }, command: object): Promise<unknown>;
}
const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  readonly Connection: new (socket: Socket, options: object) => Connection;
};

// As the driver is published it never ends: patches/ has the mend.
it('a command that is written to a connection at the moment in which that breaks off ends at once', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const connection = new Connection(socket, { hostAddress: { toString: () => 'here' }, id: 1, generation: 0 });
  socket.destroy();
  await expect(connection.command({ db: 'admin' }, { ping: 1 })).rejects.toThrow('connection 1 to');
  server.close();
});
