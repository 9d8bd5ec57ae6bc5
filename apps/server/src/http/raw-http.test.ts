import { describe, expect, it } from 'vitest';
import { rawRequest } from '../../testing/raw-http.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer({ corsOrigins: ['https://app.example'] });

const host = 'Host: localhost';
const key = () => `Authorization: Bearer ${server.adminKey}`;
const ask = (line: string, headers: readonly string[] = [host], body = '') =>
  rawRequest(server.url, `${line} HTTP/1.1\r\n${[...headers, ''].join('\r\n')}\r\n${body}`);

/** The problem in an answer, in the form of either door. */
function problemIn(body: string): { status: number; code: string; request_id: string } {
  const read = JSON.parse(body);
  return read.error?.json?.data?.problem ?? read;
}

const refused: readonly (readonly [line: string, headers: readonly string[], status: number])[] = [
  ['TRACE /v1/campaigns', [host], 405],
  ['TRACE /trpc/me.get', [host], 405],
  ['TRACE /docs', [host], 405],
  ['TRACE /health/live', [host], 405],
  ['PUT /v1/campaigns', [host], 405],
  ['PUT /trpc/me.get', [host], 405],
  ['PROPFIND /v1/campaigns', [host], 405],
  ['PROPFIND /trpc/campaigns.create', [host], 405],
  ['POST /docs', [host, 'Content-Length: 0'], 405],
  ['DELETE /problems/internal', [host], 405],
  ['CONNECT example.com:443', ['Host: example.com:443'], 405],
  ['NONSENSE /v1/me', [host], 400],
  ['get /v1/me', [host], 400],
  ['GET /v1/me', ['Host: a:b@c'], 400],
  ['GET /trpc/me.get', ['Host: a:b@c'], 400],
  ['POST /trpc/campaigns.create', ['Host: a:b@c', 'Content-Length: 0'], 400],
  ['GET /docs', ['Host: a:b@c'], 400],
  ['GET /health/live', ['Host: a b'], 400],
  ['GET /v1/me', ['Host: x:99x'], 400],
  ['GET /v1/me', ['Host: x', 'host: y'], 400],
  ['GET /trpc/me.get', ['Host: x', 'HOST: x'], 400],
  ['GET /v1/me', ['Host: x/y'], 400],
  ['GET /v1/me', [], 400],
  ['GET /trpc/me.get', [], 400],
  ['GET *', [host], 400],
  ['GET http://a:b@c/v1/me', [host], 400],
  ['GET http://x/v1/nothing', [host], 404],
  ['GET http://x/trpc/no.such', [host], 404],
  ['GET //v1/me', [host], 404],
  ['GET /v1/%zz', [host], 400],
  ['GET /trpc/%zz', [host], 400],
  ['GET /problems/%zz', [host], 404],
  ['GET /%zz', [host], 404],
  ['GET /nothing', [host], 404],
  ['GET /v1/me?q=%zz', [host, 'Authorization: Bearer x'], 401],
  [`GET /v1/${'x'.repeat(12_000)}`, [host], 404],
  [`GET /trpc/${'x'.repeat(12_000)}`, [host], 404],
  [`GET /${'x'.repeat(12_000)}`, [host], 404],
  [`GET /v1/${'x'.repeat(20_000)}`, [host], 431],
  ['GET /v1/me', [host, `X-Long: ${'x'.repeat(20_000)}`], 431],
  ['GET /v1/me', [host, 'Bad Header: x'], 400],
  ['POST /v1/campaigns', [host, 'Content-Length: x'], 400],
  ['POST /v1/campaigns', [host, 'Content-Length: 1', 'Content-Length: 2'], 400],
  ['GET /v1/me', [host, `X-Request-Id: ${'x'.repeat(129)}`], 401],
  ['GET /v1/me', [host, 'X-Request-Id: gr\xfc\xdfe'], 401],
  ['GET /trpc/me.get', [host, `X-Request-Id: ${'x'.repeat(5_000)}`], 401],
  ['GET /nothing', [host, 'X-Request-Id: a b'], 404],
  ['TRACE /trpc/me.get', [host, 'X-Request-Id: '], 405],
];

describe('a rejected request is answered with a problem and its request id', () => {
  it.each(refused.map(([line, headers, status]) => ({ line, headers, status, label: [line, ...headers].join(' ').slice(0, 60) })))(
    '$status $label',
    async ({ line, headers, status }) => {
      const answer = await ask(line, headers);
      const problem = problemIn(answer.body);
      expect({ status: answer.status, statusInProblem: problem.status, code: problem.code }).toEqual({
        status,
        statusInProblem: status,
        code: expect.stringMatching(/^[a-z_]+$/),
      });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(problem.request_id).toBe(answer.headers['x-request-id']);
      expect(answer.headers['content-type']).toMatch(/^application\/(problem\+)?json/);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(status === 405 ? answer.headers['allow'] : 'GET').toContain('GET');
    },
  );

  it('which is the client’s own if it is valid', async () => {
    const named = [host, 'X-Request-Id: mine.1'];
    for (const line of ['TRACE /trpc/me.get', 'TRACE /docs', 'PUT /v1/me', 'GET *', 'CONNECT a:1', 'GET /health/live', 'GET /nothing'])
      expect((await ask(line, named)).headers['x-request-id']).toBe('mine.1');
    expect(problemIn((await ask('GET /v1/me', ['Host: a:b@c', 'X-Request-Id: mine.2'])).body).request_id).toBe('mine.2');
  });
});

