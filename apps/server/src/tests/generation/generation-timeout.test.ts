import { freePort } from '@handbill/embedded-mongo';
import { measured, modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { brief, modelKey, serverWithModel, whole } from '../../../testing/server-with-model.ts';
import { testServer } from '../../../testing/test-server.ts';

/** The first word has to come before it on a busy machine, too. */
const timeout = 1_000;
const { server, model } = await serverWithModel({ generationTimeout: timeout });
const unreachable = testServer({
  writer: 'openai',
  openai: { apiKey: modelKey, baseUrl: `http://127.0.0.1:${await freePort()}/v1`, model: 'gpt-5-mini' },
});
const half = whole.slice(0, 60);

describe.each([
  ['before it says anything', replies.silent(), /had not begun to answer after 1 s/, null],
  ['after a header', replies.silentAfter(''), /had not begun to answer/, null],
  ['between two words', replies.silentAfter(half), /had not finished its answer after 1 s/, half],
  ['after its last word', replies.silentAfter(whole), /had not finished/, whole],
])('a model that falls silent %s', (_, played, detail, text) => {
  it('is answered with 504 on time, and the record keeps the text so far', measured, async () => {
    model.play(played);
    const started = performance.now();
    const { status, headers, body: problem } = await server.rest('POST /content/generate', { body: brief });
    expect(performance.now() - started).toBeLessThan(timeout + 1_500);
    expect({ status, problem }).toMatchObject({
      status: 504,
      problem: { code: 'generation_timeout', status: 504, detail: expect.stringMatching(detail), content_id: expect.any(String) },
    });
    expect(headers.get('location')).toBe(`/v1/content/${problem.content_id}`);
    const { body: record } = await server.rest(`GET /content/${problem.content_id}`);
    const generation = { attempts: 1, input_tokens: expect.any(Number) };
    expect(record).toMatchObject({ status: 'failed', output: null, text, error: problem, generation });
    expect(record.generation.duration_ms).toBeGreaterThanOrEqual(timeout - 10);
  });
});

it('does not retry the model after the timeout', async () => {
  model.play(replies.silent());
  expect((await server.rest('POST /content/generate', { body: brief })).status).toBe(504);
  // None, where the machine is so busy that the call was over before it arrived.
  expect(model.requests.length).toBeLessThanOrEqual(1);
});

it('is answered with 502 if the provider is unreachable, without its address or the key', async () => {
  const { status, body } = await unreachable.rest('POST /content/generate', { body: brief });
  expect({ status, body }).toMatchObject({
    status: 502,
    body: { code: 'generation_failed', detail: expect.stringMatching(/could not be reached: check OPENAI_BASE_URL/) },
  });
  const { body: record } = await unreachable.rest(`GET /content/${body.content_id}`);
  expect(record).toMatchObject({ status: 'failed', text: null, error: body, generation: { attempts: 3 } });
  expect(JSON.stringify(record)).not.toMatch(new RegExp(`${modelKey}|127\\.0\\.0\\.1|ECONNREFUSED`));
});
