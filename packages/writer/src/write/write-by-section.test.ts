import { ContentRequest, textParts, type ContentAttempt } from '@handbill/contract';
import type { EarlierCall, Reserve } from '@handbill/operations';
import { fakeModelServer, modelReplies as replies, type ModelReply, writeToEnd } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createWriter } from './create-writer.ts';
import { texts } from './texts.fixture.ts';
import { earlierCall } from '../replay/earlier-call.fixture.ts';
import { oneModel, openaiModels, openaiModel } from '@handbill/models';

const server = await fakeModelServer();
afterAll(() => server.close());

const model = openaiModel({ apiKey: 'sk-key', baseURL: server.baseURL, model: 'm', timeout_ms: 5_000, backoff_ms: () => 5 });
const writer = createWriter(oneModel(model), texts);

const count = 4;
const wordOf = (index: number): string => ['ash', 'birch', 'cedar', 'elm'][index] ?? 'fir';
const prose = (word: string, words: number): string =>
  Array.from(
    { length: Math.round(words / 5) },
    (_, index) => `Some ${word} grows near ${word}${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}.`,
  ).join(' ');

const outline = {
  title: 'Four trees to plant beside a small house',
  slug: 'four-trees',
  meta_title: 'Four trees to plant beside a small house this year',
  meta_description:
    'Which four trees suit a small garden, how they grow, and what each of them needs from you in its first years beside a house.',
  sections: Array.from({ length: count }, (_, index) => ({
    heading: `About ${wordOf(index)}`,
    covers: `All of ${wordOf(index)} <and> more`,
  })),
};
const section = (index: number, words = 320) => ({ heading: `About ${wordOf(index)}`, body: prose(wordOf(index), words) });
const first = { introduction: prose('oak', 160), sections: [section(0)] };
const last = { sections: [section(3)], conclusion: prose('pine', 130) };
const whole: readonly ModelReply[] = [outline, first, { sections: [section(1)] }, { sections: [section(2)] }, last].map((answer) =>
  replies.streamed(JSON.stringify(answer)),
);

const brief = { type: 'blog_article', topic: 'Trees beside a house', length: 1_600, keywords: ['birch', 'heat pump'] } as const;

interface Message {
  readonly role: string;
  readonly content: string;
}
const messages = (index: number) => server.requests[index]?.body['messages'] as readonly Message[];
const userOf = (index: number): string => messages(index)[1]?.content ?? '';
const dataIn = (tag: string, text: string): unknown =>
  JSON.parse(new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1] ?? 'null');

async function write(
  played: readonly ModelReply[],
  earlierCalls: readonly EarlierCall[] = [],
  request: object = brief,
  by = writer,
  reserve?: Reserve,
) {
  server.play(...played);
  const { signal } = new AbortController();
  const task = { request: ContentRequest.parse(request), campaign: null, model: 'm', signal, earlierCalls, reserve };
  const { attempts: announced, progress, ...ended } = await writeToEnd(by.write(task));
  const attempts = announced.map(({ attempt: _, ...about }): Omit<ContentAttempt, 'attempt'> => about);
  return { ...ended, attempts, text: progress.join('') };
}

const written = {
  ...outline,
  introduction: first.introduction,
  sections: [section(0), section(1), section(2), section(3)],
  conclusion: last.conclusion,
};
const reasonsOf = (calls: readonly { readonly reason: string }[]) => calls.map(({ reason }) => reason);

