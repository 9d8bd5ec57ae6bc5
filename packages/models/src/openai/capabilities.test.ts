import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { answer, callModel, prompt, server } from './call-model.fixture.ts';

type Body = Readonly<Record<string, unknown>>;

/** Refuses any request that holds a member. */
const without = (lacks: (body: Body) => boolean, refusal: ModelReply): ModelReply => {
  const whole = replies.whole(answer);
  return (response, request) => (lacks(request.body) ? refusal : whole)(response, request);
};
const error = (message: string, more: object = {}, status = 400): ModelReply =>
  replies.error(status, { message, type: 'invalid_request_error', ...more });

const stream = (body: Body): boolean => body['stream'] === true;
const usage = (body: Body): boolean => 'stream_options' in body;
const format = (body: Body): boolean => 'response_format' in body;
const schema = (body: Body): boolean => JSON.stringify(body['response_format'] ?? null).includes('json_schema');
const system = (body: Body): boolean => JSON.stringify(body['messages']).includes('"system"');

const plainMessage = { messages: [{ role: 'user', content: `${prompt.system}\n\n${prompt.user}\n\n${prompt.closing}` }] };

describe('a server that does not support something, and names it', () => {
  it.each([
    ['OpenAI, a stream', stream, error('Your organization must be verified to stream this model', { param: 'stream' }), { stream: false }],
    ['the same in words only', stream, error('Your organization must be verified to stream this model'), { stream: false }],
    [
      'OpenAI, a stream of a reasoning model',
      stream,
      error("Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported."),
      { stream: false },
    ],
    ['no streaming', stream, error('Streaming is not supported for this model'), { stream: false }],
    ['no streaming, the other way round', stream, error('This model does not support streaming.'), { stream: false }],
    ['no parameter stream', stream, error('Unknown parameter: `stream`'), { stream: false }],
    ['JSON Schema, a stream', stream, error("Additional properties are not allowed ('stream' was unexpected)"), { stream: false }],
    ['LiteLLM, streams', stream, error("litellm.UnsupportedParamsError: x does not support parameters: ['stream']"), { stream: false }],
    [
      'pydantic, a stream',
      stream,
      replies.body(422, { detail: [{ loc: ['body', 'stream'], msg: 'Extra inputs are not permitted' }] }),
      { stream: false },
    ],
    ['Azure, usage', usage, error('Unrecognized request argument supplied: stream_options'), { stream: true }],
    ['Go, usage', usage, replies.body(400, { error: 'json: unknown field "stream_options"' }), { stream: true }],
    ['Groq, usage', usage, error("property 'stream_options' is unsupported"), { stream: true }],
    [
      'vLLM, usage',
      usage,
      replies.body(422, { detail: [{ loc: ['body', 'stream_options', 'include_usage'], msg: 'Extra inputs are not permitted' }] }),
      { stream: true },
    ],
    [
      'Mistral, usage',
      usage,
      replies.body(422, {
        object: 'error',
        message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
      }),
      { stream: true },
    ],
    [
      'OpenAI, a schema',
      schema,
      error("Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model."),
      { response_format: { type: 'json_object' } },
    ],
    [
      'Azure, a schema',
      schema,
      error('response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later'),
      { response_format: { type: 'json_object' } },
    ],
    [
      'llama.cpp, a schema',
      schema,
      error('response_format type must be one of "text" or "json_object", but got: json_schema', {}, 400),
      { response_format: { type: 'json_object' } },
    ],
    [
      'Text Generation Inference, a schema',
      schema,
      replies.body(422, { error: 'response_format.type: unknown variant `json_schema`, expected one of `json_object`, `regex`' }),
      { response_format: { type: 'json_object' } },
    ],
    ['DeepSeek, a schema', schema, error('This response_format type is unavailable now'), { response_format: { type: 'json_object' } }],
    ['any format', format, error('Structured outputs are not supported by this model'), { stream: true }],
    [
      'LiteLLM, any format',
      format,
      error("VertexAI doesn't support parameters: {'response_format': {'type': 'json_schema'}}", { param: 'None' }),
      { stream: true },
    ],
    ['Gemma’s template, a system message', system, error('System role not supported'), plainMessage],
    ['Mistral’s template, a system message', system, error('Only user and assistant roles are supported!'), plainMessage],
    [
      'OpenAI, a system message',
      system,
      error("Unsupported value: 'messages[0].role' does not support 'system' with this model.", { param: 'messages[0].role' }),
      plainMessage,
    ],
  ])('is sent less, and at the next call too: %s', async (_, lacks, refusal, sent) => {
    server.play(without(lacks, refusal));
    const { result, again } = await callModel();
    expect(result).toMatchObject({ kind: 'completion', text: answer });
    expect(server.requests.at(-1)?.body).toMatchObject(sent);
    const before = server.requests.length;
    expect(await again()).toMatchObject({ kind: 'completion', attempts: 1 });
    expect(server.requests).toHaveLength(before + 1);
  });

  it('is still sent what it supports', async () => {
    server.play(without(usage, error('Unknown parameter: stream_options')));
    await callModel();
    expect(server.requests.at(-1)?.body).toMatchObject({ stream: true, response_format: { type: 'json_schema' } });
    expect(server.requests.at(-1)?.body).not.toHaveProperty('stream_options');
  });

  it('is sent all of it again after ten minutes', async () => {
    let now_ms = 0;
    server.play(without(stream, error('Unknown parameter', { param: 'stream' })));
    const { again } = await callModel({ now_ms: () => now_ms });
    now_ms = 10 * 60_000 - 1;
    expect(await again()).toMatchObject({ attempts: 1 });
    now_ms += 1;
    expect(await again()).toMatchObject({ attempts: 2 });
    server.play(replies.streamed(answer));
    now_ms += 10 * 60_000;
    expect(await again()).toMatchObject({ attempts: 1 });
    expect(server.requests[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  it('is sent each part again after its own ten minutes, whatever it refused later', async () => {
    let now_ms = 0;
    server.play(without(stream, error('Unknown parameter', { param: 'stream' })));
    const { again } = await callModel({ now_ms: () => now_ms });
    now_ms = 5 * 60_000;
    server.play(error('Unknown parameter', { param: 'response_format' }), replies.whole(answer));
    expect(await again()).toMatchObject({ attempts: 2 });
    now_ms = 10 * 60_000;
    server.play(replies.streamed(answer));
    expect(await again()).toMatchObject({ attempts: 1 });
    expect(server.requests[0]?.body).toMatchObject({ stream: true, response_format: { type: 'json_object' } });
  });
});

const limited = { maxOutputTokens: 4_000, reasoningEffort: 'low' } as const;
const limit = (body: Body): boolean => 'max_completion_tokens' in body;
const anyLimit = (body: Body): boolean => limit(body) || 'max_tokens' in body;
const effort = (body: Body): boolean => 'reasoning_effort' in body;

describe('a limit of tokens and an effort', () => {
  it('are sent where the settings have them, and no part is left out because of them', async () => {
    server.play(replies.streamed(answer));
    await callModel(limited);
    expect(server.requests[0]?.body).toMatchObject({ max_completion_tokens: 4_000, reasoning_effort: 'low', stream: true });
  });

  it.each([
    [
      'OpenAI’s older models, the limit',
      limit,
      error('Unrecognized request argument supplied: max_completion_tokens'),
      { max_tokens: 4_000 },
      2,
    ],
    [
      'Mistral, the limit',
      limit,
      replies.body(422, { message: { detail: [{ loc: ['body', 'max_completion_tokens'], msg: 'Extra inputs are not permitted' }] } }),
      { max_tokens: 4_000 },
      2,
    ],
    ['any limit', anyLimit, error('max_tokens and max_completion_tokens are not supported'), { reasoning_effort: 'low' }, 3],
    [
      'OpenAI, an effort',
      effort,
      error('Unrecognized request argument supplied: reasoning_effort', { param: 'reasoning_effort' }),
      { max_completion_tokens: 4_000 },
      2,
    ],
    ['Ollama, an effort', effort, error('"llama3.1" does not support reasoning_effort'), { max_completion_tokens: 4_000 }, 2],
  ])('are not sent again to who does not take them: %s', async (_, lacks, refusal, sent, attempts) => {
    server.play(without(lacks, refusal));
    const { result, again } = await callModel(limited);
    expect(result).toMatchObject({ kind: 'completion', attempts });
    expect(server.requests.at(-1)?.body).toMatchObject({ stream: true, ...sent });
    expect(await again()).toMatchObject({ attempts: 1 });
  });

  it('a limit is the settings’ fault where it is too high', async () => {
    server.play(error('max_tokens is too large: 4000. This model supports at most 2048', { param: 'max_completion_tokens' }));
    expect((await callModel(limited)).result).toMatchObject({ kind: 'failure', attempts: 1 });
  });

  it.each([
    ['gpt-5-mini', 'low'],
    ['openai/gpt-5.1', 'low'],
    ['o4-mini', 'low'],
    ['gpt-5-pro', undefined],
    ['gpt-5-chat-latest', undefined],
    ['gpt-4.1', undefined],
    ['llama3.1', undefined],
    ['o100k', undefined],
  ])('has an effort of its own where the settings name none: %s, %s', async (model, usual) => {
    server.play(replies.streamed(answer));
    await callModel({ model });
    await callModel({ model, reasoningEffort: 'high' });
    expect(server.requests.map(({ body }) => body['reasoning_effort'])).toEqual([usual, 'high']);
  });

  it('leave an effort out whose value is refused', async () => {
    const refusal = "Unsupported value: 'reasoning_effort' does not support 'low' with this model. Supported values are: 'high'.";
    server.play(without(effort, error(refusal, { param: 'reasoning_effort' })));
    expect((await callModel(limited)).result).toMatchObject({ kind: 'completion', attempts: 2 });
  });

  it('have their older name where the limit is ignored', async () => {
    server.play(replies.streamed(answer));
    const { again } = await callModel({ maxOutputTokens: 50 });
    await again();
    expect(server.requests.map(({ body }) => [body['max_completion_tokens'], body['max_tokens']])).toEqual([
      [50, undefined],
      [undefined, 50],
    ]);
  });
});

describe('an answer that ignores the shape', () => {
  const formats = (): unknown[] => server.requests.map(({ body }) => (body['response_format'] as { type: string } | undefined)?.type);
  const shape = {
    name: 'email',
    schema: { type: 'object', properties: {}, required: ['subject'], additionalProperties: false },
    inWords: '',
  };

  const always = Array.from({ length: 5 }, () => 'json_schema');

  it.each([
    ['prose', replies.streamed('Here you are.'), ['json_schema', 'json_schema', 'json_object', 'json_object', undefined]],
    ['a fence', replies.streamed(`\`\`\`json\n${answer}\n\`\`\``), ['json_schema', 'json_schema', 'json_object', 'json_object', undefined]],
    ['another object', replies.streamed('{"mail": 1}'), ['json_schema', 'json_schema', 'json_object', 'json_object', 'json_object']],
    ['a list', replies.streamed('[]'), ['json_schema', 'json_schema', 'json_object', 'json_object', undefined]],
    ['thoughts before it', replies.streamed(`<think>Well.</think>${answer}`), always],
    ['a refusal', replies.refusal('No.'), always],
    ['a cut', replies.streamed('{"sub', 'length'), always],
    ['nothing', replies.streamed(''), always],
  ])('has another one asked for after two in a row, at no call more: %s', async (_, reply, asked) => {
    server.play(reply);
    const { again } = await callModel({}, { shape });
    for (let time = 1; time < asked.length; time += 1) await again();
    expect(formats()).toEqual(asked);
  });

  it('takes nothing away where the next one has it', async () => {
    server.play(replies.streamed('Prose.'), replies.streamed('{"subject": "a"}'), replies.streamed('Prose.'), replies.streamed(answer));
    const { again } = await callModel({}, { shape });
    for (const _ of always.slice(1)) await again();
    expect(formats()).toEqual(always);
  });
});

const everything = {
  stream: true,
  stream_options: { include_usage: true },
  response_format: { type: 'json_schema' },
  messages: [{ role: 'system' }, { role: 'user' }],
};

describe('a refusal that names no part', () => {
  it('costs one call, and what works is kept for ten minutes; then each text tries one part more', async () => {
    let now_ms = 0;
    server.play(without(format, error('Bad request')));
    const { result, again } = await callModel({ now_ms: () => now_ms });
    expect(result).toMatchObject({ kind: 'completion', attempts: 2 });
    expect(await again()).toMatchObject({ attempts: 1 });
    now_ms = 10 * 60_000;
    // The shape is refused again; a stream, its usage, the system message and the effort come back at no call more.
    const attempts: number[] = [];
    for (const _ of [1, 2, 3, 4, 5]) attempts.push((await again()).attempts);
    expect(attempts).toEqual([2, 1, 1, 1, 1]);
    const { response_format: _, ...rest } = everything;
    expect(server.requests.at(-1)?.body).toMatchObject(rest);
  });

  it('is tried by one of many calls alone when its time has come', async () => {
    let now_ms = 0;
    server.play(without(format, error('Bad request')));
    const { again } = await callModel({ now_ms: () => now_ms });
    now_ms = 10 * 60_000;
    const calls = await Promise.all(Array.from({ length: 8 }, again));
    expect(calls.filter(({ attempts }) => attempts > 1)).toHaveLength(1);
  });

  it.each([
    ['nothing of ours', error('Seed out of bounds')],
    ['a word of its own', error('The upstream stream was closed: unexpected end of file')],
    ['the brief', error('Your message "How to stream your first event" is not allowed')],
    ['the brief, in other words', error('Invalid input: the stream of offers in your brief is not allowed')],
    ['the brief, in yet other words', error('Live streaming is not allowed in ads')],
    ['something else', error('max_tokens is required to stream with this model', { param: 'max_tokens' })],
    ['a role', error('messages[1].role is invalid; system is fine', { param: 'messages[1].role' })],
  ])('is tried with less, three times at most, and where that does not help nothing is remembered: %s', async (_, refusal) => {
    server.play(refusal);
    const { result, again } = await callModel();
    expect(result).toMatchObject({ kind: 'failure', attempts: expect.toSatisfy((attempts: number) => attempts <= 4) });
    expect(server.requests.at(-1)?.body).not.toHaveProperty('response_format');
    server.play(replies.streamed(answer));
    await again();
    expect(server.requests[0]?.body).toMatchObject(everything);
  });

  it.each([
    ['the model', error('This model does not support streaming or response_format', { param: 'model' })],
    ['the model, in words', error('The model `x` does not exist, or response_format is unknown')],
    ['the key, as Gemini does', replies.body(400, [{ error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }])],
    ['the length', error("This model's maximum context length is 4096 tokens, with response_format")],
    ['the content', error('The prompt violates our usage policies: streaming', { code: 'content_policy_violation' })],
    ['the content, with a word of ours', error('The word "stream" is not allowed by our policy')],
    ['the credit', error('Your credit balance is too low')],
  ])('is not, where it is about %s', async (_, refusal) => {
    server.play(refusal);
    expect((await callModel()).result).toMatchObject({ kind: 'failure', attempts: 1 });
  });

  it.each([401, 403, 404, 500])('nor is one with the status %i', async (status) => {
    server.play(error("Unknown parameter: 'stream'", { param: 'stream' }, status), replies.streamed(answer));
    const { again } = await callModel({ backoff_ms: () => 0 });
    await again();
    expect(server.requests.at(-1)?.body).toMatchObject({ stream: true });
  });

  it('in the middle of a text ends the call: the text was paid for', async () => {
    server.play(replies.errorAfter('Half', { code: 400, message: "Unknown parameter: 'stream'", param: 'stream' }));
    expect((await callModel()).result).toMatchObject({ kind: 'failure', attempts: 1, textSoFar: 'Half' });
  });
});
