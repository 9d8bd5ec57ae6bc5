import { setImmediate } from 'node:timers/promises';
import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { answer, callModel, key, prompt, server } from './call-model.fixture.ts';

describe('what is sent', () => {
  it('asks for a stream with usage and a strict shape, with the key as a bearer, and nothing that newer models refuse', async () => {
    server.play(replies.streamed(answer));
    await callModel();
    const request = server.requests[0];
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${key}`);
    expect(request?.body).toEqual({
      model: 'gpt-5-mini',
      messages: [
        { role: 'system', content: prompt.system },
        { role: 'user', content: `${prompt.user}\n\n${prompt.closing}` },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'email', strict: true, schema: prompt.shape.schema } },
      reasoning_effort: 'low',
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it('sends the user and password of an address as Basic, since fetch refuses them in the address', async () => {
    server.play(replies.streamed(answer));
    await callModel({ apiKey: undefined, baseURL: server.baseURL.replace('//', '//me:pass%20word@') });
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${btoa('me:pass word')}`);
  });
});

describe('an answer', () => {
  it('is passed on and counted', async () => {
    server.play(replies.streamed(answer));
    const { result, pieces, calls } = await callModel();
    expect(result).toEqual({
      kind: 'completion',
      text: answer,
      finish: 'stop',
      model: 'gpt-5-mini',
      attempts: 1,
      needsReview: null,
    });
    expect(calls).toMatchObject([{ end: { input_tokens: 120, output_tokens: 80 } }]);
    expect(pieces.join('')).toBe(answer);
  });

  it('is handed on as it comes', async () => {
    const rest = Promise.withResolvers<void>();
    server.play(async (response, request) => {
      await replies.silentAfter('Come ')(response, request);
      await rest.promise;
      response.end(`data: ${JSON.stringify({ choices: [{ delta: { content: 'in' }, finish_reason: 'stop' }] })}\n\n`);
    });
    const { result, pieces } = await callModel({}, { onText: () => rest.resolve() });
    expect(result).toMatchObject({ kind: 'completion', text: 'Come in' });
    expect(pieces).toEqual(['Come ', 'in']);
  });

  it('may end a moment after its last word, so that its connection serves the next call', async () => {
    const taken = Promise.withResolvers<void>();
    const hungUp = Promise.withResolvers<boolean>();
    server.play(async (response) => {
      response.once('close', () => hungUp.resolve(!response.writableFinished));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'Come in' }, finish_reason: 'stop' }] })}\n\n`);
      response.write('data: [DONE]\n\n');
      await taken.promise;
      // Enough to hear of a connection that was cut.
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      response.end();
    });
    expect((await callModel()).result).toMatchObject({ kind: 'completion', text: 'Come in' });
    taken.resolve();
    expect(await hungUp.promise).toBe(false);
  });

  it.each([
    ['without a role', replies.streamedWithoutRole(answer)],
    ['whole instead of streamed', replies.whole(answer)],
    ['whole without a reason for its end', replies.whole(answer, null)],
    ['whole in parts', replies.body(200, { choices: [{ message: { content: [{ type: 'text', text: answer }] }, finish_reason: 'stop' }] })],
  ])('is taken %s', async (_, reply) => {
    server.play(reply);
    expect((await callModel()).result).toMatchObject({ kind: 'completion', text: answer, finish: 'stop' });
  });

  it.each(['length', 'max_tokens'])('that ends with %s says so and keeps its text', async (finish) => {
    server.play(replies.streamed(answer.slice(0, 20), finish));
    expect((await callModel()).result).toMatchObject({ kind: 'completion', text: answer.slice(0, 20), finish: 'length' });
  });
});
