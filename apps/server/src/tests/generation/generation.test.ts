import { contract, contentTypes, operations } from '@handbill/contract';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { doors } from '../../../testing/doors.ts';
import { brief, modelKey, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const { server, model, logged } = await serverWithModel();
const output = contentTypes.email.example.output;
const half = whole.slice(0, 60);
const quota = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' };
const atOnce = { 'retry-after': '0' };
const tooMany = replies.error(429, { message: 'Slow down' });
const tooManyForNow = replies.error(429, { message: 'Slow down' }, atOnce);

const generate = () => server.rest('POST /content/generate', { body: brief });
const kept = (id: string) => server.rest(`GET /content/${id}`);
const figures = (attempts: number, tokens: [number, number] | [null, null]) => ({
  provider: 'openai',
  model: 'gpt-5-mini',
  prompt_version: expect.any(String),
  attempts,
  input_tokens: tokens[0],
  output_tokens: tokens[1],
  cost: null,
  duration_ms: expect.any(Number),
});

interface Failure {
  readonly played: readonly ModelReply[];
  readonly detail: RegExp;
  readonly attempts?: number;
  readonly text?: string;
  readonly tokens?: [number, number];
}

const failures: Readonly<Record<string, Failure>> = {
  'refuses the key': {
    played: [replies.error(401, { message: `Incorrect API key provided: ${modelKey}` })],
    detail: /refused the key \(401\): check OPENAI_API_KEY/,
  },
  'does not allow it': { played: [replies.error(403, { message: 'Country not supported' })], detail: /does not allow .*\(403\).*Country/ },
  'does not know the model': {
    played: [replies.error(404, { message: 'The model does not exist', code: 'model_not_found' })],
    detail: /does not know the model gpt-5-mini/,
  },
  'has no quota left': { played: [replies.error(429, quota)], detail: /quota is used up/ },
  'limits the rate and never relents': { played: [tooMany], detail: /limiting the rate of calls \(429\)/, attempts: 3 },
  'says when to come back, and limits the rate again': {
    played: [tooManyForNow],
    detail: /limiting the rate of calls \(429\)/,
    attempts: 3,
  },
  'wants to be left alone for longer than there is time': {
    played: [replies.error(429, {}, { 'retry-after': '600' })],
    detail: /leaves no time to try again/,
  },
  'fails again and again': {
    played: [replies.error(500, { message: 'Overheated' }, atOnce)],
    detail: /failed \(500\).*Overheated/,
    attempts: 3,
  },
  'is behind a proxy that shows a page': { played: [replies.html(502)], detail: /The provider failed \(502\)\.$/, attempts: 3 },
  'shows a page in place of an answer': { played: [replies.html(200)], detail: /not a chat completion/ },
  'is cut off in the middle': { played: [replies.cutAfter(half)], detail: /broke before the text was done/, text: half },
  'ends without a reason': { played: [replies.streamedWithoutFinish(half)], detail: /broke before the text was done/, text: half },
  'reports an error in the middle': {
    played: [replies.errorAfter(half, { code: 502, message: 'Upstream' })],
    detail: /failed \(502\).*Upstream/,
    text: half,
  },
  'sends a stream that is none': { played: [replies.malformedStream()], detail: /not a chat completion/ },
  refuses: {
    played: [replies.refusal('I cannot help with that.')],
    detail: /refused to write this: I cannot help with that\./,
    tokens: [120, 80],
  },
  'filters the text': {
    played: [replies.streamed(half, 'content_filter')],
    detail: /content filter stopped the text/,
    text: half,
    tokens: [120, 80],
  },
  'filters the brief': {
    played: [replies.error(400, { message: 'Filtered', code: 'content_filter' })],
    detail: /content filter refused the brief/,
  },
  'answers with nothing': { played: [replies.streamed('')], detail: /answered with nothing/, tokens: [120, 80] },
  'uses its tokens up before it writes': { played: [replies.streamed('', 'length')], detail: /used up its tokens/, tokens: [120, 80] },
};

/** The server has not reported yet how much a text took that broke off. */
const estimated = [expect.any(Number), expect.any(Number)] as [number, number];

describe.each(Object.entries(failures))('a model that %s', (_, { played, detail, attempts = 1, text = null, ...expected }) => {
  const tokens = expected.tokens ?? (text === null ? ([null, null] as [null, null]) : estimated);

  it('is answered with 502, and the record keeps the brief, the cause, the text so far and the usage', async () => {
    model.play(...played);
    const { status, headers, body: problem } = await generate();
    expect({ status, problem }).toEqual({
      status: 502,
      problem: {
        type: '/problems/generation_failed',
        title: expect.any(String),
        status: 502,
        code: 'generation_failed',
        detail: expect.stringMatching(detail),
        request_id: headers.get('x-request-id'),
        content_id: expect.any(String),
      },
    });
    expect(headers.get('location')).toBe(`/v1/content/${problem.content_id}`);
    expect(model.requests).toHaveLength(attempts);
    const { body: record } = await kept(problem.content_id);
    expect(record).toMatchObject({
      status: 'failed',
      title: brief.topic,
      output: null,
      text,
      checks: [],
      error: problem,
      generation: figures(attempts, tokens),
      revision: 2,
    });
    expect(JSON.stringify([problem, record])).not.toMatch(new RegExp(`${modelKey}|127\\.0\\.0\\.1|10\\.0\\.0\\.7|nginx`));
  });
});

const fenced = `\`\`\`json\n${whole}\n\`\`\``;
const withoutShape = replies.unless(
  (body) => (body['response_format'] === undefined ? null : 'response_format is not supported'),
  replies.streamed(whole),
);

it.each<[string, ModelReply[], number, [number, number]?]>([
  // First of all, since a feature that a server rejected or ignored is not used again.
  ['knows no structured output', [withoutShape], 3],
  ['answers well', [replies.streamed(whole)], 1],
  ['leaves the role out', [replies.streamedWithoutRole(whole)], 1],
  ['answers in one piece', [replies.whole(whole)], 1],
  ['answers in one piece and does not say why it ended', [replies.whole(whole, null)], 1],
  ['says that it is done, and not why', [replies.streamedWithoutFinish(whole)], 1, estimated],
  ['puts its JSON in a fence', [replies.streamed(fenced)], 1],
  ['talks around its JSON', [replies.streamed(`Sure! Here you are:\n\n${whole}\n\nAnything else?`)], 1],
  ['limits the rate once', [tooMany, replies.streamed(whole)], 2],
  ['limits the rate once and says for how long', [tooManyForNow, replies.streamed(whole)], 2],
  ['fails once', [replies.error(503, 'Warming up', atOnce), replies.streamed(whole)], 2],
  ['is cut off before it says anything', [replies.cutAfter(''), replies.streamed(whole)], 2, [expect.any(Number) as number, 80]],
])('a model that %s gives a text that is ready', async (_, played, attempts, tokens = [120, 80]) => {
  model.play(...played);
  const { status, headers, body } = await generate();
  expect({ status, location: headers.get('location') }).toEqual({ status: 201, location: `/v1/content/${body.id}` });
  expect(body).toMatchObject({
    status: 'ready',
    title: output.subject,
    output,
    error: null,
    generation: figures(attempts, tokens),
    // One more for each time that its text so far was kept, on a slow machine.
    revision: expect.toBeOneOf([2, 3, 4]),
  });
  expect(body.text).toBe(contentTypes.email.markdown(output, { link: null }));
  expect(headers.has('handbill-writer')).toBe(false);
  expect((await kept(body.id)).body).toEqual(body);
});

const oneQuestion = 'Which oven do you mean?';

it.each<[string, ModelReply, object]>([
  ['asks back', replies.streamed(oneQuestion), { output: null, text: oneQuestion, failing: ['required_part'] }],
  [
    'answers in another shape',
    replies.streamed('{"recipe": ["flour"]}'),
    { output: null, text: '{"recipe": ["flour"]}', failing: ['required_part'] },
  ],
  [
    'breaks its JSON off and says so',
    replies.streamed('{"subject": "Loaves of sourd', 'length'),
    { output: { subject: 'Loaves of sourd', preheader: '', body: '', call_to_action: '' }, failing: ['truncation'] },
  ],
  [
    'breaks its JSON off without a word',
    replies.streamed('{"subject": "Sourdough", "body": "Half'),
    { output: { subject: 'Sourdough', body: 'Half' }, failing: ['truncation'] },
  ],
  ['says that a whole text is cut off', replies.streamed(whole, 'length'), { output, failing: ['truncation'] }],
  [
    'forgets a keyword',
    replies.streamed(JSON.stringify({ ...output, subject: 'Bake', body: 'Hello' }).replaceAll('sourdough', 'bread')),
    { failing: ['keyword'] },
  ],
])('a model that %s leaves a text to be reviewed', async (_, played, { failing, ...expected }: { failing?: string[] }) => {
  // It cannot be called again.
  model.play(played, replies.error(403, 'No'));
  const { status, body } = await generate();
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { status: 'needs_review', error: null, ...expected, generation: figures(2, [120, 80]) },
  });
  const failed = body.checks.filter(({ outcome }: { outcome: string }) => outcome === 'fail').map(({ rule }: { rule: string }) => rule);
  expect(failed).toEqual(expect.arrayContaining(failing ?? []));
  expect(body.text.length).toBeGreaterThan(0);
});

