import type { Facts } from './frame.ts';
import type { LanguagePatterns } from './patterns/language-patterns.ts';
import { shorten } from './shorten.ts';

const maxLengths = { title: 60, sentence: 48, short: 24 };

/** A capital that is there because the phrase begins with it: `Sourdough for beginners`. */
const sentenceCased = /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{L}\p{N}'’-]*)+$/u;
const asks = /^[^.!?]*\?["”“»]?\s*$/;

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A phrase as it stands inside a sentence: in quotes, unless it reads well without. */
function inSentence(name: string, phrase: string, { unquoted, lowered, quotes }: LanguagePatterns): string {
  const kind = name === 'target_audience' ? 'people' : 'names';
  if (!unquoted[kind].test(phrase)) return quotes.join(phrase);
  if (lowered[kind].test(phrase)) return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  return name === 'topic' && sentenceCased.test(phrase) ? quotes.join(phrase) : phrase;
}

function formsOf(name: string, text: string, patterns: LanguagePatterns): [string, string][] {
  const whole = plainPhrase(text);
  const phrase = shorten(whole, maxLengths.title);
  if (!/[\p{L}\p{N}]/u.test(phrase)) return [];
  const named = inSentence(name, shorten(phrase, maxLengths.sentence), patterns);
  const isTopic = name === 'topic';
  const { sentence, nameless } = patterns;
  const isSentence = isTopic && sentence.test(whole);
  const question = isTopic && phrase === whole && asks.test(text) ? '?' : '';
  return [
    [name, isSentence ? nameless.inSentence : named],
    ...(isTopic ? [['topic_named', named] as [string, string]] : []),
    ...(isTopic ? [['topic_dative', isSentence ? nameless.dative : named] as [string, string]] : []),
    [`${name}_title`, capitalised(phrase) + question],
    // What was cut reads like a mistake where there is little space.
    ...(phrase.length <= maxLengths.short && !isSentence ? [[`${name}_short`, capitalised(phrase)] as [string, string]] : []),
  ];
}

/**
 * What frames can name: each text of the brief as `{product}` for inside a sentence, `{product_title}` for a title and, where it is
 * short enough, `{product_short}` where there is little space. Texts that were left out, or have no letter, give none.
 * The topic is `{topic_named}` where it is brought up; after that a topic that is a sentence itself is only referred to by `{topic}`,
 * or `{topic_dative}` where the language tells them apart.
 */
export function factsOf(texts: Readonly<Record<string, unknown>>, patterns: LanguagePatterns): Facts {
  const given = Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? formsOf(name, text, patterns) : []));
  const facts: Facts = Object.fromEntries(given);
  if (facts['topic'] !== undefined) return facts;
  const { inSentence: topic, dative, inTitle } = patterns.nameless;
  return { ...facts, topic, topic_named: patterns.quotes.join(inTitle), topic_dative: dative, topic_title: inTitle, topic_short: inTitle };
}

/** What a person typed, as a phrase that fits inside a sentence: one line without markup, quotes or the end of a sentence. */
function plainPhrase(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(https?:\/\/[^\s?#]+)[?#]\S*?(?=[.!?,;:]*(?:\s|$))/giu, '$1')
    .replace(/["“”„«»`*_~<>[\]{}|\\^]+/g, '')
    .replace(/(^|[^\p{L}\p{N}])#+(?=[\p{L}\p{N}\s]|$)/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const [head = ''] = line.split(/(?:[.!?…:;]+(?=\s|$)|[。！？：；])/u, 1);
  const phrase = /[\p{L}\p{N}]/u.test(head) ? head : line.replace(/[.!?…:;。！？：；]+/gu, ' ');
  return phrase.replace(/\s+/gu, ' ').replace(/^[\s,;:.!?…'’–—-]+|[\s,;:.!?…'’–—-]+$/gu, '');
}
