import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callModel } from './call-model.fixture.ts';

/** A server that does something with each connection once a request has come, and says nothing more of it. */
async function serving(treat: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => treat(socket));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n';
const switching = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n';
const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n';

describe('a call ends within its time-out, whatever its server does', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['switches protocols and closes', (socket) => socket.end(switching)],
    ['switches protocols and stays', (socket) => socket.write(switching)],
    ['sends hints and closes', (socket) => socket.end(hints)],
    [
      'sends hints without end',
      (socket) => {
        const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(hints.repeat(10))), 5);
        socket.once('close', () => clearInterval(timer));
      },
    ],
    ['closes before the head', (socket) => socket.end()],
    ['resets before the head', (socket) => socket.resetAndDestroy()],
    ['closes within the head', (socket) => socket.end(head)],
    ['closes behind the head', (socket) => socket.end(`${head}\r\n`)],
    ['closes behind the head of a body that is longer', (socket) => socket.end(`${head}Content-Length: 100\r\n\r\ndata: {`)],
    ['says nothing', () => undefined],
    ['says nothing behind the head', (socket) => socket.write(`${head}\r\n`)],
    ['speaks another protocol', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ])('one that %s', async (_, treat) => {
    const started = performance.now();
    const { result } = await callModel({ baseURL: await serving(treat), timeout_ms: 600, apiKey: undefined });
    expect(result).toMatchObject({ kind: 'failure' });
    expect(performance.now() - started).toBeLessThan(2_600);
  });

  it('is over for a server that switches protocols before the time is', async () => {
    const baseURL = await serving((socket) => socket.end(switching));
    expect((await callModel({ baseURL, timeout_ms: 60_000 })).result).toMatchObject({
      kind: 'failure',
      code: 'generation_failed',
      attempts: 3,
    });
  });

  it('is over at once when it is stopped', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const baseURL = await serving((socket) => socket.write(switching));
    const { result } = await callModel({ baseURL, timeout_ms: 60_000, backoff_ms: () => 20_000 }, { signal: stop.signal });
    expect(result).toMatchObject({ kind: 'failure', cause: { kind: 'stopped' } });
  });
});
