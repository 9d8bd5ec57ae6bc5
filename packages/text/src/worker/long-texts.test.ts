import { ContentRequest, contentTypes, type ContentRequestInput } from '@handbill/contract';
import { longestTurn, measured } from '@handbill/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadText } from '../tasks/read-text.ts';
import { createTexts } from './create-texts.ts';

const repeated = (text: string, length = 128_000): string =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .toWellFormed();

/** Texts that take more than linear time to read, or would in a simpler way of reading. */
const unreadable: readonly string[] = [
  '\\',
  '[',
  '{"',
  '"',
  '{"a":1},',
  '1,',
  '```json\n',
  '👨‍👩‍👧‍👦',
  '"text": "',
  "'text' => 'a',\n",
  '\\"',
  ',#',
];

/** Beginnings that decide how the rest is read. */
const befores: readonly string[] = ['', '[[{"text": "', '['.repeat(60)];

/** Texts that take more than linear time to count or to check, or would in a simpler way of doing it. */
const hostile: readonly string[] = [
  '\\',
  'x.com/(',
  '日.com',
  '@a@b.',
  '#a',
  '👨‍👩‍👧‍👦',
  'e\u0301\u0323',
  'keyword',
  'a ',
  ' ',
  'ขนมปังอร่อย',
  '私はパンを焼く',
];

/** Pieces of a Markdown text, or of one that is full of figures, links, brackets and quotes. */
const hostileProse: readonly string[] = ['[a](b', '![', '<!--', '**a', '1 ', '20 % ', 'two days ', 'a.\n', '“a ', '[name ', 'a@b.de '];

const request: ContentRequestInput = {
  type: 'social_post',
  topic: 'Bread',
  platform: 'twitter',
  length: 100,
  keywords: ['keyword', 'a', 'two words', 'https://x.com'],
  hashtags: ['a', '2026'],
};

const texts = createTexts();
// With its libraries: the first texts would seem to take longer than they do.
beforeAll(async () => void (await written(post('Bread'))));
afterAll(() => texts.close());

/** Has an answer read and checked, and says what it took: of both threads, and how long the loop was held. */
async function written(text: string, input: ContentRequestInput = request) {
  const brief = { request: ContentRequest.parse(input), campaign: null };
  const before = process.cpuUsage();
  let read: ReadText | undefined;
  const turn = await longestTurn(async () => {
    read = await texts.readText(brief, { text, finish: 'stop' }, null);
  });
  const { user, system } = process.cpuUsage(before);
  if (read === undefined) throw new Error('Whatever the model says is kept');
  return { ...read, turn, cpu_ms: (user + system) / 1_000 };
}

/** Milliseconds for which the loop may be held by a text of 128 kB; apps/server/src/tests/content/long-answers.test.ts has longer ones. */
const maxTurn = 20;

const post = (text: string): string => JSON.stringify({ text, hashtags: [] });

/** Eight times the text takes eight times as long, not 64; a little is left for what else the process does. */
const expectLinear = (short: { cpu_ms: number }, long: { cpu_ms: number }): void =>
  expect(long.cpu_ms).toBeLessThan(60 + short.cpu_ms * 20);

describe('a long answer', () => {
  it.each(unreadable.map((sign, index) => [sign, befores[index % befores.length] ?? ''] as const))(
    'of %j behind %j is read in linear time, and lets everything else go on meanwhile',
    measured,
    async (sign, before) => {
      const short = await written(`${before}${repeated(sign, 16_000)}!`);
      const long = await written(`${before}${repeated(sign)}!`);
      expectLinear(short, long);
      expect(long.turn).toBeLessThan(maxTurn);
    },
  );

  // Of 128 kB, since such texts are slow to divide into words: apps/server/src/tests/content/long-answers.test.ts has longer ones.
  it.each(hostile)('with a post of %j is checked in linear time, and lets everything else go on meanwhile', measured, async (sign) => {
    const [short, long] = [await written(post(repeated(sign, 16_000))), await written(post(repeated(sign)))];
    expect(long.output).not.toBeNull();
    expectLinear(short, long);
    expect(long.turn).toBeLessThan(maxTurn);
  });

  it.each(hostileProse)(
    'with an email of %j is checked in linear time, and lets everything else go on meanwhile',
    measured,
    async (sign) => {
      const brief: ContentRequestInput = {
        type: 'email',
        topic: 'Bread',
        keywords: ['keyword', 'two words'],
        source_text: '1 a '.repeat(4_000),
      };
      const email = (body: string) => JSON.stringify({ ...contentTypes.email.example.output, body });
      const [short, long] = [await written(email(repeated(sign, 16_000)), brief), await written(email(repeated(sign)), brief)];
      expect(long.output).not.toBeNull();
      expectLinear(short, long);
      expect(long.turn).toBeLessThan(maxTurn);
    },
  );

  it.each(['mastodon', 'threads', 'bluesky', 'youtube'] as const)(
    'is counted for %s without holding anything up',
    measured,
    async (platform) => {
      const text = ['\u0301\u0323', ...hostile].map((sign) => repeated(sign, 20_000)).join('');
      expect((await written(post(text), { ...request, platform })).turn).toBeLessThan(maxTurn);
    },
  );
});

describe('an answer of more parts than anybody asks for', () => {
  const ad: ContentRequestInput = {
    type: 'ad_copy',
    topic: 'Bread',
    platform: 'google_search',
    product: 'Course',
    unique_selling_proposition: 'Yours',
  };

  it.each([
    ['variants', '1'],
    ['variants', '{"headlines":[]}'],
    ['variants', '{"headlines":["",""]}'],
    ['variants', '[]'],
  ])('is kept as it came, with one check: %s of %s', measured, async (name, item) => {
    const answer = `{"${name}": [${`${item},`.repeat(Math.floor(500_000 / (item.length + 1)))}${item}]}`;
    const { turn, output, checks, text } = await written(answer, ad);
    expect({ output, checks: checks.length, text }).toEqual({ output: null, checks: 1, text: answer });
    expect(turn).toBeLessThan(maxTurn);
  });

  it('is an output up to a thousand, with few checks for each', async () => {
    const variant = { primary_text: null, headlines: Array<string>(99).fill(''), descriptions: [] };
    const { output, checks } = await written(JSON.stringify({ variants: Array.from({ length: 10 }, () => variant) }), ad);
    expect(output).not.toBeNull();
    expect(checks.length).toBeLessThan(4_000);
    expect(JSON.stringify(checks).length).toBeLessThan(1_000_000);
  });

  it('names a hundred of the hashtags that were not wanted', async () => {
    const tags = Array.from({ length: 50_000 }, (_, index) => `#tag${index}`).join(' ');
    const { checks } = await written(post(tags), { ...request, hashtags: [], keywords: [] });
    const check = checks.find(({ rule }) => rule === 'hashtag');
    expect(check).toMatchObject({ outcome: 'fail', found: expect.stringMatching(/^#tag0 .* and more$/) });
    expect(check?.message.length).toBeLessThan(2_000);
  });

  it('has a title of one line, however long its subject is', async () => {
    const letter = { ...contentTypes.email.example.output, subject: repeated('Bread and butter ') };
    const { title } = await written(JSON.stringify(letter), contentTypes.email.example.request);
    expect(title).toBe('Bread and butter '.repeat(20).slice(0, 200).trim());
  });
});

it('takes a list of lists without end for no output', measured, async () => {
  const { output, turn } = await written(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
  expect(output).toBeNull();
  expect(turn).toBeLessThan(maxTurn);
});
