import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptLog } from '../../testing/kept-log.ts';
import { parseAnswer, RawConnection } from '../../testing/raw-http.ts';
import { testServer } from '../../testing/test-server.ts';
import { httpServer } from './http-server.ts';

const log = keptLog('trace');
const server = testServer({}, { log: log.log });

const patient = { timeout: 20_000 };
const post = (path: string, ...headers: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${server.adminKey}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n');

/** The lines of the log about a request besides its own. */
const linesOf = (requestId: string) => log.lines().filter((line) => line['request_id'] === requestId && !('duration_ms' in line));

describe('a body that is too large', () => {
  const size = 64 * 1024 * 1024;
  const piece = 'x'.repeat(65_536);

  /** Sends it as long as the server reads, and resolves to how much it read. */
  async function upload(connection: RawConnection, framed: (text: string) => string): Promise<number> {
    const { socket } = connection;
    for (let sent = 0; sent < size && !socket.destroyed; sent += piece.length)
      if (!socket.write(framed(piece), 'latin1'))
        await Promise.race([new Promise((drained) => socket.once('drain', drained)), connection.closed]);
    return socket.bytesWritten - socket.writableLength;
  }

  const ways = [
    ['announced', [`Content-Length: ${size}`], (text: string) => text],
    ['in chunks', ['Transfer-Encoding: chunked'], (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`],
  ] as const;

  describe.each(ways)('%s', (_, headers, framed) => {
    it.concurrent.each([
      ['/v1/campaigns', 413],
      ['/trpc/campaigns.create', 413],
      ['/docs', 405],
      ['/nothing', 404],
      ['/health/live', 405],
      ['/v1/nothing', 404],
    ])('is answered by %s with %i, read no further, and the connection ends', async (path, status) => {
      const connection = new RawConnection(server.url);
      connection.socket.write(post(path, ...headers));
      const taken = await upload(connection, framed);
      await connection.closed;
      const { answer } = parseAnswer(connection.received) ?? {};
      expect([answer?.status, answer?.headers['connection']]).toEqual([status, 'close']);
      expect(answer?.body).toContain(answer?.headers['x-request-id']);
      // The sockets have buffers of their own.
      expect(taken).toBeLessThan(16 * 1024 * 1024);
    });
  });
});

describe('a client that disconnects during an upload', () => {
  it.each(['/v1/campaigns', '/trpc/campaigns.create', '/v1/content/generate'])('is logged at debug level: %s', async (path) => {
    const id = `leaves-${path}`;
    const connection = new RawConnection(server.url);
    connection.socket.write(`${post(path, 'Content-Length: 1000', `X-Request-Id: ${id}`)}{"name": `);
    // Usually long enough to be read; the result is the same if it is not.
    await wait(50);
    connection.socket.resetAndDestroy();
    await expect.poll(() => linesOf(id), patient).toHaveLength(1);
    expect(linesOf(id)).toMatchObject([{ level: 20, msg: expect.stringContaining('went away') }]);
  });
});

describe('data that cannot be parsed as a request', () => {
  it('is refused in place of an answer when it is in the body', async () => {
    const connection = new RawConnection(server.url);
    const answer = await connection.ask(`${post('/v1/campaigns', 'Transfer-Encoding: chunked', 'X-Request-Id: bad-chunk')}nonsense\r\n`);
    expect([answer?.status, answer?.headers['connection'], JSON.parse(answer?.body ?? '').code]).toEqual([400, 'close', 'invalid_request']);
    expect(await connection.closed).toBeUndefined();
    await expect
      .poll(() => linesOf('bad-chunk').map(({ level, msg }) => [level, msg]), patient)
      .toEqual([
        [20, 'Invalid request'],
        [20, expect.stringContaining('went away')],
      ]);
  });

  it('closes the connection when it follows a request, which is answered first', async () => {
    const connection = new RawConnection(server.url);
    const answer = await connection.ask(
      `GET /v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.adminKey}\r\n\r\nnonsense\r\n\r\n`,
    );
    expect(answer?.status).toBe(200);
    expect(await connection.closed).toBeUndefined();
    expect(connection.received).toBe('');
  });

  it('is logged at debug level with a request id', async () => {
    const connection = new RawConnection(server.url);
    const answer = await connection.ask('nonsense\r\n\r\n');
    expect(linesOf(answer?.headers['x-request-id'] ?? '')).toMatchObject([{ level: 20, code: 'invalid_request' }]);
  });
});

it('answers one request after another on one connection', async () => {
  const connection = new RawConnection(server.url);
  const me = `GET /v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.adminKey}\r\n\r\n`;
  const create = post('/v1/campaigns', 'Content-Length: 40');
  const asked = [me, `${create}{"name":"x","campaign_type":"awareness"}`, me, `GET /v1/nothing HTTP/1.1\r\nHost: x\r\n\r\n`, me];
  const answers = [];
  for (const one of asked) answers.push(await connection.ask(one));
  expect(answers.map((answer) => [answer?.status, answer?.headers['connection']])).toEqual(
    [200, 201, 200, 404, 200].map((status) => [status, 'keep-alive']),
  );
  connection.socket.destroy();
});

it('keeps the connection when a short body is refused without being read', async () => {
  const connection = new RawConnection(server.url);
  const refused = () => connection.ask(`POST /v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`);
  const answers = [await refused(), await refused()];
  expect(answers.map((answer) => [answer?.status, answer?.headers['connection']])).toEqual([
    [404, 'keep-alive'],
    [404, 'keep-alive'],
  ]);
  connection.socket.destroy();
});

describe('a connection on which no whole request comes in time', () => {
  /** A server that waits for 300 ms. */
  async function hurried(): Promise<string> {
    const answering: RequestListener = (request, response) =>
      request.method === 'GET' ? response.end('here') : void request.resume().once('end', () => response.end('here'));
    const slow = httpServer(answering, keptLog('silent').log, 300).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    onTestFinished(() => void slow.close());
    return `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  }

  it.each([
    ['half a head', 'GET / HTTP/1.1\r\n'],
    ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf'],
  ])('ends with a problem: %s', async (_, sent) => {
    const connection = new RawConnection(await hurried());
    const answer = await connection.ask(sent);
    const problem = JSON.parse(answer?.body ?? '');
    expect([answer?.status, problem]).toEqual([
      408,
      expect.objectContaining({ code: 'request_timeout', request_id: answer?.headers['x-request-id'] }),
    ]);
    expect(await connection.closed).toBeUndefined();
  });

  it('ends where nothing comes, and stays where a request came before', async () => {
    const url = await hurried();
    const [silent, kept] = [new RawConnection(url), new RawConnection(url)];
    const ask = () => kept.ask('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await ask())?.status).toBe(200);
    await silent.closed;
    await wait(600);
    expect((await ask())?.status).toBe(200);
    kept.socket.destroy();
  });
});