const operation = operations(contract).find(({ name }) => name === 'content.generate')!;
const key = (outcome: object) => ('problem' in outcome ? outcome.problem : outcome);

it.each([
  [
    'a refused key',
    replies.error(401, {}),
    { code: 'generation_failed', status: 502, content_id: expect.any(String), detail: expect.stringMatching(/refused the key/) },
  ],
  [
    'a refusal',
    replies.refusal('No.'),
    { code: 'generation_failed', status: 502, content_id: expect.any(String), detail: expect.stringMatching(/refused to write/) },
  ],
  ['a good answer', replies.streamed(whole), { answer: { status: 'ready', output } }],
  ['an answer in another shape', replies.streamed('[]'), { answer: { status: 'needs_review', output: null, text: '[]' } }],
])('%s comes to the same through every door', async (_, played, expected) => {
  for (const door of doors) {
    model.play(played);
    expect(key(await door.call(server, operation, brief))).toMatchObject(expected);
  }
});

it('logs why a text could not be written, through either door', async () => {
  for (const door of doors) {
    model.play(replies.error(403, { message: `Not from ${door.name}` }));
    const outcome = await door.call(server, operation, brief);
    const id = /cnt_\w+/.exec(JSON.stringify(outcome))?.[0];
    const line = `"content_id":"${id}","code":"generation_failed","kind":"refused","status":403,"msg":"Generation failed: The provider does not allow this key to do that (403)`;
    expect(logged()).toMatch(new RegExp(`"level":40[^\\n]*${line.replaceAll(/[()]/g, '\\$&')}`));
    // The provider's answer may quote the brief.
    expect(logged()).not.toContain(`Not from ${door.name}`);
  }
});

it('logged neither the key nor an address in these tests', () => {
  expect(logged()).toContain('generation_failed');
  for (const secret of [modelKey, model.baseURL, '10.0.0.7']) expect(logged()).not.toContain(secret);
});
