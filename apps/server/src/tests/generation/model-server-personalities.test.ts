import { contentTypes } from '@handbill/contract';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverWithModels, type NamedModel } from '../../../testing/server-with-models.ts';
import { brief, whole } from '../../../testing/server-with-model.ts';

type Body = Readonly<Record<string, unknown>>;

interface Personality {
  readonly plays: ModelReply;
  /** The record of its first text; left out: `ready`, with the usual tokens. */
  readonly first?: object;
  /** The record of its second text: its faults are known by then. */
  readonly second?: object;
  /** How many calls it gets for both. */
  readonly calls?: number;
  /** Its provider fails: with a fallback, another model writes. */
  readonly isFailing?: true;
}

const half = whole.slice(0, 60);
const thoughts = 'The brief wants a letter. {"subject": "Draft"} would be too short.';
const pieces = (text: string): string[] => text.match(/[\s\S]{1,40}/g) ?? [];
const refusing = (lacks: (body: Body) => boolean, message: string): ModelReply =>
  replies.unless((body) => (lacks(body) ? message : null), replies.streamed(whole));
const formatOf = ({ response_format: format }: Body): string => JSON.stringify(format ?? null);
const failed = (detail: RegExp, text: string | null = null) => ({
  status: 'failed',
  text,
  error: { status: 502, code: 'generation_failed', detail: expect.stringMatching(detail) },
});
const tool = (text: string) => ({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { arguments: text } }] });
const otherTool = { tool_calls: [{ index: 1, function: { arguments: '{"subject": "Another"}' } }] };
const prose = 'Dear baker, here is my letter.';

const ready = { status: 'ready', output: contentTypes.email.example.output, error: null };

/** Servers that are not quite like OpenAI's. */
const personalities = {
  'ignores the schema': {
    plays: replies.streamed(prose),
    first: { status: 'needs_review', output: null, text: prose },
    second: { status: 'needs_review', output: null, text: prose },
    // An answer that cannot be read is asked for once more.
    calls: 4,
  },
  'tells no usage': {
    plays: replies.streamedWithoutUsage(whole),
    first: { status: 'ready', generation: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) } },
    second: { status: 'ready' },
  },
  'refuses json_object, and any schema': {
    plays: refusing((body) => formatOf(body) !== 'null', "'response_format.type' must be 'text'"),
    first: { status: 'ready', generation: { attempts: 3 } },
    calls: 4,
  },
  'refuses stream_options': {
    plays: refusing((body) => 'stream_options' in body, 'Unrecognized request argument supplied: stream_options'),
    first: { status: 'ready', generation: { attempts: 2 } },
    calls: 3,
  },
  'refuses max_completion_tokens': {
    plays: refusing((body) => 'max_completion_tokens' in body, "Unknown parameter: 'max_completion_tokens'"),
    first: { status: 'ready', generation: { attempts: 2 } },
    calls: 3,
  },
  'refuses the system role': {
    plays: refusing((body) => JSON.stringify(body['messages']).includes('"system"'), 'System role not supported'),
    first: { status: 'ready', generation: { attempts: 2 } },
    calls: 3,
  },
  'thinks in its text': { plays: replies.streamed(`<think>\n${thoughts}\n</think>\n\n${whole}`) },
  'thinks in its text, and only says when it is done': { plays: replies.streamed(`${thoughts}\n</think>\n${whole}`) },
  'thinks until its tokens are used up': {
    plays: replies.streamed(`<think>\n${thoughts}`, 'length'),
    first: failed(/used up its tokens/),
    second: failed(/used up its tokens/),
  },
  'thinks apart from its text': {
    plays: replies.streamedDeltas([
      { role: 'assistant' },
      { reasoning_content: thoughts },
      ...pieces(whole).map((content) => ({ content })),
    ]),
  },
  'thinks apart under another name, and says nothing': {
    plays: replies.streamedDeltas([{ reasoning: thoughts }, { reasoning: whole }]),
    first: failed(/nothing but its reasoning/),
    second: failed(/nothing but its reasoning/),
    isFailing: true,
  },
  'calls a tool that it was not offered': {
    plays: replies.streamedDeltas([...pieces(whole).map(tool), otherTool], 'tool_calls'),
    // Its second call has another subject, and nothing says which is meant.
    first: { ...ready, status: 'needs_review' },
  },
  'calls a tool, in one piece': {
    plays: replies.body(200, {
      choices: [
        { message: { content: null, tool_calls: [{ type: 'function', function: { arguments: whole } }] }, finish_reason: 'tool_calls' },
      ],
      usage: { prompt_tokens: 120, completion_tokens: 80 },
    }),
  },
  'breaks off in the middle': {
    plays: replies.cutAfter(half),
    first: failed(/broke before the text was done/, half),
    second: failed(/broke before the text was done/, half),
    isFailing: true,
  },
  'stops at a limit of its own': {
    plays: replies.streamed(half, 'length'),
    first: { status: 'needs_review', checks: expect.arrayContaining([expect.objectContaining({ rule: 'truncation', outcome: 'fail' })]) },
    second: { status: 'needs_review' },
    // Missing parts are asked for twice.
    calls: 6,
  },
  'limits the rate, and says not how long': {
    plays: replies.error(429, 'Slow down'),
    first: { ...failed(/limiting the rate of calls \(429\)/), generation: { attempts: 3 } },
    second: failed(/limiting the rate/),
    calls: 6,
    isFailing: true,
  },
  'has a gateway that answers with a page': {
    plays: replies.html(502),
    first: { ...failed(/^The provider failed \(502\)\.$/), generation: { attempts: 3 } },
    second: failed(/failed \(502\)/),
    calls: 6,
    isFailing: true,
  },
  redirects: {
    plays: replies.error(307, 'Moved', { location: 'https://models.example.com/v1/chat/completions' }),
    first: failed(/redirects \(307\), and redirects are not followed/),
    second: failed(/redirects \(307\)/),
    isFailing: true,
  },
  'never ends': {
    plays: replies.endless(`: ${'still here '.repeat(100)}\n\n`),
    first: failed(/larger than allowed/),
    second: failed(/larger than allowed/),
    isFailing: true,
  },
} as const satisfies Readonly<Record<string, Personality>>;

