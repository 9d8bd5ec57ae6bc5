import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@handbill/contract';
import { measured } from '@handbill/testing';
import type { Document } from 'mongodb';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../../packages/embedded-mongo/testing/data-folder.ts';
import { MainProcess } from '../../../testing/main-process.ts';
import { rest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const count = 100;
const ids: string[] = [];

/** A hundred texts, and as many former states of one, each of about 480 kB. */
beforeAll(async () => {
  const { body } = await server.rest('POST /content/generate', { body: { type: 'email', topic: 'Bread' } });
  await server.rest(`PATCH /content/${body.id}`, { body: { title: 'Bread' } });
  const part = 'We bake bread for all of us. '.repeat(8_300).trim();
  for (const name of ['content', 'content_revisions']) {
    const records = server.db.collection<{ _id: string } & Document>(name);
    const one: Document = (await records.findOne({})) ?? {};
    await records.deleteMany({});
    for (let index = 0; index < count; index += 1) {
      const _id = name === 'content' ? newId('cnt', new Date(Date.now() - index)) : `${body.id}-${String(index + 2).padStart(10, '0')}`;
      if (name === 'content') ids.unshift(_id);
      const revision = name === 'content' ? 1 : index + 2;
      const record = { ...one, revision, content_id: body.id, text: part, output: { ...one['output'], body: part } };
      await records.insertOne({ ...record, _id });
    }
  }
  // The record of the former states.
  const { _id: _, ...first }: Document = (await server.db.collection('content').findOne({ _id: ids[0] as never })) ?? {};
  await server.db.collection<{ _id: string } & Document>('content').insertOne({ ...first, _id: body.id, text: '', output: null });
  revised = `/content/${body.id}/revisions`;
}, 60_000);
let revised = '';

describe('a page that would be very large', () => {
  it.each([
    ['content', () => '/content', count + 1],
    ['revisions', () => revised, count],
  ])('ends early, and the next ones have the rest: %s', async (_, path, total) => {
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { status, body } = await server.rest(`GET ${path()}?limit=100${cursor}`);
      expect([status, body.pagination.total, body.data.length < 20]).toEqual([200, total, true]);
      seen.push(...body.data.map((item: { id?: string; revision: number }) => item.id ?? item.revision));
      if (!body.pagination.has_more) break;
      cursor = `&cursor=${body.pagination.next_cursor}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  });

  it('is refused by offset, with how many fit', async () => {
    const { status, body } = await server.rest('GET /content?limit=100&offset=0');
    const [fault] = body.errors;
    expect([status, fault.pointer, fault.code]).toEqual([400, '/limit', 'too_big']);
    const fitting = Number(/at most (\d+)/.exec(fault.message)?.[1]);
    expect((await server.rest(`GET /content?limit=${fitting}&offset=0`)).body.data).toHaveLength(fitting);
  });
});

describe('readers of the largest pages', () => {
  const heap = { NODE_OPTIONS: '--max-old-space-size=512', HANDBILL_RATE_LIMIT: 'off', HANDBILL_WORKSPACE_RATE_LIMIT: 'off' };
  const ask = (path: string, key: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;

  /** A server with little memory on the same database. */
  async function small(): Promise<MainProcess> {
    const running = new MainProcess(await dataFolder(), { ...server.databaseSettings, ...heap });
    await running.ready();
    return running;
  }

  it('who come all at once and read on are served in turn, while others are served at once', measured, async () => {
    const running = await small();
    const until = performance.now() + 3_000;
    const statuses = new Set<number>();
    const reader = async () => {
      while (performance.now() < until) {
        const response = await fetch(`${running.url}/v1/content?limit=100`, { headers: { authorization: `Bearer ${server.adminKey}` } });
        statuses.add(response.status);
        for await (const _ of response.body ?? []);
        if (response.status === 503) await wait(200);
      }
    };
    const lives: number[] = [];
    const watcher = async () => {
      while (performance.now() < until) {
        const began = performance.now();
        expect((await fetch(`${running.url}/health/live`)).status).toBe(200);
        lives.push(performance.now() - began);
        await wait(20);
      }
    };
    await Promise.all([watcher(), ...Array.from({ length: 50 }, reader)]);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    expect(lives.toSorted((one, other) => one - other)[Math.floor(lives.length * 0.99)]).toBeLessThan(1_000);
    expect(await running.end('SIGTERM')).toBe(0);
  });

  it('who stop reading hold up the lists of their workspace until they leave, but no other call, and nobody else', async () => {
    const running = await small();
    const { port } = new URL(running.url);
    const other = await server.key(['admin'], { workspace: 'wsp_beside' });
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    // Together more than is held for a workspace, and each more than the machine itself keeps of a connection.
    for (let index = 0; index < 8; index += 1) {
      const socket = connect({ port: Number(port), host: '127.0.0.1' });
      sockets.push(socket);
      await once(socket, 'connect');
      socket.pause();
      socket.write(ask('/v1/content?limit=16&offset=0', server.adminKey));
    }
    let statuses: number[] = [];
    const list = () =>
      rest({ url: running.url, adminKey: server.adminKey }, 'GET /content?limit=1').then(({ status }) => statuses.push(status));
    // From when the readers have come it waits.
    await expect.poll(async () => Promise.race([list().then(() => 'answered'), wait(300, 'waits')]), { timeout: 20_000 }).toBe('waits');
    statuses = [];
    const beside = (key: string, path: string) => rest({ url: running.url, adminKey: key }, `GET ${path}`).then(({ status }) => status);
    expect(await Promise.all([beside(server.adminKey, '/me'), beside(other, '/content'), beside(other, '/me')])).toEqual([200, 200, 200]);
    expect(statuses).toEqual([]);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statuses, { timeout: 10_000 }).toEqual([200]);
    expect(await running.end('SIGTERM')).toBe(0);
  });
});
