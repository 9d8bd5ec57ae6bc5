import type { Facts } from './frame.ts';
import type { LanguagePatterns } from './patterns/language-patterns.ts';
import { plainPhrase } from './plain-phrase.ts';
import { shorten } from './shorten.ts';

const room = { title: 60, sentence: 48, short: 24 };

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A phrase as it stands inside a sentence: in quotes, unless it reads well without. */
function inSentence(name: string, phrase: string, { unquoted, lowered, quotes }: LanguagePatterns): string {
  const kind = name === 'target_audience' ? 'people' : 'names';
  if (!unquoted.test(phrase)) return quotes.join(phrase);
  return lowered[kind].test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}

function formsOf(name: string, text: string, patterns: LanguagePatterns): [string, string][] {
  const phrase = shorten(plainPhrase(text), room.title);
  if (!/[\p{L}\p{N}]/u.test(phrase)) return [];
  const short = shorten(phrase, room.short);
  return [
    [name, inSentence(name, shorten(phrase, room.sentence), patterns)],
    [`${name}_title`, capitalised(phrase)],
    [`${name}_short`, capitalised(short)],
  ];
}

/**
 * What frames can name: each text of the brief as `{topic}` for inside a sentence, `{topic_title}` for a title
 * and `{topic_short}` for a narrow place. Texts that were left out, or have no letter in them, are not there.
 */
export function factsOf(texts: Readonly<Record<string, unknown>>, patterns: LanguagePatterns): Facts {
  const given = Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? formsOf(name, text, patterns) : []));
  const { nameless } = patterns;
  return { topic: nameless.inSentence, topic_title: nameless.inTitle, topic_short: nameless.inTitle, ...Object.fromEntries(given) };
}
