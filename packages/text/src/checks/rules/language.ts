import type { Check } from '@handbill/contract';
import type { AnyOutput } from '../../kinds/definition-of.ts';
import { distinctiveOf, languageName, primaryLanguage, distinctiveWords } from '../data/by-language.ts';
import { withTexts } from '../findings/bad-example.ts';
import { detectedLanguage, isDetectable, isSame, lettersIn, scriptOf } from '../findings/detected-language.ts';
import { checksOf, partName, defineRule, type Rule } from '../findings/rule.ts';
import { withoutAddresses } from '../../shown/addresses.ts';
import type { Subject } from '../../shown/subject.ts';

/** Fewer letters do not tell a language: a headline is as often a name as a sentence. */
const minLetters = 80;
/** A part of a text is judged by itself where it is long. */
const minPartLetters = 160;
/** A part that has more of the letters is the text. */
const wholeShare = 0.9;
/** Quotations may be in any language. */
const quoted = /["“„«»][^"”“«»\n]{1,300}["”“«»]/gu;
/** How much of a text is looked at, in samples from all over it. */
const maxSampled = 6_000;
const sampleLength = 1_000;
/** How much of it the library sees: it is slow, and more would tell it nothing. */
const maxDetected = 1_500;
const detectedSample = 300;

/** A part as its language is told: without addresses, quotes, and words of the brief. */
interface Sampled {
  readonly pointer: string;
  readonly text: string;
  readonly isProse: boolean;
}

/** The text must be in the language that was asked for: as a whole, and each long part of it. A headline alone tells nothing. */
export const language: Rule = defineRule(inOtherLanguage, (subject) => {
  const asked = primaryLanguage(subject.request.language);
  const parts = sampledParts(subject);
  const whole = parts.map(({ text }) => text).join('\n');
  const letters = lettersIn(whole);
  if (letters < minLetters) return [];
  if (!isDetectable(asked)) {
    const unread = `not checked in ${languageName(asked)}`;
    return [checksOf('language', languageName(asked)).check('info', unread, `Whether the text is in its language is ${unread}.`)];
  }
  const foreign = foreignPart(parts, asked, ({ text, isProse }) => foreignParagraph(text, asked, isProse));
  // A paragraph in another language among others is a fault of its part, not of the whole.
  if (foreign !== undefined && paragraphsOf(whole).some((paragraph) => isClearlyIn(paragraph, asked))) return [foreign];
  const found = otherLanguageOf(whole, asked) ?? (Object.hasOwn(distinctiveWords, asked) ? foreignWords(whole, asked, 3) : undefined);
  const among = foreignAmongOthers(parts, asked);
  if (among !== undefined) return [among];
  if (found !== undefined) return [otherLanguage(asked, found, parts.length === 1 ? (parts[0]?.pointer ?? null) : null)];
  // A part that is nearly all of the text has been judged with it.
  const long = parts.filter(({ text }) => lettersIn(text) >= minPartLetters && lettersIn(text) <= letters * wholeShare);
  const fault = foreignPart(long, asked, ({ text }) => otherLanguageOf(text, asked)) ?? foreign;
  const name = languageName(asked);
  return fault === undefined ? checksOf('language', name).passing(`The text is in ${name}.`) : [fault];
});

const english = 'This sentence is in another language than the one that was asked for, and nobody has translated it. ';
const german = 'Dieser Satz steht in einer anderen Sprache als der, nach der gefragt war, und niemand hat ihn übersetzt. ';

function inOtherLanguage(right: Subject): AnyOutput {
  const sentence = primaryLanguage(right.request.language) === 'en' ? german : english;
  return withTexts(right, right.read, ({ length }) =>
    sentence
      .repeat(Math.ceil(length / sentence.length))
      .slice(0, length)
      .trim(),
  );
}

function sampledParts({ read, brief, links }: Subject): readonly Sampled[] {
  const given = new Set(
    brief.flatMap(({ field, text }) => (longFields.has(field) ? [] : (lettersAsOne(text).match(/[\p{L}\p{M}]+/gu) ?? []))),
  );
  return read.map(({ pointer, shown, role }) => ({
    pointer,
    isProse: role === 'prose',
    text: withoutGiven(withoutAddresses(sampleOf(shown.text, maxSampled, sampleLength), links), given).replace(quoted, ' '),
  }));
}

/** The first part that is in another language, as one is told of it. */
function foreignPart(parts: readonly Sampled[], asked: string, languageOf: (part: Sampled) => string | undefined): Check | undefined {
  for (const part of parts) {
    const found = languageOf(part);
    if (found !== undefined) return otherLanguage(asked, found, part.pointer);
  }
  return undefined;
}

/** In letters: a sentence in another script that is no list of names, and how much of it is in that. */
const minInScript = 60;
const scriptShare = 0.8;
/** How many paragraphs the library is asked of. */
const maxAsked = 20;
/** In letters: a paragraph whose language the library tells from that of the others. */
const minAmongOthers = 120;

/** The first paragraph or sentence in another script, or long paragraph in another language, of a text of which others are in its own. */
function foreignAmongOthers(parts: readonly Sampled[], asked: string): Check | undefined {
  const paragraphs = parts.flatMap(({ pointer, text }) =>
    paragraphsOf(text).flatMap((paragraph) => (lettersIn(paragraph) < minLetters ? [] : [{ pointer, paragraph }])),
  );
  const script = scriptOf(parts.map(({ text }) => text).join('\n'), 0.5);
  for (const { pointer, paragraph } of paragraphs.length > 1 ? paragraphs : [])
    for (const sentence of [paragraph, ...sentencesOf(paragraph)]) {
      const other = lettersIn(sentence) < minInScript ? undefined : scriptOf(sentence, scriptShare);
      if (other !== undefined && other !== script) return otherLanguage(asked, detectedLanguage(sentence) ?? 'und', pointer);
    }
  const other = paragraphs
    .filter((one) => lettersIn(one.paragraph) >= minAmongOthers && !isLikelyIn(one.paragraph, asked))
    .slice(0, maxAsked)
    .map(({ pointer, paragraph }) => ({ pointer, found: otherLanguageOf(paragraph, asked) }))
    .find(({ found }) => found !== undefined);
  if (other?.found === undefined) return undefined;
  const hasOwn = paragraphs
    .slice(0, maxAsked)
    .some((one) => isLikelyIn(one.paragraph, asked) || isSame(detectedLanguage(one.paragraph) ?? '', asked));
  return hasOwn ? otherLanguage(asked, other.found, other.pointer) : undefined;
}

/** Whether a paragraph has words that only its language has, and more of them than of any other. */
function isLikelyIn(text: string, asked: string): boolean {
  const { own, others } = distinctiveOf(text, asked);
  return own > 1 && others < own;
}

function otherLanguageOf(text: string, asked: string): string | undefined {
  const found = isClearlyIn(text, asked) ? undefined : detectedLanguage(sampleOf(text, maxDetected, detectedSample));
  return found === undefined || isSame(found, asked) ? undefined : found;
}

/** Fields that are texts themselves: their words are those of any text. */
const longFields: ReadonlySet<string> = new Set(['source_text', 'instructions', 'facts', 'target_audience', 'campaign']);

/** Small letters, each composed with its marks. */
const lettersAsOne = (text: string): string => text.normalize().toLowerCase();

/** Names and keywords of the brief may be in any language. */
const withoutGiven = (text: string, given: ReadonlySet<string>): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => (given.has(lettersAsOne(word)) ? ' ' : word));

