import { contentTypes, ContentRequest, statusOf, textParts, withParts } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { exampleLanguages, examplesFor, type Example } from '../../prompted/examples-for.ts';
import { checked, voiceOf } from '../checked.fixture.ts';

const places = Object.values(contentTypes).flatMap(({ name, request: { shape } }) =>
  'platform' in shape ? shape.platform.options.map((platform) => ({ type: name, platform })) : [{ type: name }],
);

const copiedIn = (checks: ReturnType<typeof checked>) =>
  checks.filter(({ rule, outcome }) => rule === 'copied' && outcome === 'fail').map(({ message }) => message);

/** Each example with a brief that it keeps, in each language, for each kind and platform: 228. */
function* examplesIn(language: string): Generator<{ readonly brief: object; readonly output: object }> {
  for (const place of places) {
    const request = { ...contentTypes[place.type].example.request, ...place, language };
    for (const { brief, output } of examplesFor(ContentRequest.parse(request)) as readonly (Example & { output: object })[])
      yield { brief: { ...request, keywords: [], facts: [], ...brief, ...place, language }, output };
  }
}

/** Subjects that no example has, in the language of the examples. */
const otherSubjects: Readonly<Record<(typeof exampleLanguages)[number], object>> = {
  en: { topic: 'Our sourdough course in March', facts: ['Six evenings, 90 €'] },
  de: { topic: 'Unser Sauerteigkurs im März', facts: ['Sechs Abende, 90 €'] },
  fr: { topic: 'Notre stage de pain au levain en mars', facts: ['Six soirées, 90 €'] },
  es: { topic: 'Nuestro curso de masa madre en marzo', facts: ['Seis tardes, 90 €'] },
  it: { topic: 'Il nostro corso di pasta madre a marzo', facts: ['Sei serate, 90 €'] },
  pt: { topic: 'O nosso curso de massa mãe em março', facts: ['Seis noites, 90 €'] },
};

/** Words that no example has. */
const others = ['Marlene', 'Quivorn', 'Tessaly', 'Brunnova', 'Okarin', 'Velmora', 'Zentara'];

/** A text with another word behind every seven, and in each line at least one. */
const withOtherWords = (text: string, first: number): string => {
  let [count, next] = [0, first];
  const other = () => others[(next += 1) % others.length] ?? '';
  const lines = text.split('\n').map((line) => {
    let isChanged = false;
    const words = line.split(' ').map((word) => {
      count = /\p{L}/u.test(word) ? count + 1 : count;
      if (count < 8 || word.startsWith('#')) return word;
      [count, isChanged] = [0, true];
      return other();
    });
    return isChanged || words.length < 4 ? words.join(' ') : words.with(2, other()).join(' ');
  });
  return lines.join('\n');
};

const reworded = (output: object): object =>
  withParts(output, new Map(textParts(output).map(([pointer, text], at) => [pointer, withOtherWords(text, at)])));

describe.each(exampleLanguages)('in %s', (language) => {
  const examples = [...examplesIn(language)];

  it('a right text for a brief like that of an example is not copied, though it shares seven words in a row with it', () => {
    expect(examples).toHaveLength(38);
    for (const { brief, output } of examples) expect(copiedIn(checked(brief, reworded(output)))).toEqual([]);
  });

  it('a text whose sentences are those of its brief is not copied from the example that has them, too', () => {
    for (const { brief, output } of examples) {
      const source_text = textParts(output)
        .map(([, text]) => text)
        .join('\n');
      expect(copiedIn(checked({ ...brief, source_text }, output))).toEqual([]);
    }
  });

  it('no example is ready for another brief', () => {
    for (const { brief, output } of examples) {
      const ad = { product: 'Winter tyres', unique_selling_proposition: 'Fitted while you wait' };
      const rest = { keywords: [], ...('hashtags' in brief && { hashtags: null }), ...('product' in brief && ad) };
      for (const subject of [{ topic: 'New winter tyres at our garage', facts: ['Fitting £40'] }, otherSubjects[language]]) {
        const checks = checked({ ...brief, ...subject, ...rest }, output);
        expect([output, statusOf(checks), copiedIn(checks).length > 0]).toEqual([output, 'needs_review', true]);
      }
    }
  });

  it('no example of a brand voice is ready as a text', () => {
    for (const { brief, output } of examples) {
      const own = reworded(output);
      const texts = textParts(own).map(([, text]) => text);
      const lines = texts.filter((text) => text.split(' ').length >= 4).slice(0, 5);
      const voice = voiceOf({ name: 'Garage', examples: lines.map((line) => line.slice(0, 1_000)) });
      const asked = { ...brief, topic: 'New winter tyres at our garage' };
      expect([own, statusOf(checked(asked, own, { voice }))]).toEqual([own, 'needs_review']);
    }
  });
});
