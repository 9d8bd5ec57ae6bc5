import { rawRequest, RawConnection } from '../../testing/raw-http.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { testServer } from '../../testing/test-server.ts';
import { describe, expect, it } from 'vitest';

const log = keptLog('debug');
const server = testServer({ corsOrigins: ['https://app.example'] }, { log: log.log });

/** The lines of the request with this id, once there is one. */
async function linesOf(id: string) {
  const found = () => log.requests().filter((line) => line['request_id'] === id);
  await expect.poll(() => found().length).toBeGreaterThan(0);
  return found();
}

let count = 0;
const nextId = () => `logged-${(count += 1)}`;

/** The lines of a request with such an id. */
async function lineAfter(ask: (id: string) => Promise<unknown>) {
  const id = nextId();
  await ask(id);
  return linesOf(id);
}

const asked = (path: string, headers: Record<string, string> = {}) =>
  lineAfter((id) => fetch(`${server.url}${path}`, { headers: { 'x-request-id': id, ...headers } }));

const bearer = () => ({ authorization: `Bearer ${server.adminKey}` });

describe('a request', () => {
  it('has one line, with its method, path, status, duration, key, operation and id', async () => {
    const [line, ...others] = await asked('/v1/campaigns?q=Zanzibar&limit=1', bearer());
    expect(others).toEqual([]);
    expect(line).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      address: '127.0.0.1',
      request_id: `logged-${count}`,
      method: 'GET',
      path: '/v1/campaigns',
      key_id: expect.stringMatching(/^key_/),
      key_name: 'First key',
      status: 200,
      duration_ms: expect.any(Number),
      operation: 'GET /campaigns',
      msg: 'Answered',
    });
    expect(log.text()).not.toContain('Zanzibar');
  });

  it('has one for a batch too, with the operations and how many', async () => {
    const [line, ...others] = await asked('/trpc/campaigns.list,me.get,me.get?batch=1', bearer());
    expect([line, others]).toMatchObject([{ status: 200, calls: 3, operation: 'GET /campaigns, 2 × GET /me' }, []]);
  });

  it.each([
    ['/docs', { status: 200 }],
    ['/nothing/here', { status: 404, problem: 'not_found' }],
    ['/v1/nothing', { status: 404, problem: 'not_found' }],
    ['/v1/openapi.json', { status: 200 }],
    ['/trpc/no.such.call', { status: 404, problem: 'not_found' }],
    ['/v1/campaigns?limit=none', { status: 400, problem: 'invalid_request' }],
  ])('has one at %s', async (path, line) => {
    const sent = path.includes('limit') ? bearer() : {};
    expect(await asked(path, sent)).toMatchObject([{ level: 30, method: 'GET', path: path.split('?')[0], msg: 'Answered', ...line }]);
  });

  it('has one at debug where it is a health check, which would fill the log', async () => {
    expect(await asked('/health/live')).toMatchObject([{ level: 20, status: 200 }]);
    expect(await asked('/health/ready')).toMatchObject([{ level: 20, status: 200 }]);
  });

  it.each([
    ['leaves in the middle of it', 'destroy', { status: 400, msg: 'The connection was closed before the answer was whole' }],
    ['breaks it off', 'resetAndDestroy', { status: null, msg: 'The connection was closed before the answer began' }],
  ] as const)('has one where its caller %s', async (_, leave, line) => {
    const lines = await lineAfter(async (id) => {
      const connection = new RawConnection(server.url);
      const head = ['POST /v1/campaigns HTTP/1.1', 'Host: x', `Authorization: Bearer ${server.adminKey}`, `X-Request-Id: ${id}`];
      const body = ['Content-Type: application/json', 'Content-Length: 100', 'Expect: 100-continue'];
      connection.socket.write(`${[...head, ...body].join('\r\n')}\r\n\r\n`);
      await expect.poll(() => connection.received).toContain('100 Continue');
      connection.socket[leave]();
    });
    expect(lines).toMatchObject([{ level: 30, method: 'POST', path: '/v1/campaigns', ...line }]);
  });

  it.each([
    ['cannot be parsed', 'GE T\r\n\r\n', { status: 400, method: null, path: null, problem: 'invalid_request' }],
    [
      'has too many headers',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      { status: 431, method: null, problem: 'headers_too_large' },
    ],
    ['is for a proxy', 'CONNECT x.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', { status: 405, method: 'CONNECT', path: 'x.example:443' }],
    ['has no host', 'GET /v1/me HTTP/1.1\r\n\r\n', { status: 400, method: 'GET', path: '/v1/me', problem: 'invalid_request' }],
  ])('has one where it %s', async (_, text, line) => {
    const { headers, status } = await rawRequest(server.url, text);
    const lines = await linesOf(headers['x-request-id'] ?? '');
    expect([status, lines]).toMatchObject([line.status, [{ level: 30, ...line }]]);
  });

  it('has one, under its own id, where its body cannot be parsed', async () => {
    const id = nextId();
    const head = ['POST /v1/campaigns HTTP/1.1', 'Host: x', `Authorization: Bearer ${server.adminKey}`, `X-Request-Id: ${id}`];
    const text = [...head, 'Content-Type: application/json', 'Transfer-Encoding: chunked', '', 'no chunk', ''].join('\r\n');
    const { status, headers } = await rawRequest(server.url, text);
    expect([status, headers['x-request-id']]).toEqual([400, id]);
    expect(await linesOf(id)).toMatchObject([{ status: 400, method: 'POST', path: '/v1/campaigns', problem: 'invalid_request' }]);
  });

  it('says why its key was refused', async () => {
    expect(await asked('/v1/me')).toMatchObject([
      { level: 30, status: 401, problem: 'unauthenticated', reason: expect.stringContaining('Send a key') },
    ]);
    const unknown = await asked('/v1/me', { authorization: `Bearer hbk_${'0'.repeat(26)}_${'x'.repeat(43)}` });
    expect(unknown).toMatchObject([
      { level: 30, status: 401, problem: 'unauthenticated', reason: expect.stringContaining('unknown, expired or revoked') },
    ]);
    const reader = { authorization: `Bearer ${await server.key(['content:read'])}` };
    const forbidden = { level: 30, key_name: 'Test', problem: 'forbidden', reason: 'The key needs the scope campaigns:read.' };
    expect(await asked('/v1/campaigns', reader)).toMatchObject([{ status: 403, ...forbidden }]);
    expect(await asked('/trpc/me.get,campaigns.list?batch=1', reader)).toMatchObject([{ status: 207, ...forbidden }]);
  });

  it('has a path of bounded length', async () => {
    const [line] = await asked(`/v1/${'x'.repeat(8_000)}`);
    expect(line?.['path']).toHaveLength(301);
  });

  it('says nothing that the caller must not forge', async () => {
    await server.rest('GET /me', { headers: { 'x-request-id': '"},"level":60,{"' } });
    await rawRequest(server.url, 'GET /"},{\\%0a HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect
      .poll(() => log.requests().slice(-2))
      .toMatchObject([
        { level: 30, request_id: '"},"level":60,{"', status: 200 },
        { level: 30, path: '/"},{\\%0a', status: 404 },
      ]);
  });
});

