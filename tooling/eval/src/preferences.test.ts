import { PassThrough } from 'node:stream';
import { text as wholeText } from 'node:stream/consumers';
import { openaiModel } from '@handbill/models';
import { fakeModelServer, modelReplies, type ModelReply } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { page } from './page.ts';
import { matchesOf, preferred } from './preferences.ts';
import { rate } from './rate.ts';
import { anyResult, fileOf } from './results.fixture.ts';
import { pairsOf } from './results.ts';

const request = { type: 'email', topic: 'Our <b>sourdough</b> course' };
const call = { reason: 'first', model: 'm', finish_reason: 'stop', answer: '{"subject": "Raw & whole"}', failing: ['length'], error: null };
const file = (model: string, count = 6) =>
  fileOf(
    Array.from({ length: count }, (_, index) =>
      anyResult(`b${index}`, true, { request, model, text: `Text ${index} of ${model}`, calls: [call] }),
    ),
    model,
  );
const [first, second] = [file('one'), file('other')];
const matches = matchesOf(pairsOf(first, second));

describe('two texts of a brief', () => {
  it('are compared where both are kept, and not the same', () => {
    expect(matches).toHaveLength(6);
    expect(matches[0]).toEqual({ brief: 'b0', request, first: 'Text 0 of one', second: 'Text 0 of other' });
    expect(matchesOf(pairsOf(first, file('one')))).toEqual([]);
    expect(matchesOf(pairsOf(first, fileOf([anyResult('b0', true)], 'without')))).toEqual([]);
  });

  it('stand side by side on a page that runs nothing', () => {
    const shown = page([first, second]);
    expect(shown.match(/<section>/g)).toHaveLength(6);
    expect(shown).toMatch(/<h2>b0<\/h2>[^]*Text 0 of one[^]*Text 0 of other[^]*<h2>b1<\/h2>/);
    expect(shown).toContain('Our &lt;b&gt;sourdough&lt;/b&gt; course');
    expect(shown).toContain('{&quot;subject&quot;: &quot;Raw &amp; whole&quot;}\n(stop)');
    expect(shown).not.toContain('<b>');
    expect(page([fileOf([anyResult('b0', false, { error: 'It timed out.' })], 'm')])).toMatch(
      /needs_review; fails: keyword[^]*It timed out\./,
    );
  });
});

describe('a person', () => {
  /** Answers each question by the text that is shown as A, in any order. */
  async function rated(answer: (a: string) => string, asked = matches) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = '';
    output.on('data', (piece: Buffer) => {
      shown += piece.toString();
      if (!shown.endsWith('q to end: ')) return;
      const [, a = ''] = /\nA\n\n(.*)\n/.exec(shown) ?? [];
      shown = '';
      input.write(`${answer(a)}\n`);
    });
    return rate(asked, { input, output });
  }

  it('is asked without a word of which file a text is from, in either order', async () => {
    expect(await rated((a) => (a.endsWith('other') ? 'a' : 'B'))).toEqual(Array(6).fill('second'));
    const places = new Set((await rated(() => 'a', Array(8).fill(matches).flat())).toSorted());
    expect(places).toEqual(new Set(['first', 'second']));
    expect(await rated(() => '=')).toEqual(Array(6).fill('neither'));
  });

  it('is asked again after another answer, and may end', async () => {
    const answers = ['x', 'a', 'q'];
    expect(await rated(() => answers.shift() ?? '')).toHaveLength(1);
    const input = new PassThrough();
    const output = new PassThrough();
    input.end('=\n');
    expect(await rate(matches, { input, output })).toEqual(['neither']);
    output.end();
    expect(await wholeText(output)).toContain('2/6 b1');
  });

  it('has preferences that come to something', () => {
    const counts = (better: string) => `${better}: 6 briefs are better in the second, 0 the first (exact sign test: p = 0.031).`;
    expect(preferred(Array(6).fill('second'))).toBe(counts('The second is better'));
    expect(preferred([])).toBe('So nothing can be said.');
    expect(preferred(['first', 'neither', 'second'])).toContain(
      'No difference that 3 briefs can show: 1 briefs are better in the second, 1',
    );
  });
});

describe('a model that judges', async () => {
  const server = await fakeModelServer();
  afterAll(() => server.close());
  const model = openaiModel({ apiKey: 'k', baseURL: server.baseURL, model: 'gpt-5-mini', timeout_ms: 5_000, backoff_ms: () => 5 });

  /** Judges by its input, as the fake server is told. */
  const judging =
    (better: (texts: { first: string; second: string }) => string): ModelReply =>
    (response, sent) => {
      const { messages } = sent.body as { messages: { content: string }[] };
      const texts = JSON.parse(messages.at(-1)?.content ?? '') as { brief: object; first: string; second: string };
      expect(texts.brief).toMatchObject(request);
      return modelReplies.streamed(JSON.stringify({ reason: 'Warmer.', better: better(texts) }))(response, sent);
    };

  it('is asked in both orders, and only agrees with itself by the text', async () => {
    server.play(judging((texts) => (texts.first.endsWith('other') ? 'first' : 'second')));
    expect(await judge(model, matches.slice(0, 2), 2)).toEqual(['second', 'second']);
    expect(server.requests).toHaveLength(4);
    server.play(judging(() => 'first'));
    expect(await judge(model, matches.slice(0, 2), 1)).toEqual(['neither', 'neither']);
    server.play(judging(() => 'neither'));
    expect(await judge(model, matches.slice(0, 1), 1)).toEqual(['neither']);
  });

  it('says why it has judged nothing: it answers otherwise, fails, or there is no brief', async () => {
    const judged = (match = matches.slice(0, 1)) => judge(model, match, 1);
    for (const answer of ['The first {one}.', 'The first.', '{"better": "both"}', '']) {
      server.play(modelReplies.streamed(answer));
      expect(await judged()).toEqual([{ error: expect.any(String) }]);
    }
    server.play(modelReplies.error(401, { message: 'Incorrect API key' }));
    expect(await judged()).toEqual([{ error: expect.stringContaining('key') }]);
    expect(await judged([{ brief: 'b', request: null, first: 'a', second: 'b' }])).toEqual([
      { error: 'The file does not keep the brief.' },
    ]);
  });
});
