import { contentTypes } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { expect, it } from 'vitest';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const { server, model } = await serverWithModel();
const generate = () => server.rest('POST /content/generate', { body: brief });
const stored = async (id: string) => (await server.rest(`GET /content/${id}`)).body;

it.each([2 ** 31, -1, 1.5, '-0', '1e999', '"12"'])('stores a text with invalid usage figures: %s', async (figure) => {
  const choices = JSON.stringify([{ message: { content: whole }, finish_reason: 'stop' }]);
  model.play((response) => {
    const usage = `{"prompt_tokens": ${figure}, "completion_tokens": ${figure}}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"choices": ${choices}, "usage": ${usage}}`);
  });
  const { status, body } = await generate();
  expect({ status, body }).toMatchObject({ status: 201, body: { status: 'ready', output: contentTypes.email.example.output } });
  const { input_tokens, output_tokens } = (await stored(body.id)).generation;
  expect([input_tokens > 1_000 && input_tokens < 3_000, output_tokens > 30 && output_tokens < 300]).toEqual([true, true]);
});

/** The record of a text that is longer than the bound of reading. */
async function stoppedAtTheBound() {
  const { status, body } = await generate();
  expect({ status, body }).toMatchObject({
    status: 502,
    body: { code: 'generation_failed', detail: expect.stringContaining('1 MiB of text') },
  });
  const record = await stored(body.content_id);
  expect(record).toMatchObject({ status: 'failed', error: body });
  return record;
}

it('stores one MiB of an endless text', async () => {
  model.play(replies.endless(`data: ${JSON.stringify({ choices: [{ delta: { content: 'and so on '.repeat(1_000) } }] })}\n\n`));
  const record = await stoppedAtTheBound();
  expect(record.text).toHaveLength(2 ** 20);
});

// A transaction can index only a limited number of words.
it('stores the beginning of an endless text without repeated words', async () => {
  let words = 0;
  model.play(async (response, request) => {
    const content = Array.from({ length: 200_000 }, () => (words++).toString(36)).join(' ');
    const event = `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
    await replies.endless(event)(response, request);
  });
  const record = await stoppedAtTheBound();
  expect([100_000, 2 ** 20]).toContain(record.text.length);
});

it('does not follow a redirect with the brief', async () => {
  model.play(replies.error(307, 'Moved', { location: `${model.baseURL}/elsewhere` }));
  expect((await generate()).body).toMatchObject({ code: 'generation_failed', detail: expect.stringMatching(/redirects \(307\)/) });
  expect(model.requests).toHaveLength(1);
});
