import { contentTypes, ContentRequest, type ContentRequestInput } from '@handbill/contract';
import { fakeModelServer, modelReplies as replies, type ModelReply, writeToEnd } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createWriter } from './create-writer.ts';
import { texts } from './texts.fixture.ts';
import { oneModel, openaiModel } from '@handbill/models';
import { promptVersion } from '../prompts/prompt-for.ts';

const server = await fakeModelServer();
afterAll(() => server.close());

const writer = createWriter(
  oneModel(openaiModel({ apiKey: 'sk-key', baseURL: server.baseURL, model: 'gpt-5-mini', timeout_ms: 5_000, backoff_ms: () => 5 })),
  texts,
);

async function write(input: ContentRequestInput, ...played: ModelReply[]) {
  server.play(...played);
  const request = ContentRequest.parse(input);
  const signal = new AbortController().signal;
  return writeToEnd(writer.write({ request, campaign: null, model: 'gpt-5-mini', signal, earlierCalls: [] }));
}

const letter = contentTypes.email.example.output;
const wish: ContentRequestInput = { type: 'email', topic: 'Our course\nin March', keywords: ['sourdough'], facts: ['Six evenings'] };
const answer = JSON.stringify(letter);

it('names its provider, its model and the version of its prompts', () => {
  expect(writer).toMatchObject({ provider: 'openai', model: 'gpt-5-mini', promptVersion });
});

describe.each(Object.values(contentTypes))('$name', ({ example, output, name }) => {
  it('is written, checked and laid out as Markdown', async () => {
    const { result, progress, calls } = await write(example.request, replies.streamed(JSON.stringify(example.output)));
    expect(result).toMatchObject({ kind: 'written', output: example.output, model: 'gpt-5-mini' });
    expect(calls).toMatchObject([
      { reason: 'first', end: { answer: JSON.stringify(example.output), input_tokens: 120, output_tokens: 80 } },
    ]);
    expect(result).toMatchObject({ status: 'ready', checks: expect.not.arrayContaining([expect.objectContaining({ outcome: 'fail' })]) });
    expect(progress.join('')).toBe(JSON.stringify(example.output));
    expect(server.requests[0]?.body).toMatchObject({
      response_format: { json_schema: { name, strict: true, schema: { required: Object.keys(output.shape) } } },
    });
  });
});

describe('an answer', () => {
  it('has its title and its text from its definition', async () => {
    const { result } = await write(wish, replies.streamed(answer));
    expect(result).toMatchObject({ title: letter.subject, text: contentTypes.email.markdown(letter, { link: null }) });
  });

  it.each([
    ['fenced', `\`\`\`json\n${answer}\n\`\`\``],
    ['with prose around it', `Here you are:\n${answer}\nEnjoy!`],
    ['wrapped', `{"email": ${answer}}`],
  ])('is read %s', async (_, text) => {
    expect((await write(wish, replies.streamed(text))).result).toMatchObject({ status: 'ready', output: letter });
  });

  it('that cannot be read is kept as it is, under the topic’s first line, for a person to look at', async () => {
    const { result, calls } = await write(wish, replies.streamed('Dear all,\u0000 come in March.'));
    expect(calls).toMatchObject([{ reason: 'first', end: { answer: 'Dear all,\u0000 come in March.' } }, { reason: 'retry' }]);
    expect(result).toMatchObject({
      kind: 'written',
      status: 'needs_review',
      title: 'Our course',
      output: null,
      text: 'Dear all, come in March.',
    });
    expect(result).toMatchObject({
      checks: [{ rule: 'required_part', outcome: 'fail', pointer: null, message: expect.stringMatching(/could not be read/) }],
    });
  });

  it('of the wrong shape is no output', async () => {
    const { result } = await write(wish, replies.streamed('{"headline": "Bread", "price": 3}'));
    expect(result).toMatchObject({ status: 'needs_review', output: null, text: '{"headline": "Bread", "price": 3}' });
  });

  it('that is cut off has what there is, and fails the check for it', async () => {
    const { result } = await write(wish, replies.streamed(answer.slice(0, -40), 'length'));
    expect(result).toMatchObject({ status: 'needs_review', output: { subject: letter.subject } });
    expect(result).toMatchObject({ checks: expect.arrayContaining([expect.objectContaining({ rule: 'truncation', outcome: 'fail' })]) });
  });

  it('that breaks a rule is kept for a person to look at', async () => {
    const { result, failing } = await write({ ...wish, keywords: ['rye'] }, replies.streamed(answer), replies.error(400, 'No'));
    expect(failing).toMatchObject([{ rule: 'keyword', message: expect.stringContaining('rye') }]);
    expect(result).toMatchObject({ status: 'needs_review', output: letter });
    expect(result).toMatchObject({ checks: expect.arrayContaining([expect.objectContaining({ rule: 'keyword', outcome: 'fail' })]) });
  });
});

describe('no answer', () => {
  it('says what happened and keeps the text so far', async () => {
    const { result } = await write(wish, replies.cutAfter('{"subject": "Half'));
    expect(result).toMatchObject({
      kind: 'failure',
      code: 'generation_failed',
      textSoFar: '{"subject": "Half',
      model: 'gpt-5-mini',
    });
  });
});

it('takes a reason of the model’s own to have a person look', async () => {
  const completion = {
    kind: 'completion',
    text: answer,
    finish: 'stop',
    needsReview: 'No patterns for Basque.',
    model: 'm',
  } as const;
  // oxlint-disable-next-line require-yield -- it tells nothing while it writes
  async function* complete() {
    return completion;
  }
  const wary = createWriter(
    oneModel({
      provider: 'p',
      model: 'm',
      complete,
      maxOf: () => Promise.resolve({ tokens: 0, usd: 0 }),
      costOf: () => Promise.resolve(null),
    }),
    texts,
  );
  const request = ContentRequest.parse(wish);
  const { signal } = new AbortController();
  const { result } = await writeToEnd(wary.write({ request, campaign: null, model: 'gpt-5-mini', signal, earlierCalls: [] }));
  expect(result).toMatchObject({
    status: 'needs_review',
    output: letter,
    checks: expect.arrayContaining([expect.objectContaining({ message: 'No patterns for Basque.' })]),
  });
});
