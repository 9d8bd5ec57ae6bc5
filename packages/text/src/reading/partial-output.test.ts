import { contentTypes, textParts } from '@handbill/contract';
import { measured } from '@handbill/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionOf, type AnyDefinition } from '../kinds/definition-of.ts';
import { anyLike } from './any-output.fixture.ts';
import { PartialOutput } from './partial-output.ts';

const kinds = Object.values(contentTypes).map(({ name, example }) => [name, example.output] as const);
const email = definitionOf({ type: 'email' });
const post = definitionOf({ type: 'social_post' });
const article = definitionOf({ type: 'blog_article' });

/** The texts by pointer that the deltas of an answer add up to. */
function read(definition: AnyDefinition, pieces: Iterable<string>): Record<string, string> {
  const partial = new PartialOutput(definition);
  const texts: Record<string, string> = {};
  for (const piece of pieces)
    for (const { pointer, text } of partial.add(piece)) {
      expect(text.isWellFormed()).toBe(true);
      texts[pointer] = (texts[pointer] ?? '') + text;
    }
  return texts;
}

const textsOf = (value: unknown): Record<string, string> => Object.fromEntries(textParts(value));

/** Cuts a text where each length ends, again and again. */
function* cut(text: string, lengths: readonly number[]): Generator<string> {
  for (let [from, turn] = [0, 0]; from < text.length; turn += 1) {
    const end = from + (lengths[turn % lengths.length] ?? 1);
    yield text.slice(from, end);
    from = end;
  }
}

const anyCut = fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 20 });