describe('a long article', () => {
  it('is outlined and then written section by section, with its introduction and conclusion', async () => {
    const { result, calls, attempts, shown } = await write(whole);
    expect(result).toMatchObject({ kind: 'written', output: written });
    expect(reasonsOf(calls).slice(0, 5)).toEqual(['outline', 'section', 'section', 'section', 'section']);
    expect(attempts.slice(0, 5)).toEqual([
      { model: 'm', reason: 'outline', pointers: [''] },
      { model: 'm', reason: 'section', pointers: ['/introduction', '/sections/0'] },
      { model: 'm', reason: 'section', pointers: ['/sections/1'] },
      { model: 'm', reason: 'section', pointers: ['/sections/2'] },
      { model: 'm', reason: 'section', pointers: ['/sections/3', '/conclusion'] },
    ]);
    expect(shown).toEqual(Object.fromEntries(textParts(result.kind === 'written' ? result.output : null)));
  });

  it('is told of all that is written, of what is next and of the keywords that are missing', async () => {
    await write(whole);
    expect(userOf(0)).toContain('4 sections of about 330 words each');
    expect(messages(0)[0]).toEqual(messages(4)[0]);
    expect(userOf(2)).toContain('Write section 2 of 4 now: about 330 words');
    expect(dataIn('outline', userOf(2))).toEqual(outline);
    expect(dataIn('text', userOf(3))).toEqual({ introduction: first.introduction, sections: [section(0), section(1)] });
    expect(dataIn('next', userOf(1))).toEqual({ ...outline.sections[0], keywords_still_missing: ['birch', 'heat pump'] });
    expect(dataIn('next', userOf(3))).toEqual({ ...outline.sections[2], keywords_still_missing: ['heat pump'] });
    // A model's words are data too.
    expect(userOf(2)).not.toContain('<and>');
    expect(userOf(4)).toMatch(/with it `conclusion` of about 130 words/);
  });

  it('ends with the sections that it has where a spending cap is reached, and each call may take no more than that one needs', async () => {
    const asked: number[] = [];
    const reserve: Reserve = ({ tokens }) => Promise.resolve(asked.push(tokens) > 3 ? 'The cap is reached.' : null);
    const { result, calls } = await write(whole, [], brief, writer, reserve);
    const sections = [section(0), section(1)];
    expect(result).toMatchObject({ kind: 'written', status: 'needs_review', output: { sections, conclusion: '' } });
    expect(calls.slice(0, 4)).toMatchObject([{}, {}, {}, { reason: 'section', end: { error: { kind: 'budget_exhausted' } } }]);
    expect(server.requests.slice(0, 3).map(({ body }) => Number(body['max_completion_tokens']) < 4_000)).toEqual([true, true, true]);
    expect(Math.max(...asked)).toBeLessThan(25_000);
  });

  it('has shorter sections after a long one', async () => {
    const long = { introduction: prose('oak', 160), sections: [section(0, 700)] };
    await write([whole[0], replies.streamed(JSON.stringify(long)), ...whole.slice(2)].filter((reply) => reply !== undefined));
    expect(Number(/now: about (\d+) words/.exec(userOf(2))?.[1])).toBeLessThan(230);
  });

  it('asks once more for a section that no answer has, and takes one that comes bare', async () => {
    const bare = replies.streamed(JSON.stringify(section(1)));
    const played = [whole[0], whole[1], replies.streamed('Sorry?'), bare, whole[3], whole[4]].filter((reply) => reply !== undefined);
    const { result, calls } = await write(played);
    expect(result).toMatchObject({ output: written });
    expect(reasonsOf(calls).slice(0, 6)).toEqual(['outline', 'section', 'section', 'section', 'section', 'section']);
  });

  it('is written at once where the outline is none', async () => {
    const played = [replies.streamed('No outline, sorry.'), replies.streamed(JSON.stringify(written))];
    const { result, calls } = await write(played);
    expect(result).toMatchObject({ output: written });
    expect(reasonsOf(calls).slice(0, 2)).toEqual(['outline', 'retry']);
  });

  it('that fails in the middle keeps all that was written', async () => {
    const { result, text } = await write([...whole.slice(0, 3), replies.cutAfter('{"sections": [{"heading": "Half')]);
    expect(result).toMatchObject({ kind: 'failure', textSoFar: expect.stringMatching(/"title".*"introduction".*Half$/s) });
    expect(text.endsWith('Half')).toBe(true);
  });

  it('ends before its end where a section never comes, and that is told', async () => {
    const silent = replies.streamed('Sorry?');
    const { result } = await write([...whole.slice(0, 3), silent, silent, silent, silent, silent, silent]);
    expect(result).toMatchObject({ kind: 'written', status: 'needs_review', output: { sections: [section(0), section(1)] } });
    expect(result).toMatchObject({ checks: expect.arrayContaining([expect.objectContaining({ rule: 'truncation', outcome: 'fail' })]) });
  });

  it('that was taken over goes on at the next section, and shows what there was', async () => {
    const earlier = [
      earlierCall('outline', JSON.stringify(outline)),
      earlierCall('section', 'Sorry?'),
      earlierCall('section', null, 'refused'),
      earlierCall('retry', JSON.stringify(first)),
      earlierCall('section', JSON.stringify({ sections: [section(1)] })),
      earlierCall('section', '{"sections": [{"heading": "Half', 'broken_off'),
    ];
    const { result, calls, attempts, shown, text } = await write(whole.slice(3), earlier);
    expect(result).toMatchObject({ output: written });
    expect(reasonsOf(calls).slice(0, 2)).toEqual(['section', 'section']);
    expect(attempts.slice(0, 2)).toEqual([
      { model: 'm', reason: 'taken_over', pointers: [''] },
      { model: 'm', reason: 'section', pointers: ['/sections/2'] },
    ]);
    expect(shown).toEqual(Object.fromEntries(textParts(result.kind === 'written' ? result.output : null)));
    expect(text).toContain('oak');
  });

  it('that had no outline when it was taken over is not outlined again', async () => {
    const earlier = [earlierCall('outline', 'No outline, sorry.'), earlierCall('retry', JSON.stringify(written))];
    const { result, calls } = await write([replies.error(403, 'No')], earlier);
    expect(result).toMatchObject({ output: written });
    // Missing parts are asked for, and nothing else.
    expect(reasonsOf(calls)).toEqual(['repair']);
  });
});

