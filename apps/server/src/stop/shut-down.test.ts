import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mongodAt } from '@handbill/embedded-mongo';
import { InFlightTasks } from '@handbill/jobs';
import { fakeModelServer } from '@handbill/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { guidedReply } from '../../testing/guided-reply.ts';
import { MainProcess } from '../../testing/main-process.ts';
import { RawConnection } from '../../testing/raw-http.ts';
import { brief, modelKey, whole } from '../../testing/server-with-model.ts';
import { shutDown } from './shut-down.ts';

const mongodIn = ({ data }: { data: string }) => mongodAt(join(data, 'mongodb'));
const patient = { timeout: 20_000 };

/** A server with a request in flight, which takes until its model has finished. */
async function busyServer() {
  const model = await fakeModelServer();
  onTestFinished(() => model.close());
  const held = guidedReply();
  model.play(held.reply);
  const server = new MainProcess(await dataFolder(), { OPENAI_BASE_URL: model.baseURL, OPENAI_API_KEY: modelKey });
  await server.ready();
  const answered = server.rest('POST /content/generate', { body: brief });
  await held.called;
  const finish = async () => {
    await held.send(whole);
    await held.finish();
  };
  return { server, answered, finish };
}

const isRefused = (server: MainProcess) =>
  server.rest('GET /me').then(
    () => false,
    () => true,
  );

/** Stops a busy server; resolves to how the request in flight, and the server itself, ended. */
async function ended(end: (server: MainProcess) => Promise<void> | void) {
  const { server, answered, finish } = await busyServer();
  await end(server);
  await expect.poll(() => isRefused(server), patient).toBe(true);
  await finish();
  const { status, body } = await answered;
  return { answer: [status, body.status], exitCode: await server.ended, mongod: await mongodIn(server), warnings: server.warnings };
}

describe('a stop', { timeout: 90_000 }, () => {
  it('completes requests in flight, accepts no new ones, and leaves no process running', async () => {
    const byTerm = ended((server) => void server.child.kill('SIGTERM'));
    // With npm, Ctrl-C arrives twice: from the terminal, and from npm.
    const byCtrlC = ended(async (server) => {
      server.child.kill('SIGINT');
      await wait(100);
      server.child.kill('SIGINT');
    });
    const inOrder = { answer: [201, 'ready'], exitCode: 0, mongod: null, warnings: [] };
    expect(await Promise.all([byTerm, byCtrlC])).toEqual([inOrder, inOrder]);
  });

  it('is forced by a second signal: requests in flight get the address of their record, and mongod still closes its files', async () => {
    const { server, answered } = await busyServer();
    // Repeated, since signals within the first second count as one.
    const repeated = setInterval(() => server.child.kill('SIGTERM'), 600);
    server.child.kill('SIGTERM');
    const { status, body } = await answered;
    clearInterval(repeated);
    expect([status, body.code, body.detail]).toEqual([503, 'unavailable', expect.stringMatching(/The record cnt_\w+ is kept/)]);
    expect([await server.ended, await mongodIn(server)]).toEqual([0, null]);
  });

  it('works while the server is starting', async () => {
    const server = new MainProcess(await dataFolder());
    await expect.poll(() => mongodIn(server), patient).not.toBeNull();
    expect([await server.end('SIGTERM'), await mongodIn(server)]).toEqual([0, null]);
  });

  it('does not wait for idle connections', async () => {
    const server = createServer({ keepAliveTimeout: 0 }, (_request, response) => void setTimeout(() => response.end('done'), 300));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // Neither side closes it on its own.
    const connection = new RawConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const answered = connection.ask('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(server, 'request');
    await shutDown(server, new InFlightTasks(), new AbortController(), { grace: 60_000 });
    expect((await answered)?.body).toBe('done');
    expect(await connection.closed).toBeUndefined();
  });
});
