import { createServer } from 'node:http';
import { fakeModelServer, modelReplies as replies } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import type { ModelCall } from '../language-model.ts';
import { openaiModel } from './openai-model.ts';
import type { OpenAIOptions } from './openai-options.ts';

const server = await fakeModelServer();
afterAll(() => server.close());

const key = 'sk-very-secret-key';
const answer = '{"subject": "Loaves – fresh", "body": "…"}';
const prompt = { system: 'You write.', user: '<brief>{}</brief>', shape: { name: 'email', schema: { type: 'object', properties: {}, required: [], additionalProperties: false } } };

async function complete(options: Partial<OpenAIOptions> = {}, call: Partial<ModelCall> = {}) {
  const heard: string[] = [];
  const model = openaiModel({ apiKey: key, baseURL: server.baseURL, model: 'gpt-5-mini', timeout_ms: 5_000, backoff_ms: () => 5, ...options });
  const request = { type: 'email', topic: 'x', tone: 'x', keywords: [], length: null, target_audience: null, language: 'en', instructions: null, campaign_id: null, tags: [] } as const;
  const assignment: ModelCall['assignment'] = { request: { ...request, keywords: [], tags: [] }, campaign: null };
  const result = await model.complete({ assignment, prompt, signal: new AbortController().signal, onText: (soFar) => heard.push(soFar), ...call });
  return { heard, result, ask: () => model.complete({ assignment, prompt, signal: new AbortController().signal, onText: () => undefined }) };
}

describe('what is sent', () => {
  it('asks for a stream with usage and a strict shape, with the key as a bearer, and nothing that newer models refuse', async () => {
    server.play(replies.streamed(answer));
    await complete();
    const { path, headers, body } = server.requests[0]!;
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${key}`);
    expect(body).toEqual({
      model: 'gpt-5-mini',
      messages: [{ role: 'system', content: prompt.system }, { role: 'user', content: prompt.user }],
      response_format: { type: 'json_schema', json_schema: { name: 'email', strict: true, schema: prompt.shape.schema } },
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it('sends the user and password of an address as Basic, since fetch refuses them in the address', async () => {
    server.play(replies.streamed(answer));
    await complete({ apiKey: undefined, baseURL: server.baseURL.replace('//', '//me:pass%20word@') });
    expect(server.requests[0]!.headers.authorization).toBe(`Basic ${btoa('me:pass word')}`);
  });
});

describe('an answer', () => {
  it('is heard piece by piece and counted', async () => {
    server.play(replies.streamed(answer));
    const { result, heard } = await complete();
    expect(result).toEqual({ kind: 'completion', text: answer, finish: 'stop', model: 'gpt-5-mini', attempts: 1, input_tokens: 120, output_tokens: 80, needsReview: null });
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.at(-1)).toBe(answer);
  });

  it.each([
    ['without a role', replies.streamedWithoutRole(answer)],
    ['whole instead of streamed', replies.whole(answer)],
    ['whole without a reason for its end', replies.whole(answer, null)],
    ['whole in parts', replies.body(200, { choices: [{ message: { content: [{ type: 'text', text: answer }] }, finish_reason: 'stop' }] })],
  ])('is taken %s', async (_, reply) => {
    server.play(reply);
    expect((await complete()).result).toMatchObject({ kind: 'completion', text: answer, finish: 'stop' });
  });

  it.each(['length', 'max_tokens'])('that ends with %s says so and keeps its text', async (finish) => {
    server.play(replies.streamed(answer.slice(0, 20), finish));
    expect((await complete()).result).toMatchObject({ kind: 'completion', text: answer.slice(0, 20), finish: 'length' });
  });
});

const quota = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' };

describe('a call that fails for good', () => {
  it.each([
    ['the key refused', replies.error(401, { message: `Incorrect API key provided: ${key}` }), /refused the key \(401\): check OPENAI_API_KEY/],
    ['no right', replies.error(403, { message: 'Country not supported' }), /does not allow .*\(403\).*Country not supported/],
    ['an unknown model', replies.error(404, { message: 'The model `gpt-9` does not exist', code: 'model_not_found' }), /does not know the model gpt-5-mini \(404\)/],
    ['a wrong address', replies.html(404), /no chat completions .*\(404\): check OPENAI_BASE_URL/],
    ['no quota', replies.error(429, quota), /quota is used up \(429\)/],
    ['no credit', replies.error(402, 'Insufficient Balance'), /credit is used up \(402\)/],
    ['a bad request', replies.body(400, { detail: 'Seed out of bounds' }), /refused the request \(400\).*Seed out of bounds/],
    ['a filter on the brief', replies.error(400, { message: 'Filtered', code: 'content_filter' }), /content filter refused the brief/],
    ['a refusal', replies.refusal('I cannot help with that.'), /refused to write this: I cannot help with that\./],
    ['a refusal, whole', replies.refusalWhole('No.'), /refused to write this: No\./],
    ['a filter on the text', replies.streamed('Half a', 'content_filter'), /content filter stopped the text/],
    ['nothing', replies.streamed(''), /answered with nothing/],
    ['only thoughts', replies.streamed('', 'length'), /used up its tokens/],
    ['something else', replies.body(200, ['hello']), /no chat completion/],
    ['a page', replies.html(200), /no chat completion/],
    ['a malformed stream', replies.malformedStream(), /no chat completion/],
    ['an error in place of an answer', replies.body(200, { error: { message: 'Overheated' } }), /Overheated/],
  ])('is told apart: %s', async (_, reply, detail) => {
    server.play(reply);
    const { result } = await complete();
    expect(result).toMatchObject({ kind: 'failure', code: 'generation_failed', attempts: 1, detail: expect.stringMatching(detail) });
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(result)).not.toContain(key);
  });

  it.each([
    ['cut in the middle', replies.cutAfter('{"subject": "Half'), /broke before the text was done/],
    ['ended without a reason', replies.streamedWithoutFinish('{"subject": "Half'), /broke before the text was done/],
    ['an error in the stream', replies.errorAfter('{"subject": "Half', { code: 502, message: 'Upstream' }), /failed \(502\).*Upstream/],
  ])('keeps the text so far: %s', async (_, reply, detail) => {
    server.play(reply);
    expect((await complete()).result).toMatchObject({ kind: 'failure', code: 'generation_failed', textSoFar: '{"subject": "Half', attempts: 1, detail: expect.stringMatching(detail) });
  });
});

describe('a call that may do better', () => {
  it.each([
    ['429', replies.error(429, { message: 'Slow down' })],
    ['500', replies.error(500, { message: 'Oops' })],
    ['502 with a page', replies.html(502)],
    ['503', replies.error(503, 'Overloaded')],
    ['a connection cut before the first word', replies.cutAfter('')],
  ])('is made again: %s', async (_, bad) => {
    server.play(bad, bad, replies.streamed(answer));
    expect((await complete()).result).toMatchObject({ kind: 'completion', text: answer, attempts: 3 });
  });

  it.each([
    ['429', replies.error(429, { message: 'Slow down' }), /rate of calls \(429\)/],
    ['502 with a page', replies.html(502), /^The provider failed \(502\)\.$/],
  ])('is made three times at most, and a page is not shown: %s', async (_, bad, detail) => {
    server.play(bad);
    expect((await complete()).result).toMatchObject({ kind: 'failure', code: 'generation_failed', attempts: 3, detail: expect.stringMatching(detail) });
  });

  it('waits as long as the provider asks', async () => {
    server.play(replies.error(429, {}, { 'retry-after': '1' }), replies.streamed(answer));
    const started = performance.now();
    expect((await complete()).result).toMatchObject({ attempts: 2 });
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it('does not wait for what comes after the time-out', async () => {
    server.play(replies.error(429, {}, { 'retry-after': '3600' }));
    expect((await complete()).result).toMatchObject({ code: 'generation_failed', attempts: 1, detail: expect.stringMatching(/429.*patience/) });
  });

  it('says that nobody is there, and not where', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => closed.once('listening', ready));
    const address = closed.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((done) => closed.close(done));
    const { result } = await complete({ baseURL: `http://me:password@127.0.0.1:${port}/v1` });
    expect(result).toMatchObject({ kind: 'failure', attempts: 3, detail: expect.stringMatching(/could not be reached/) });
    expect(JSON.stringify(result)).not.toMatch(/password/);
    expect(result).not.toMatchObject({ detail: expect.stringMatching(/127|ECONN/) });
  });
});

