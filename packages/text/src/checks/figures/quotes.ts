import { languageByWords } from '../data/by-language.ts';
import { lettersOf } from '../../characters/words.ts';
import { withoutAddresses } from '../../shown/addresses.ts';
import type { Span } from '../../characters/spans.ts';

const quoted = /["“„«»]([^"“”„«»\n]{8,400})["”“«»]/gu;
const verbs = [
  'says?|said|recalls?|explains?|adds?|remembers?|notes|tells us|language us|reports?|confirms?|laughs|puts it|writes|wrote',
  'sagte?|meinte?|erzählte?|schreibt|berichtete?|betonte?|erklärte?|lobte?|freut|schwärmte?|erinnert|verriet|ergänzt|bestätigt|findet|lacht|so',
  'dit|raconte|explique|confie|affirme|témoigne|sourit|ajoute|précise|résume|se souvient|écrit',
  'dice|cuenta|comenta|afirma|asegura|explica|recuerda|señala|añade|opina|confiesa|resume|escribe',
  'racconta|afferma|spiega|ricorda|aggiunge|commenta|zegt|vertelt|schrijft|herinnert|diz|conta|garante|lembra|comenta',
].join('|');
const name = "\\p{Lu}[\\p{L}.'’-]{0,30}";
/** `says Name`, `Name says`: behind a quote. */
const verbBehind = new RegExp(`^,? ?(?:(?:${verbs})(?: sich| se)?[ ,](?=\\p{L})|(?:${name} ){1,3}(?:${verbs})(?![\\p{L}]))`, 'u');
/** `— Name`, `, schwärmt Name`: behind a quote that is no title. */
const nameBehind = new RegExp(
  `^[^\\S\\n]{0,3}(?:\\n[^\\S\\n]{0,3})?(?:[—–-]{1,2}[^\\S\\n]?\\p{Lu}|, \\p{Ll}{3,20}(?: sich| se)? ${name})`,
  'u',
);
/** Shorter words in quotation marks are as often a title. */
const minSentence = 20;
/** `Name says: `, `as Name puts it, `: before a quote. */
const before = new RegExp(`${name}(?:,[^,.!?\\n]{2,60},)? (?:${verbs})(?: es| it)?[:,] ?$`, 'u');

const quotesIn = (text: string) =>
  Array.from(text.matchAll(quoted), ({ 0: whole, 1: said = '', index }) => ({ whole, start: index + 1, end: index + 1 + said.length }));

/** Every quote in a short text that is somebody’s, by the words around it. */
export const attributedQuotesIn = (text: string): Span[] =>
  quotesIn(text).filter(({ whole, start, end }) => {
    const index = start - 1;
    const next = text.slice(index + whole.length, index + whole.length + 160);
    const isSentence = end - start >= minSentence;
    return verbBehind.test(next) || (isSentence && (nameBehind.test(next) || before.test(text.slice(Math.max(0, index - 120), index))));
  });

const maxQuotes = 100;

/** Words that a brief has somebody say: any of its words may be. */
export class StatedQuotes {
  readonly #words: string[] = [];
  readonly #inLanguages: { readonly length: number; readonly language: string }[] = [];

  read(piece: string): void {
    this.#words.push(lettersOf(piece), lettersOf(withoutAddresses(piece)));
    for (const { start, end } of quotesIn(piece).slice(0, maxQuotes - this.#inLanguages.length)) {
      const language = languageByWords(piece.slice(start, end));
      if (language !== undefined) this.#inLanguages.push({ length: end - start, language });
    }
  }

  /** Whether a quote is in the brief, word for word, or one of about its length in another language, which it may translate. */
  has(said: string, language: string): boolean {
    const words = lettersOf(said);
    const isLike = (length: number) => length < 2 * said.length && said.length < 2 * length;
    return (
      this.#words.some((text) => text.includes(words)) || this.#inLanguages.some((one) => one.language !== language && isLike(one.length))
    );
  }
}