it('is written on by another model where the provider of one fails in the middle', async () => {
  const settingNames = { apiKey: 'KEY', baseURL: 'base_url', model: 'model' };
  const options = {
    apiKey: 'sk-key',
    model: 'm',
    types: [],
    reasoningEffort: undefined,
    maxOutputTokens: undefined,
    prices: () => null,
    settingNames,
  };
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const spare = await fakeModelServer();
  afterAll(() => spare.close());
  spare.play(replies.streamed(JSON.stringify({ sections: [section(1)] })));
  const two = createWriter(
    openaiModels({
      models: [
        { ...options, name: 'm', baseURL: server.baseURL, fallback: 'spare' },
        { ...options, name: 'spare', baseURL: spare.baseURL, fallback: null },
      ],
      main: 'm',
      timeout_ms: 5_000,
      log,
      backoff_ms: () => 5,
    }),
    texts,
  );
  const failing = replies.error(500, { message: 'Internal' });
  const played = [...whole.slice(0, 2), failing, failing, failing, ...whole.slice(3)];
  const { result, calls, attempts, shown } = await write(played, undefined, brief, two);
  expect(result).toMatchObject({ output: written });
  expect(reasonsOf(calls).slice(0, 6)).toEqual(['outline', 'section', 'section', 'retry', 'retry', 'fallback']);
  expect(attempts[2]).toEqual({ model: 'spare', reason: 'section', pointers: ['/sections/1'] });
  expect(shown).toEqual(Object.fromEntries(textParts(result.kind === 'written' ? result.output : null)));
});

it.each([
  ['a shorter article', { ...brief, length: 1_500 }],
  ['another kind', { type: 'landing_page', topic: 'Trees', length: 3_000 }],
])('%s is written at once', async (_, request) => {
  const { calls } = await write([replies.streamed('{}')], undefined, request);
  expect(reasonsOf(calls)[0]).toBe('first');
});