describe('a call that takes too long', () => {
  it.each([
    ['before the first header', replies.silent(), null, /had not begun .* 0\.2 s/],
    ['before the first word', replies.silentAfter(''), null, /had not begun/],
    ['between words', replies.silentAfter('{"subject": "Half'), '{"subject": "Half', /was not done/],
  ])('is ended in time: %s', async (_, reply, textSoFar, detail) => {
    server.play(reply);
    const started = performance.now();
    expect((await complete({ timeout_ms: 200 })).result).toMatchObject({ kind: 'failure', code: 'generation_timeout', textSoFar, attempts: 1, detail: expect.stringMatching(detail) });
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('is stopped when nobody needs the text any more', async () => {
    server.play(replies.silentAfter('{"subject": "Half'));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    expect((await complete({}, { signal: stop.signal })).result).toMatchObject({ code: 'generation_failed', textSoFar: '{"subject": "Half', detail: expect.stringMatching(/stopped/) });
  });
});

describe('a server that understands less', () => {
  const format = (body: Record<string, unknown>) => JSON.stringify(body['response_format'] ?? null);
  it.each([
    ['no structured output', (body: Record<string, unknown>) => (format(body).includes('json_schema') ? "'response_format' of type 'json_schema' is not supported" : null), { response_format: { type: 'json_object' } }],
    ['no response_format at all', (body: Record<string, unknown>) => ('response_format' in body ? 'Unrecognized request argument: response_format' : null), {}],
    ['no stream_options', (body: Record<string, unknown>) => ('stream_options' in body ? 'Unknown field stream_options' : null), { stream: true }],
    ['no system role', (body: Record<string, unknown>) => (JSON.stringify(body['messages']).includes('"system"') ? 'System role not supported' : null), { messages: [{ role: 'user', content: `${prompt.system}\n\n${prompt.user}` }] }],
  ])('is asked for less, and not asked for more again: %s', async (_, refuses, sent) => {
    server.play(replies.unless(refuses, replies.streamed(answer), 422));
    const { result, ask } = await complete();
    expect(result).toMatchObject({ kind: 'completion', text: answer });
    expect(server.requests.at(-1)!.body).toMatchObject(sent);
    const before = server.requests.length;
    expect(await ask()).toMatchObject({ kind: 'completion', attempts: 1 });
    expect(server.requests).toHaveLength(before + 1);
  });

  it('is asked for the whole where it does not stream', async () => {
    server.play(replies.unless((body) => (body['stream'] === true ? 'Your organization must be verified to stream this model' : null), replies.whole(answer)));
    expect((await complete()).result).toMatchObject({ kind: 'completion', text: answer, attempts: 2 });
  });
});
