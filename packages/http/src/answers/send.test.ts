import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { ByteBudget } from '@handbill/operations';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createListener } from '../doors/listener.ts';
import { answer } from './answer.ts';
import { SlowReaders } from './slow-readers.ts';

/** More than the machine keeps of a connection. */
const large = 20_000_000;

/** A server whose answers reserve their bytes of a budget. Each path is a kind of answer. */
async function answering(kinds: Readonly<Record<string, (response: ServerResponse) => void>>) {
  const budget = new ByteBudget();
  const listener = createListener([
    (request, response, received) => {
      void received.caller.room.enter(budget, 'a', 1_000);
      kinds[request.url ?? '']?.(response);
      return true;
    },
  ]);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, method = 'GET', more = ''): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
    await once(socket, 'connect');
    socket.pause().write(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`);
    return socket;
  };
  const held = () => (budget.takePeak(), budget.takePeak());
  return { ask, held };
}

const head = () => ({ 'Content-Type': 'application/json' });
const pieces = Array.from({ length: 40 }, () => Buffer.alloc(large / 40, 'x'));
const kinds = {
  '/whole': (response: ServerResponse) => answer(response, 200, head(), 'x'.repeat(large)),
  '/pieces': (response: ServerResponse) => answer(response, 200, head(), pieces),
  '/small': (response: ServerResponse) => answer(response, 200, head(), '{}'),
};

describe('what an answer holds', () => {
  it.each([
    ['/whole', large, large],
    ['/pieces', large / 4, large - 1],
  ])('is given back as its caller takes it, piece by piece: %s', async (path, least, most) => {
    const { ask, held } = await answering(kinds);
    const socket = await ask(path);
    // The machine has taken some of it, and the caller nothing: a single piece is held as long as a part of it is.
    await expect.poll(() => [held() >= least, held() <= most]).toEqual([true, true]);
    let length = 0;
    socket.on('data', (chunk: Buffer) => (length += chunk.length)).resume();
    await expect.poll(held).toBe(0);
    await expect.poll(() => length).toBeGreaterThan(large);
  });

  it('is given back when its caller leaves, and is nothing for a head or what is compressed to nothing', async () => {
    const { ask, held } = await answering(kinds);
    const socket = await ask('/whole');
    await expect.poll(held).toBeGreaterThan(large / 4);
    socket.destroy();
    await expect.poll(held).toBe(0);
    for (const [method, more] of [
      ['HEAD', ''],
      ['GET', 'Accept-Encoding: gzip\r\n'],
    ] as const) {
      const reader = await ask('/pieces', method, more);
      reader.resume();
      await once(reader, 'data');
      await expect.poll(held).toBe(0);
    }
    const small = await ask('/small');
    small.resume();
    await once(small, 'data');
    await expect.poll(held).toBe(0);
  });
});

it('who takes less than 64 kB in a minute of what waits is closed, and who reads slowly or waits for an earlier answer is not', async () => {
  let now = 0;
  let look = () => undefined as void;
  const slow = new SlowReaders({ now: () => now, every: (work) => ((look = work), () => (look = () => undefined)) });
  const responses = new Map<string, ServerResponse>();
  const begin = (name: string) => (response: ServerResponse) => {
    responses.set(name, response);
    response.writeHead(200).write('x'.repeat(large));
    slow.begin(response);
  };
  const { ask } = await answering({
    '/stops': begin('stops'),
    '/reads': begin('reads'),
    '/first': (one) => void responses.set('first', one),
    '/second': begin('second'),
  });
  const [stops, reads, piped] = [await ask('/stops'), await ask('/reads'), await ask('/first')];
  piped.write('GET /second HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => responses.size).toBe(4);
  const closed: string[] = [];
  for (const [name, response] of responses) response.once('close', () => closed.push(name));
  const took = (name: string, bytes: number) => slow.took(responses.get(name) as ServerResponse, bytes);
  now = 10_000;
  // From here on it is a minute.
  took('stops', 65_536);
  now = 69_000;
  took('stops', 65_535);
  took('reads', 65_536);
  look();
  expect(closed).toEqual([]);
  now = 71_000;
  look();
  await expect.poll(() => closed).toEqual(['stops']);
  await once(stops.resume(), 'close');
  // Nothing waits for one that has taken all.
  for (const name of ['reads', 'second']) slow.end(responses.get(name) as ServerResponse);
  now = 200_000;
  look();
  expect([closed, reads.destroyed, piped.destroyed]).toEqual([['stops'], false, false]);
  for (const socket of [reads, piped]) socket.destroy();
});