type Name = keyof typeof personalities;
const all = (Object.entries(personalities) as [Name, Personality][]).map(([name, personality]) => ({ name, ...personality }));

const timings = { backoff_ms: () => 5 };
const alone = await serverWithModels(
  Object.fromEntries(all.map(({ name }) => [name, { max_output_tokens: 4_000 }])) as Record<Name, NamedModel>,
  { timings },
);
const backedUp = await serverWithModels(
  { ...(Object.fromEntries(all.map(({ name }) => [name, { fallback: 'spare' }])) as Record<Name, NamedModel>), spare: {} },
  { timings },
);
beforeAll(() => {
  const plays = Object.fromEntries(all.map(({ name, plays: reply }) => [name, reply]));
  alone.play(plays);
  backedUp.play({ ...plays, spare: replies.streamed(whole) });
});

/** The record of a text that a model has written, or has failed to. */
async function recordBy({ server }: typeof alone | typeof backedUp, model: Name) {
  const { headers } = await server.rest('POST /content/generate', { body: { ...brief, model } });
  // Whatever the answer, there is a record, and the answer says where.
  const { status, body } = await server.rest(`GET ${headers.get('location')?.replace('/v1', '') ?? '/nowhere'}`);
  expect({ status, error: body.error?.content_id ?? null }).toEqual({ status: 200, error: body.error === null ? null : body.id });
  return body;
}

describe('a model server that', () => {
  it.concurrent.each(all)('$name loses no text', { timeout: 60_000 }, async ({ name, first = ready, second, calls = 2 }) => {
    const tokens = { input_tokens: 120, output_tokens: 80 };
    const record = await recordBy(alone, name);
    expect(record).toMatchObject(first === ready ? { ...ready, generation: tokens } : first);
    expect(record.text ?? '').not.toContain('too short');
    const again = await recordBy(alone, name);
    expect(again).toMatchObject(second ?? (calls === 2 ? first : { ...ready, generation: { attempts: 1 } }));
    expect(again.generation.model).toBe(name);
    expect(alone.models[name].requests).toHaveLength(calls);
  });

  it.concurrent.each(all.filter(({ isFailing }) => isFailing))('$name has its fallback write', { timeout: 60_000 }, async ({ name }) => {
    expect(await recordBy(backedUp, name)).toMatchObject({ ...ready, generation: { model: 'spare' } });
  });
});

it('is asked less where it ignored the shape twice in a row, at no further call', () => {
  const formats = alone.models['ignores the schema'].requests.map(({ body }) => body['response_format']);
  expect(formats.slice(0, 3)).toMatchObject([{ type: 'json_schema' }, { type: 'json_schema' }, { type: 'json_object' }]);
});