/** JSON with every character that is not ASCII as an escape, as some models write it. */
const escaped = (json: string): string =>
  json.replaceAll(/[^\x20-\x7e\n]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const surroundings: [string, (json: string, type: string) => string][] = [
  ['plain', (json) => json],
  ['escaped', escaped],
  ['in a fence', (json) => `\`\`\`json\n${json}\n\`\`\``],
  ['with prose around it', (json) => `Sure! Here is {your} text [as asked], 1 < 2 [1]:\n\n${json}\n\nDid {"subject": "this"} help?`],
  ['after thoughts', (json) => `<think>\nThey want {"subject": "x", "text": "x"} </thin<b>, I guess.</think>\n${json}`],
  ['after thoughts in brackets', (json) => `[THINK]They want {"subject": "x"} [or not][/THINK]${json}`],
  [
    'in the form of gpt-oss',
    (json) => `<|channel|>analysis<|message|>So {"subject": "x", "text": "x"}<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
  ],
  ['in an output', (json) => `{ "output": ${json}, "title": "Not it" }`],
  ['under its kind', (json, type) => `{ "type": "${type}", "${type}": ${json} }`],
  ['in a list of one', (json) => `[${json}]`],
  ['with a comma too many', (json) => `${json.slice(0, -1)},}`],
  ['beside other members', (json) => `{ "seo": {"title": "x", "sections": [[{"body": "x"}]]}, "words": 12, "ok": true, ${json.slice(1)}`],
];

describe.each(kinds)('an answer of %s', (type, example) => {
  const definition = definitionOf({ type });

  it.each(surroundings)('is read as it comes as it is in the end: %s', (_, surrounded) => {
    fc.assert(
      fc.property(anyLike(example), anyCut, fc.constantFrom(0, 2), (output, lengths, indent) => {
        const answer = surrounded(JSON.stringify(output, null, indent), type);
        expect(read(definition, cut(answer, lengths))).toEqual(textsOf(output));
      }),
      { numRuns: 40 },
    );
  });

  it('has its members in any order', () => {
    const reversed = (value: unknown): unknown =>
      typeof value !== 'object' || value === null
        ? value
        : Array.isArray(value)
          ? value.map(reversed)
          : Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([name, member]) => [name, reversed(member)]),
            );
    expect(read(definition, JSON.stringify(reversed(example)))).toEqual(textsOf(example));
  });

  it('gives each part as far as it has come, wherever it is cut off', () => {
    const json = JSON.stringify(example);
    const whole = textsOf(example);
    for (let end = 0; end <= json.length; end += 1) {
      const parts = read(definition, [json.slice(0, end)]);
      for (const [pointer, text] of Object.entries(parts)) expect(whole[pointer]?.startsWith(text)).toBe(true);
      expect(read(definition, json.slice(0, end))).toEqual(parts);
    }
  });
});

const sign = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  'u',
  'd83d',
  '0',
  ' ',
  '\n',
  'true',
  '<think>',
  '"subject"',
  '"text"',
);

describe('an answer', () => {
  it('of any text at all does no harm', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 80 }), anyCut, (signs, lengths) => {
        const parts = read(post, cut(signs.join(''), lengths));
        for (const pointer of Object.keys(parts)) expect(pointer).toMatch(/^\/(text|hashtags\/\d+)$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('shows nothing half: no escape, no surrogate pair, no line break', () => {
    const partial = new PartialOutput(email);
    const given = (piece: string) => partial.add(piece).map(({ text }) => text);
    expect(given('{"body": "Caf')).toEqual(['Caf']);
    for (const piece of ['\\', 'u', '00', 'e']) expect(given(piece)).toEqual([]);
    expect(given('9 \\ud83d')).toEqual(['é']);
    expect(given('\\ude')).toEqual([]);
    expect(given('00\\r')).toEqual([' 😀']);
    expect(given('\\n\ud83c')).toEqual([]);
    expect(given('\udf5e"')).toEqual(['\n🍞']);
  });

  it.each([
    ['loose quotation marks and line breaks', '{"subject": "He said "fresh" to me.\n\nAnd left."}', 'He said "fresh" to me.\n\nAnd left.'],
    ['escapes that JSON does not know', String.raw`{"subject": "C:\Neu \U0041 \u00e4 \u00"}`, String.raw`C:\Neu \U0041 ä \u00`],
    ['white space around its texts', String.raw`{"subject": " \n Fresh bread \u00a0 "}`, 'Fresh bread'],
    ['a member twice', '{"subject": "First", "subject": "Second"}', 'First'],
    ['what ends in the middle of an escape', '{"subject": "Half a loaf\\u00', 'Half a loaf'],
    ['halves of surrogate pairs', String.raw`{"subject": "a\ud800b\udc00"}`, 'a\ufffdb\ufffd'],
  ])('may have %s', (_, answer, subject) => {
    expect(read(email, [answer])).toEqual({ '/subject': subject });
    expect(read(email, answer)).toEqual({ '/subject': subject });
  });

  it('gives what is a text in the output and nothing else', () => {
    const answer = '{"subject": {"text": "x"}, "preheader": ["x"], "body": 12, "call_to_action": null, "__proto__": "x", "note": "x"}';
    expect(read(email, [answer])).toEqual({});
    expect(read(article, ['{"title": "Bread", "sections": [null, "x", [{"body": "x"}], {"body": "Rye", "faq": "x"}]}'])).toEqual({
      '/title': 'Bread',
      '/sections/3/body': 'Rye',
    });
  });

  it('has its hashtags as they are listed', () => {
    expect(read(post, ['{"text": "Hi #bread", "hashtags": ["#bread", "bread", "#", " ##rye "]}'])).toEqual({
      '/text': 'Hi #bread',
      '/hashtags/0': 'bread',
      '/hashtags/1': 'rye',
    });
  });
});

const repeated = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts that are slow to read in a simpler way of reading. */
const hostile: readonly string[] = [
  '\\',
  '\\n',
  '\\ud83d',
  '" ',
  '"',
  ' ',
  '\r',
  '[',
  '{"',
  '{"a":',
  '["",',
  '<think>',
  '<',
  '1',
  '{"subject":"",',
  '{"output":',
];

/** Milliseconds that the processor takes for an answer. */
function took(answer: string, pieces: Iterable<string>): number {
  // Puts the text together, which otherwise its first reading would do.
  expect(answer.charCodeAt(0)).toBeGreaterThan(0);
  const partial = new PartialOutput(email);
  const start = process.threadCpuUsage();
  for (const piece of pieces) partial.add(piece);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

describe('an answer of 250 kB', () => {
  it.each(hostile)('of %j is read in linear time, and no piece of it holds up anything', measured, (text) => {
    for (const before of ['', '{"body": "', '{"x": "']) {
      const [short, long] = [before + repeated(text, 62_500), before + repeated(text, 250_000)];
      expect(took(long, long)).toBeLessThan(40 + took(short, short) * 10);
      const piece = long.slice(0, 2 ** 16);
      expect(took(piece, [piece])).toBeLessThan(50);
    }
  });

  it('of parts without end gives no more of them than an output may have', () => {
    const tags = Array.from({ length: 50_000 }, (_, index) => `"t${index}"`);
    expect(Object.keys(read(post, [`{"hashtags": [${tags.join(',')}`]))).toHaveLength(1_000);
  });
});
