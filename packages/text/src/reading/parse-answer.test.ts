import { isDeepStrictEqual } from 'node:util';
import { contentTypes } from '@handbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../kinds/definition-of.ts';
import { anyLike } from './any-output.fixture.ts';
import { parseAnswer } from './parse-answer.ts';

const kinds = Object.values(contentTypes).map(({ name, example }) => [name, example.output] as const);
const email = definitionOf({ type: 'email' });
const post = definitionOf({ type: 'social_post' });
const letter = contentTypes.email.example.output;

const whole = { truncated: false, brokenAt: null, missing: [], doubt: null };

const wrappings: [string, (json: string, type: string) => string][] = [
  ['plain', (json) => json],
  ['in a fence', (json) => `\`\`\`json\n${json}\n\`\`\``],
  ['with prose around it', (json) => `Sure! Here is {your} text [as asked]:\n\n${json}\n\nLet me know if it fits.`],
  ['after thoughts', (json) => `<think>They want {"subject": "x"}, I guess.</think>\n${json}`],
  ['in an output', (json) => `{ "output": ${json} }`],
  ['under its kind', (json, type) => `{ "type": "${type}", "${type}": ${json} }`],
  ['in a list of one', (json) => `[${json}]`],
  ['with a comma too many', (json) => `${json.slice(0, -1)},}`],
];

describe.each(kinds)('an answer of %s', (type, example) => {
  const definition = definitionOf({ type });

  it.each(wrappings)('is read whatever is in it: %s', (_, wrapped) => {
    fc.assert(
      fc.property(anyLike(example), (output) => {
        expect(parseAnswer(definition, wrapped(JSON.stringify(output, null, 2), type))).toEqual({ output, ...whole });
      }),
      { numRuns: 60 },
    );
  });

  it('is read as far as it goes wherever it is cut off, and never throws', () => {
    const json = JSON.stringify(example);
    for (let end = 0; end < json.length; end += 1) {
      const { output, truncated } = parseAnswer(definition, json.slice(0, end));
      // Where only the last brackets of objects are missing, nothing is.
      expect(truncated || isDeepStrictEqual(output, example)).toBe(end > 0);
      expect(definition.output.nullable().safeParse(output).success).toBe(true);
    }
    expect(parseAnswer(definition, json.slice(0, -2)).output).not.toBeNull();
  });
});

/** How many letters a value has in its texts. */
const lettersIn = (value: unknown): number =>
  typeof value === 'string'
    ? value.replace(/\P{L}/gu, '').length
    : typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, one) => sum + lettersIn(one), 0)
      : 0;

describe.each(kinds)('an answer of %s that lacks signs', (type, example) => {
  it('is never taken for whole where words of it are lost', () => {
    const definition = definitionOf({ type });
    const json = JSON.stringify(example, null, 2);
    const signs = [...json.matchAll(/["{}[\],:\\]/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...signs), { minLength: 1, maxLength: 3 }), (left) => {
        const answer = [...json].filter((_, index) => !left.includes(index)).join('');
        const { output, truncated, missing, doubt } = parseAnswer(definition, answer);
        const isEmpty = output === null || JSON.stringify(output).includes('""');
        if (isEmpty || truncated || missing.length > 0 || doubt !== null) return;
        // Less than a word, as what a missing backslash makes of an escape.
        expect(lettersIn(example) - lettersIn(output)).toBeLessThan(30);
      }),
      { numRuns: 300 },
    );
  });
});

const sign = fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', 'u', '0', ' ', '\n', '1', '-', 'true', 'null', '"subject"');

describe('an answer', () => {
  it('of any text at all is read or not, and never throws', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 80 }), (signs) => {
        expect(parseAnswer(email, signs.join(''))).toHaveProperty('truncated');
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps the half of a text that was cut off, with what never came left empty', () => {
    expect(parseAnswer(email, '{"subject": "Fresh bread", "preheader": "War').output).toEqual({
      subject: 'Fresh bread',
      preheader: 'War',
      body: '',
      call_to_action: '',
    });
  });

  it.each(['{"subject": "Half a \\', '{"subject": "Half a \\u00', '{"subject": "Half a '])(
    'is cut off within an escape without harm: %s',
    (text) => {
      expect(parseAnswer(email, text).output).toMatchObject({ subject: 'Half a' });
    },
  );

  it('may have escapes that JSON does not know, taken as they stand', () => {
    const json = JSON.stringify({ ...letter, body: 'BODY' }).replace('BODY', String.raw`C:\Neu \U0041 \u00e4 \"x\"`);
    expect(parseAnswer(email, json).output).toMatchObject({ body: String.raw`C:\Neu \U0041 ä "x"` });
  });

  it('may have loose quotation marks and line breaks in its texts', () => {
    const json = JSON.stringify({ ...letter, body: 'BODY' }).replace('BODY', 'He said "fresh" to me.\n\nAnd left.');
    expect(parseAnswer(email, json).output).toEqual({ ...letter, body: 'He said "fresh" to me.\n\nAnd left.' });
  });

  it('with a part missing has the others, and says which is missing', () => {
    const { body: _, ...rest } = letter;
    expect(parseAnswer(email, JSON.stringify(rest))).toEqual({ ...whole, output: { ...letter, body: '' }, missing: ['/body'] });
  });

  it('of another shape is no output', () => {
    for (const wrong of ['{}', '[]', 'null', '"text"', 'I would rather not.', '{"subject": {}}'])
      expect(parseAnswer(email, wrong)).toEqual({ ...whole, output: null });
  });

  it('has missing lists and nullables filled, and numbers taken for texts', () => {
    expect(parseAnswer(post, '{"text": 42}').output).toEqual({ title: null, text: '42', hashtags: [] });
    const ad = parseAnswer(definitionOf({ type: 'ad_copy' }), '[{"headlines": "One"}]').output;
    expect(ad).toEqual({ variants: [{ primary_text: null, headlines: ['One'], descriptions: [] }] });
  });

  it('lists its hashtags without #, and each once', () => {
    expect(parseAnswer(post, '{"text": "Hi #bread", "hashtags": ["#bread", "bread", " ##rye "]}').output).toEqual({
      title: null,
      text: 'Hi #bread',
      hashtags: ['bread', 'rye'],
    });
  });

  it('has its texts trimmed', () => {
    expect(parseAnswer(post, String.raw`{"text": "\n Hi\u00a0", "hashtags": []}`).output).toEqual({
      title: null,
      text: 'Hi',
      hashtags: [],
    });
  });

  it('loses control characters and halves of surrogate pairs', () => {
    expect(parseAnswer(post, '{"text": "a\\u0000b\\u001bc\\r\\nd\\ud800", "hashtags": []}').output).toEqual({
      title: null,
      text: 'abc\nd\ufffd',
      hashtags: [],
    });
  });
});
