import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { answer, asked, key, prompt, server } from './asked.fixture.ts';

describe('what is sent', () => {
  it('asks for a stream with usage and a strict shape, with the key as a bearer, and nothing that newer models refuse', async () => {
    server.play(replies.streamed(answer));
    await asked();
    const request = server.requests[0];
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${key}`);
    expect(request?.body).toEqual({
      model: 'gpt-5-mini',
      messages: [
        { role: 'system', content: prompt.system },
        { role: 'user', content: prompt.user },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'email', strict: true, schema: prompt.shape.schema } },
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it('sends the user and password of an address as Basic, since fetch refuses them in the address', async () => {
    server.play(replies.streamed(answer));
    await asked({ apiKey: undefined, baseURL: server.baseURL.replace('//', '//me:pass%20word@') });
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${btoa('me:pass word')}`);
  });
});

describe('an answer', () => {
  it('is heard piece by piece and counted', async () => {
    server.play(replies.streamed(answer));
    const { result, heard } = await asked();
    expect(result).toEqual({
      kind: 'completion',
      text: answer,
      finish: 'stop',
      model: 'gpt-5-mini',
      attempts: 1,
      input_tokens: 120,
      output_tokens: 80,
      needsReview: null,
    });
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.join('')).toBe(answer);
  });

  it.each([
    ['without a role', replies.streamedWithoutRole(answer)],
    ['whole instead of streamed', replies.whole(answer)],
    ['whole without a reason for its end', replies.whole(answer, null)],
    ['whole in parts', replies.body(200, { choices: [{ message: { content: [{ type: 'text', text: answer }] }, finish_reason: 'stop' }] })],
  ])('is taken %s', async (_, reply) => {
    server.play(reply);
    expect((await asked()).result).toMatchObject({ kind: 'completion', text: answer, finish: 'stop' });
  });

  it.each(['length', 'max_tokens'])('that ends with %s says so and keeps its text', async (finish) => {
    server.play(replies.streamed(answer.slice(0, 20), finish));
    expect((await asked()).result).toMatchObject({ kind: 'completion', text: answer.slice(0, 20), finish: 'length' });
  });
});

describe('a server that understands less', () => {
  const format = (body: Record<string, unknown>) => JSON.stringify(body['response_format'] ?? null);
  it.each([
    [
      'no structured output',
      (body: Record<string, unknown>) =>
        format(body).includes('json_schema') ? "'response_format' of type 'json_schema' is not supported" : null,
      { response_format: { type: 'json_object' } },
    ],
    [
      'no response_format at all',
      (body: Record<string, unknown>) => ('response_format' in body ? 'Unrecognized request argument: response_format' : null),
      {},
    ],
    [
      'no stream_options',
      (body: Record<string, unknown>) => ('stream_options' in body ? 'Unknown field stream_options' : null),
      { stream: true },
    ],
    [
      'no system role',
      (body: Record<string, unknown>) => (JSON.stringify(body['messages']).includes('"system"') ? 'System role not supported' : null),
      { messages: [{ role: 'user', content: `${prompt.system}\n\n${prompt.user}` }] },
    ],
  ])('is asked for less, and not asked for more again: %s', async (_, refuses, sent) => {
    server.play(replies.unless(refuses, replies.streamed(answer), 422));
    const { result, again } = await asked();
    expect(result).toMatchObject({ kind: 'completion', text: answer });
    expect(server.requests.at(-1)?.body).toMatchObject(sent);
    const before = server.requests.length;
    expect(await again()).toMatchObject({ kind: 'completion', attempts: 1 });
    expect(server.requests).toHaveLength(before + 1);
  });

  it('is asked for the whole where it does not stream', async () => {
    server.play(
      replies.unless(
        (body) => (body['stream'] === true ? 'Your organization must be verified to stream this model' : null),
        replies.whole(answer),
      ),
    );
    expect((await asked()).result).toMatchObject({ kind: 'completion', text: answer, attempts: 2 });
  });
});
