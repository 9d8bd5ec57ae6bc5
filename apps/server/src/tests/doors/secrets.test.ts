import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTRPCUntypedClient, httpLink } from '@trpc/client';
import { fakeModelServer, modelReplies } from '@handbill/testing';
import superjson from 'superjson';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../../packages/embedded-mongo/testing/data-folder.ts';
import { MainProcess } from '../../../testing/main-process.ts';
import { rawRequest } from '../../../testing/raw-http.ts';
import { type RestRequest } from '../../../testing/rest.ts';

const topic = 'Zanzibar flamingo rescue';
const brief = { type: 'email', topic, instructions: `${topic}, narrated by a heron` };
const password = 'correct-horse-battery';

/** Requests with each kind of outcome: success, rejection, a failed model, and input that cannot be parsed. */
const calls: readonly [route: string, request: RestRequest][] = [
  ['GET /me', {}],
  ['POST /content/generate', { body: brief }],
  ['POST /content/generate', { body: { ...brief, topic: `sandbox:error ${topic}` } }],
  ['POST /content/generate', { body: { ...brief, topic: `sandbox:timeout ${topic}` } }],
  ['POST /content/generate', { body: { ...brief, campaign_id: 'cmp_nonsense', platform: topic } }],
  ['POST /content/generate', { body: `{"topic": "${topic}", ` }],
  ['POST /campaigns', { body: { name: topic, campaign_type: 'sales' } }],
  ['POST /campaigns', { body: { name: topic, campaign_type: 'none' } }],
  ['POST /keys', { body: { name: topic, scopes: ['content:read'] } }],
  ['PATCH /campaigns/cmp_unknown', { body: { name: topic } }],
  ['GET /campaigns?cursor=nonsense', {}],
  ['GET /no/such/address', {}],
  ['GET /me', { key: null }],
  ['GET /me', { key: 'hbk_unknown_secret' }],
  ['GET /me', { headers: { authorization: `Basic ${password}` } }],
];

/** Sends requests with a key in places where none belongs. */
async function sendMisplacedKeys(server: MainProcess, key: string): Promise<void> {
  const routes = [
    `GET /campaigns/${key}`,
    `GET /campaigns?q=${key}&${key}=1`,
    `PUT /${key}`,
    `GET /%zz/${key}`,
    `POST /campaigns/${key}/pause`,
  ];
  const bodies = [`{"${key}": ${key}`, JSON.stringify({ [key]: key }), JSON.stringify({ name: key, campaign_type: key })];
  const headers = [{ 'x-request-id': key }, { [key]: 'x' }, { 'content-type': key }, { authorization: `Basic ${key}` }];
  await Promise.all([
    ...routes.map((route) => server.rest(route)),
    ...bodies.map((body) => server.rest('POST /campaigns', { body })),
    ...headers.map((header) => server.rest('POST /campaigns', { body: {}, headers: header })),
    ...[`/trpc/${key}`, `/trpc/me.get?input=${key}`, `/problems/${key}`, `/docs/%zz${key}`, `/${key}`].map((path) =>
      fetch(`${server.url}${path}`),
    ),
    rawRequest(server.url, `GET /v1/me HTTP/1.1\r\nHost: ${key}@x\r\n\r\n`),
    rawRequest(server.url, `GET /${key} ${key}\r\n${key}\r\n\r\n`),
    rawRequest(server.url, `CONNECT ${key}:1 HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${key}\r\n\r\n`),
  ]);
}

/** Everything that a server wrote until it stopped. */
async function output(server: MainProcess, isAtTerminal = false): Promise<Record<string, string>> {
  await (isAtTerminal ? server.interrupt() : server.end('SIGTERM'));
  return { out: server.out, err: server.err, mongod: await readFile(join(server.data, 'mongod.log'), 'utf8') };
}

const containing = (texts: Record<string, string>, secret: string) => Object.entries(texts).filter(([, text]) => text.includes(secret));

describe('secrets', { timeout: 90_000 }, () => {
  it.each([
    ['where it is JSON', false],
    ['at a terminal', true],
  ])('are not in the output of any request, even at the log level trace, %s', async (_, isAtTerminal) => {
    const env = { LOG_LEVEL: 'trace', TERM: 'xterm-256color' };
    const server = new MainProcess(await dataFolder(), env, { isAtTerminal });
    await server.ready();
    const key = server.adminKey;
    const statuses = await Promise.all(calls.map(async ([route, request]) => (await server.rest(route, request)).status));
    expect(statuses).toEqual([200, 201, 502, 504, 400, 400, 201, 400, 201, 404, 400, 404, 401, 401, 401]);
    const client = createTRPCUntypedClient({
      links: [httpLink({ url: `${server.url}/trpc`, transformer: superjson, headers: { authorization: `Bearer ${key}` } })],
    });
    await Promise.allSettled([
      client.query('me.get'),
      client.mutation('content.generate', { ...brief, topic: `sandbox:error ${topic}` }),
      client.query('no.such.call'),
    ]);
    await sendMisplacedKeys(server, key);

    const texts = await output(server, isAtTerminal);
    const log = isAtTerminal ? server.out : server.err;
    expect(log).toMatch(isAtTerminal ? /\[\d\d:\d\d:\d\d\.\d{3}\] .*DEBUG/ : /^\{"level":20/m);
    expect(log).toContain('[redacted]');
    expect([key, key.split('_').slice(2).join('_'), 'hbk_', password].flatMap((secret) => containing(texts, secret))).toEqual([]);
    expect(log.split('\n').filter((line) => line.includes('lamingo') || line.includes('heron'))).toEqual([]);
  });

  it('of the model are removed when its provider repeats them, and texts of a brief are not logged then', async () => {
    const model = await fakeModelServer();
    onTestFinished(() => model.close());
    const apiKey = 'sk-proj-4711secret';
    const words = `Incorrect API key provided: ${apiKey}. Bearer ${apiKey}`;
    model.play(
      modelReplies.error(401, { message: words, code: 'invalid_api_key' }),
      modelReplies.error(400, { message: words }),
      modelReplies.body(403, { detail: words }),
      modelReplies.refusal(words),
      modelReplies.refusal(`I can not write about ${topic}`),
    );
    const server = new MainProcess(await dataFolder(), { LOG_LEVEL: 'trace', OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: model.baseURL });
    await server.ready();
    const answers = [];
    for (let call = 0; call < 5; call += 1) answers.push(await server.rest('POST /content/generate', { body: brief }));
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502]);
    expect(answers.at(-1)?.body.detail).toContain(topic);
    expect(model.requests.every(({ headers }) => headers.authorization === `Bearer ${apiKey}`)).toBe(true);
    const { body: kept } = await server.rest('GET /content');
    const texts = await output(server);
    expect(containing({ ...texts, answers: JSON.stringify([answers, kept]) }, apiKey)).toEqual([]);
    expect(server.err).toContain('generation_failed');
    expect(server.err.split('\n').filter((line) => line.includes(topic))).toEqual([]);
  });
});
