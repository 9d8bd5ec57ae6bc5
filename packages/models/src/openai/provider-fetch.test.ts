import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { agentsFor, sendRequest } from './provider-fetch.ts';

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const said = 'A loaf a day. '.repeat(1_000);

describe('an answer', () => {
  it.each([
    ['gzip', gzipSync(said)],
    ['x-gzip', gzipSync(said)],
    ['deflate', deflateSync(said)],
    ['br', brotliCompressSync(said)],
    ['identity', Buffer.from(said)],
  ])('is unpacked, though that is not asked for: %s', async (packing, packed) => {
    const asked: (string | undefined)[] = [];
    const address = await listening((request, response) => {
      asked.push(request.headers['accept-encoding']);
      response.writeHead(200, { 'content-encoding': packing }).end(packed);
    });
    const { ok, body } = await sendRequest(address, { body: '{}' });
    expect([ok, (await buffer(body)).toString(), asked]).toEqual([true, said, [undefined]]);
  });

  it('that is packed in another way cannot be read, and its connection ends', async () => {
    const closed = Promise.withResolvers<void>();
    const address = await listening((request, response) => {
      request.socket.once('close', () => closed.resolve());
      response.writeHead(200, { 'content-encoding': 'compress' }).write('…');
    });
    await expect(sendRequest(address, { body: '{}' })).rejects.toMatchObject({ name: 'ProviderError', kind: 'unreadable' });
    await closed.promise;
  });

  it('whose connection breaks before anybody reads is no uncaught error, and whoever reads is told', async () => {
    const address = await listening((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync(said).subarray(0, 20), () => response.destroy());
    });
    const { body } = await sendRequest(address, { body: '{}' });
    await vi.waitUntil(() => body.destroyed, 10_000);
    await expect(buffer(body)).rejects.toThrow(/aborted|premature close|unexpected end/i);
  });
});

it('reuses a connection', async () => {
  const ports = new Set<number | undefined>();
  const address = await listening((request, response) => {
    ports.add(request.socket.remotePort);
    response.end('{}');
  });
  for (let call = 0; call < 3; call += 1) await buffer((await sendRequest(address, { body: '{}' })).body);
  expect(ports.size).toBe(1);
});

it('goes through a proxy where Node is told to', async () => {
  const proxied: (string | undefined)[] = [];
  const proxy = await listening((request, response) => {
    proxied.push(request.url);
    response.end('{}');
  });
  const agents = agentsFor({ NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy });
  expect((await sendRequest('http://model.example/v1/chat/completions', { body: '{}' }, agents)).ok).toBe(true);
  expect(proxied).toEqual(['http://model.example/v1/chat/completions']);
});
