import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createClient } from '../calls/create-client.ts';
import { HandbillError, isHandbillError } from './handbill-error.ts';
import { replies, scriptedServer } from '../calls/scripted-server.fixture.ts';

const server = scriptedServer();
const client = (options: { key?: () => string } = {}) => createClient({ url: server.url, key: 'hbk_test', retries: 0, ...options });

async function unusedAddress(): Promise<string> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  await promisify(listener.close.bind(listener))();
  return `http://127.0.0.1:${port}`;
}

async function failureOf(call: Promise<unknown>): Promise<HandbillError> {
  const error = await call.then(
    () => expect.fail('The call should have failed'),
    (cause: unknown) => cause,
  );
  if (!isHandbillError(error)) throw error;
  return error;
}

describe('a call that fails', () => {
  it("carries the server's problem with what its code carries", async () => {
    server.play(replies.problem('invalid_transition', 409, { current_status: 'draft', action: 'pause', allowed_actions: ['activate'] }));
    const { problem } = await failureOf(client().campaigns.pause.mutate({ id: 'cmp_1' }));
    expect(problem).toMatchObject({
      code: 'invalid_transition',
      status: 409,
      current_status: 'draft',
      allowed_actions: ['activate'],
      request_id: 'req_1',
    });
  });

  it('says in its message which fields are at fault, and names the request', async () => {
    const errors = [{ in: 'body', pointer: '/name', code: 'required', message: 'is required' }];
    server.play(replies.problem('invalid_request', 400, { errors }));
    const error = await failureOf(client().campaigns.create.mutate({ name: '', campaign_type: 'sales' }));
    expect(error.message).toBe('invalid_request: It is invalid_request /name is required; (request req_1)');
    expect(error).toMatchObject({ name: 'HandbillError', code: 'invalid_request' });
    expect(error).toBeInstanceOf(HandbillError);
  });

  it('keeps a code that only a newer server knows', async () => {
    server.play(replies.problem('out_of_ink', 418));
    expect((await failureOf(client().me.get.query())).code).toBe('out_of_ink');
  });

  it('is a network error when no server listens', async () => {
    const url = await unusedAddress();
    const unreachable = createClient({ url, key: 'hbk_test', retries: 0 });
    const error = await failureOf(unreachable.me.get.query());
    expect(error.problem).toMatchObject({ code: 'network_error', status: null, type: null, request_id: null });
    expect(error.problem.detail).toBe(`No complete response from ${url}: fetch failed (ECONNREFUSED)`);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('is a network error when the response breaks off', async () => {
    server.play(replies.cut());
    expect((await failureOf(client().campaigns.pause.mutate({ id: 'cmp_1' }))).code).toBe('network_error');
  });

  it.each([
    ["a proxy's page", replies.html(502), 502],
    ["another server's JSON", replies.json(404, { message: 'no such route' }), 404],
    ['a list that is not from Handbill', replies.json(200, [{ error: 'what?' }, 1]), 200],
    ['an empty body', replies.json(200, ''), 200],
  ])('is an unexpected response for %s', async (_, reply, status) => {
    server.play(reply);
    expect((await failureOf(client().content.get.query({ id: 'cnt_1' }))).problem).toMatchObject({ code: 'unexpected_answer', status });
  });

  it.each([
    ['an error without a problem', { error: { json: { message: 'No procedure found', code: -32_004, data: { httpStatus: 404 } } } }, 404],
    ['a malformed error', { error: 'what?' }, null],
    ['a malformed result', { result: 5 }, null],
  ])('is an unexpected response for %s from another tRPC server', async (_, body, status) => {
    server.play(replies.json(200, body));
    expect((await failureOf(client().campaigns.pause.mutate({ id: 'cmp_1' }))).problem).toMatchObject({
      code: 'unexpected_answer',
      status,
    });
  });

  it('was not sent when there is no key to send it with', async () => {
    server.play(replies.data(null));
    const reason = new Error('The session is over');
    const keyless = client({
      key: () => {
        throw reason;
      },
    });
    const error = await failureOf(keyless.me.get.query());
    expect(error.problem).toMatchObject({ code: 'not_sent', detail: 'The session is over' });
    expect(error.cause).toBe(reason);
    expect(server.requests).toEqual([]);
  });

  it('was not sent when its key is malformed', async () => {
    const { problem } = await failureOf(client({ key: () => 'hbk_…' }).me.get.query());
    expect(problem).toMatchObject({ code: 'not_sent', detail: 'The API key contains invalid characters' });
  });

  it('was not sent when its input cannot be serialized', async () => {
    server.play(replies.data(null));
    const polluted = JSON.parse('{"__proto__": {"admin": true}}') as object;
    const call = client().campaigns.create.mutate({
      name: 'Spring',
      campaign_type: 'sales',
      target_audience: { ...polluted, when: new Date(), nested: polluted },
    });
    expect((await failureOf(call)).code).toBe('not_sent');
    expect(server.requests).toEqual([]);
  });
});

describe('an aborted call', () => {
  it('fails at once with its reason, though the response never comes', async () => {
    server.play(replies.silence());
    const controller = new AbortController();
    const call = failureOf(client().campaigns.pause.mutate({ id: 'cmp_1' }, { signal: controller.signal }));
    setTimeout(() => controller.abort('enough'), 30);
    expect(await call).toMatchObject({ code: 'aborted', cause: 'enough' });
  });

  it('does not wait for the others of its batch, and leaves them alone', async () => {
    server.play((response, request) => void setTimeout(() => replies.data({ fine: true })(response, request), 150));
    const both = client();
    const kept = both.campaigns.list.query();
    const aborted = await failureOf(both.me.get.query({}, { signal: AbortSignal.timeout(20) }));
    expect(aborted.code).toBe('aborted');
    expect(aborted.cause).toMatchObject({ name: 'TimeoutError' });
    expect(await kept).toEqual({ fine: true });
    expect(server.requests).toEqual(['GET /trpc/campaigns.list,me.get']);
  });

  it('is not sent when it was aborted before', async () => {
    server.play(replies.data(null));
    expect((await failureOf(client().me.get.query({}, { signal: AbortSignal.abort() }))).code).toBe('aborted');
    expect(server.requests).toEqual([]);
  });
});
