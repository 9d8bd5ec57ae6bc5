import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { ModelOptions } from './model-options.ts';
import { findModel } from './find-model.ts';

/** Looks for a model at a server that answers like this. */
async function found(listener: RequestListener, more: Partial<ModelOptions> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const options: ModelOptions = {
    name: 'fast',
    model: 'gpt-5-mini',
    apiKey: 'sk-secret-of-nobody',
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    types: [],
    fallback: null,
    reasoningEffort: undefined,
    maxOutputTokens: undefined,
    prices: () => null,
    settingNames: { apiKey: 'OPENAI_API_KEY', baseURL: 'OPENAI_BASE_URL', model: 'OPENAI_MODEL' },
    ...more,
  };
  return findModel(options, 1_000);
}

const answering =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));

const list = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

it('asks with GET and the key, and calls no model', async () => {
  const asked: unknown[] = [];
  const listing = answering(200, list('gpt-5', 'gpt-5-mini'));
  const answer = await found((request, response) => {
    asked.push([request.method, request.url, request.headers.authorization]);
    listing(request, response);
  });
  expect([answer, asked]).toEqual([{ outcome: 'known' }, [['GET', '/v1/models', 'Bearer sk-secret-of-nobody']]]);
});

it.each([
  ['that is not listed', answering(200, list('gpt-5')), 'unlisted'],
  ['whose server has no list', answering(404, { error: { message: 'Not found' } }), 'unasked'],
  ['whose server has something else there', answering(200, '<html>'), 'unasked'],
  ['whose server has another list', answering(200, { models: [] }), 'unasked'],
])('says of a model %s what is known', async (_, listener, outcome) => {
  expect(await found(listener)).toEqual({ outcome });
});

it.each([
  [
    'refuses the key',
    answering(401, { error: { message: 'Incorrect API key provided: sk-secret-of-nobody' } }),
    'The provider refused the key (401): check OPENAI_API_KEY.',
  ],
  ['fails', answering(503, { error: { message: 'Too busy' } }), 'The provider failed (503). It said: Too busy'],
  ['hangs up', (request) => void request.socket.destroy(), expect.stringContaining('could not be reached: check OPENAI_BASE_URL')],
  ['does not answer', () => undefined, 'The provider does not answer in time.'],
  ['sends without an end', (_, response) => void response.writeHead(200).write('{'), 'The provider does not answer in time.'],
  ['sends too much', answering(200, ' '.repeat(9 * 2 ** 20)), expect.stringContaining('larger than allowed')],
] satisfies [string, RequestListener, unknown][])('says what is wrong with a server that %s', async (_, listener, detail) => {
  expect(await found(listener)).toEqual({ outcome: 'failed', detail });
});