function sampleOf(text: string, most: number, size: number): string {
  if (text.length <= most) return text;
  const last = most / size - 1;
  const starts = Array.from({ length: last + 1 }, (_, index) => Math.floor((index * (text.length - size)) / last));
  return starts.map((start) => text.slice(start, start + size).toWellFormed()).join('\n');
}

/** How many different words of a language tell that a paragraph is written in it. */
const minDistinctive = 4;
/** The same of a sentence that has no word of the text’s own language. */
const minInSentence = 3;

/** Whether a text’s most frequent words tell that it is in the language that was asked for: the library is asked only where they do not. */
function isClearlyIn(text: string, asked: string): boolean {
  const { own, others } = distinctiveOf(text, asked);
  return own > minDistinctive && others * 3 <= own;
}

const paragraphsOf = (text: string): readonly string[] => text.split(/\n+/);
const sentencesOf = (paragraph: string): readonly string[] => paragraph.split(/(?<=[.!?…]) +/);

/** The language of a paragraph in another one than was asked for, by words that only that language has; quotes may be in any. */
function foreignParagraph(text: string, asked: string, isProse: boolean): string | undefined {
  if (!Object.hasOwn(distinctiveWords, asked)) return undefined;
  for (const paragraph of paragraphsOf(text)) {
    // A whole paragraph may have a word of the other language, a sentence in the middle of one has none.
    const sentences = isProse ? sentencesOf(paragraph) : [];
    const found = foreignWords(paragraph, asked, 3) ?? sentences.flatMap((sentence) => foreignWords(sentence, asked, 0) ?? [])[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

function foreignWords(text: string, asked: string, ownShare: number): string | undefined {
  const { own, other, others } = distinctiveOf(text, asked);
  const isForeign = ownShare === 0 ? own === 0 && others >= minInSentence : others >= minDistinctive && others > ownShare * own;
  return isForeign ? other : undefined;
}

function otherLanguage(asked: string, found: string, pointer: string | null): Check {
  const [wanted, other] = [languageName(asked), languageName(found)];
  const where = pointer === null ? 'the text' : partName(pointer);
  return checksOf('language', wanted, { pointer }).check('fail', other, `${where} is in ${other}, not in ${wanted}.`);
}