describe('an unusual request is answered as usual', () => {
  it.each([
    ['GET http://elsewhere.example/v1/me', [host]],
    ['GET HTTP://elsewhere.example:8080/v1/me', [host]],
    ['GET http://elsewhere.example/trpc/me.get', [host]],
    ['GET http://elsewhere.example/docs', [host]],
    ['GET /v1/me', ['Host: my_service:3000']],
    ['GET /v1/me', ['Host: [::1]:3000']],
    ['GET /v1/me', ['Host:']],
    ['GET /trpc/me.get', ['Host: 999.999.999.999:70000']],
    ['GET /trpc/me.get', ['Host: xn--a%zz']],
    ['GET /trpc/me.get', ['Host: gr-e.example:']],
  ])('%s %j', async (line, headers) => {
    const answer = await ask(line, [...headers, key()]);
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('answers what it cannot fulfil with 417 alone, and ends the connection', async () => {
    const answer = await ask('GET /v1/me', [host, 'Expect: nonsense']);
    expect([answer.status, answer.body, answer.headers['connection']]).toEqual([417, '', 'close']);
  });

  it('without a Host in HTTP/1.0', async () => {
    expect((await rawRequest(server.url, `GET /v1/me HTTP/1.0\r\n${key()}\r\n\r\n`)).status).toBe(200);
  });

  it.each(['OPTIONS *', 'OPTIONS /v1/campaigns', 'OPTIONS /v1/openapi.json', 'OPTIONS /docs'])('%s names the methods', async (line) => {
    const { status, headers } = await ask(line);
    expect([status, headers['allow']]).toEqual([204, expect.stringContaining('GET, HEAD')]);
    expect(headers).toMatchObject({ 'x-request-id': expect.any(String), 'x-content-type-options': 'nosniff' });
  });

  it('preflight answers have a request id too', async () => {
    const asking = ['Origin: https://app.example', 'Access-Control-Request-Method: POST', 'X-Request-Id: pre.1'];
    for (const path of ['/v1/campaigns', '/trpc/me.get']) {
      const { status, headers } = await ask(`OPTIONS ${path}`, [host, ...asking]);
      expect([status, headers['x-request-id'], headers['x-content-type-options']]).toEqual([204, 'pre.1', 'nosniff']);
    }
  });
});

describe('the document', () => {
  const asked = async (query: string, from: string, more: readonly string[] = []) => {
    const { status, headers, body } = await ask(`GET /v1/openapi.json${query}`, [`Host: ${from}`, ...more]);
    return { status, vary: headers['vary'], body: JSON.parse(body) };
  };

  it.each([
    ['localhost:3000', 'http://localhost:3000/v1'],
    ['texts.localhost', 'http://texts.localhost/v1'],
    ['127.0.0.1:', 'http://127.0.0.1/v1'],
    ['192.0.2.7:8080', 'http://192.0.2.7:8080/v1'],
    ['[::1]:3000', 'http://[::1]:3000/v1'],
    ['texts.example.com', '/v1'],
    ['localhost.example.com', '/v1'],
    ['127.0.0.1.example.com:3000', '/v1'],
    ['1.2.3', '/v1'],
    ['', '/v1'],
  ])('has the address that was asked, where nobody else can have made it up: %s', async (from, url) => {
    const { vary, body } = await asked('', from);
    expect([body.servers, vary]).toEqual([[{ url }], 'Host, Accept-Encoding']);
  });

  it('has a relative address behind a proxy that speaks TLS, and at addresses beyond a few', async () => {
    expect((await asked('', '192.0.2.7', ['X-Forwarded-Proto: https'])).body.servers).toEqual([{ url: '/v1' }]);
    const found = [];
    for (let at = 1; at <= 9; at += 1) found.push((await asked('?profile=full', `198.51.100.${at}`)).body.servers[0].url);
    expect([found[0], found.at(-1)]).toEqual(['http://198.51.100.1/v1', '/v1']);
    expect((await asked('?profile=full', '198.51.100.1')).body.servers).toEqual([{ url: 'http://198.51.100.1/v1' }]);
  });

  it('is had in a profile, and no other than there are', async () => {
    const [usual, lean, full] = await Promise.all(['', '?profile=lean', '?x=1&profile=full'].map((query) => asked(query, 'localhost')));
    expect(lean?.body).toEqual(usual?.body);
    expect(Object.keys(full?.body.paths['/content/generate'].post.responses[201].content)).toContain('text/event-stream');
    expect(await asked('?profile=fat', 'localhost')).toMatchObject({
      status: 400,
      body: { errors: [{ in: 'query', pointer: '/profile', code: 'invalid_choice', message: 'must be one of lean, full' }] },
    });
    expect((await asked('?profile=full&profile=lean', 'localhost')).body).toMatchObject({ errors: [{ code: 'repeated' }] });
  });
});