describe('a share of the requests', () => {
  const answered = (some: object) =>
    Object.assign(Object.create(null), {
      level: 'info',
      requestId: 'x',
      caller: {},
      routes: [],
      problems: [],
      status: 200,
      isWhole: true,
      began: performance.now(),
      ...some,
    });
  const linesOfAll = (level: string, requests: readonly object[]) => {
    const own = keptLog(level);
    for (const one of requests) own.log.requests?.(answered(one));
    return own.lines().length;
  };
  const hundred = Array.from({ length: 100 }, () => ({}));

  it('has lines, and each that was refused, broke off or took long', () => {
    expect(linesOfAll('warn,access=10%', hundred)).toBe(10);
    const noted = [
      { status: 404 },
      { status: 207, problems: [{ code: 'not_found' }] },
      { isWhole: false },
      { began: performance.now() - 2_000 },
    ];
    expect(linesOfAll('info,access=0%', [...hundred, ...noted])).toBe(4);
    expect(linesOfAll('info', [...hundred, { level: 'debug' }])).toBe(100);
    expect(linesOfAll('debug', [{ level: 'debug' }])).toBe(1);
  });

  it('or none has', () => {
    expect(linesOfAll('info,access=off', [...hundred, { status: 404 }])).toBe(0);
  });
});

it('parts of the server log from levels of their own, and are named', () => {
  const { log: own, lines } = keptLog('warn,jobs=debug,database=silent');
  for (const module of ['calls', 'jobs', 'database'] as const) {
    own.of(module).debug({}, 'quiet');
    own.of(module).error({}, 'loud');
  }
  own.info('quiet');
  expect(lines().map(({ module, msg }) => `${module} ${msg}`)).toEqual(['calls loud', 'jobs quiet', 'jobs loud']);
});

it('has no lines of requests from the level warn on, and none costs anything', () => {
  expect(['warn', 'error', 'silent'].map((level) => keptLog(level).log.requests)).toEqual([undefined, undefined, undefined]);
});

describe('an origin that is refused', () => {
  const refusals = () => log.lines().filter(({ msg }) => String(msg).startsWith('Refused the origin'));
  const from = (origin: string, headers: Record<string, string> = {}) => fetch(`${server.url}/v1/me`, { headers: { origin, ...headers } });

  it('is logged once, with the setting that would allow it', async () => {
    for (let times = 0; times < 3; times += 1) await from('https://other.example');
    expect(refusals()).toMatchObject([
      {
        level: 30,
        origin: 'https://other.example',
        msg: 'Refused the origin https://other.example: browsers do not let its pages read the answers. To allow it: HANDBILL_CORS_ORIGINS=https://app.example,https://other.example',
      },
    ]);
  });

  it('is none where it is allowed, or the server’s own', async () => {
    const before = refusals().length;
    await from('https://app.example');
    await from(server.url);
    expect(refusals()).toHaveLength(before);
  });

  it('does not fill the log, however many are made up and however long', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, number) => from(`https://${number}.${'x'.repeat(1_000)}.example`)));
    await from('null');
    expect(refusals().length).toBeLessThanOrEqual(100);
    expect(Math.max(...refusals().map(({ msg }) => String(msg).length))).toBeLessThan(600);
  });
});
