import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { testDatabase } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { RawConnection } from '../../testing/raw-http.ts';
import { TestServer } from '../../testing/test-server.ts';
import { defaultTimings } from '../settings/timings.ts';

const database = testDatabase();
const callers = resolve(import.meta.dirname, '../../testing/kept-connections.fixture.ts');
let adminKey = '';

async function startedServer(): Promise<TestServer> {
  const server = new TestServer(database, {}, { timings: { ...defaultTimings, idle: 1_000 } });
  server.adminKey = adminKey;
  await server.start();
  ({ adminKey } = server);
  return server;
}

const me = (server: TestServer) => `GET /v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.adminKey}\r\n\r\n`;

describe('a stop', { timeout: 240_000 }, () => {
  it('answers all requests on kept connections, the last one with Connection: close, 8 times under load', async () => {
    for (let stop = 0; stop < 8; stop += 1) {
      const server = await startedServer();
      const load = new Worker(callers, { workerData: { url: server.url, request: me(server), count: 24 } });
      expect(await once(load, 'message')).toEqual(['asking']);
      await wait(stop * 7);
      const result = once(load, 'message');
      await server.stop();
      const [met] = await result;
      expect(met).toEqual({ answered: expect.any(Number), saidLast: expect.any(Number), lost: [] });
      expect(met.saidLast).toBeGreaterThan(0);
    }
  });

  it('answers a request that arrives on an idle connection at that moment', async () => {
    const server = await startedServer();
    const connections = Array.from({ length: 20 }, () => new RawConnection(server.url));
    for (const connection of connections) expect((await connection.ask(me(server)))?.headers['connection']).toBe('keep-alive');
    const stopped = server.stop();
    const answers = await Promise.all(connections.map((connection) => connection.ask(me(server))));
    expect(answers.map((answer) => [answer?.status, answer?.headers['connection']])).toEqual(connections.map(() => [200, 'close']));
    expect(await Promise.all(connections.map(({ closed }) => closed))).toEqual(connections.map(() => undefined));
    await stopped;
  });

  it('accepts no new connections, and closes idle and unused ones without a reset', async () => {
    const server = await startedServer();
    const { url } = server;
    const [idle, unused] = [new RawConnection(url), new RawConnection(url)];
    await idle.ask(me(server));
    const stopped = server.stop();
    await expect.poll(async () => (await new RawConnection(url).closed)?.code).toBe('ECONNREFUSED');
    expect(await Promise.all([idle.closed, unused.closed])).toEqual([undefined, undefined]);
    await stopped;
  });
});
