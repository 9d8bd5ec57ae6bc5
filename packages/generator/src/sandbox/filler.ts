import { words as countWords } from '@handbill/contract';
import type { Language } from './languages/language.ts';
import type { Random } from './random.ts';

/** A sentence and how many words it has: counted once, since counting is slow. */
export interface Sentence {
  readonly text: string;
  readonly words: number;
}

/** A sentence of so few words closes a gap. */
const shortSentence = 6;
/** How many sentences are tried before a short one is taken. */
const maxTried = 8;

/** The sentences and lines of a language that speak of no topic, in an order that depends on the seed; none twice while there are others. */
export class Filler {
  readonly #language: Language;
  readonly #tag: string;
  readonly #random: Random;
  /** Whether a voice lets a text be said. */
  readonly #allows: (text: string) => boolean;
  readonly #counted = new Map<string, Sentence>();
  #sentences: (() => Sentence)[] = [];
  #short: Sentence[] = [];
  #lines: string[] = [];

  constructor(language: Language, tag: string, random: Random, allows: (text: string) => boolean) {
    this.#language = language;
    this.#tag = tag;
    this.#random = random;
    this.#allows = allows;
    const single = random.shuffled(language.sentences).map((text) => this.#count(text));
    this.#short = single.filter(({ words }) => words <= shortSentence);
    this.#sentences = [...single.filter(({ words }) => words > shortSentence).map((one) => () => one), ...this.#combined()];
    this.#lines = this.#allLines();
  }

  /** The next sentence that is accepted; a short one where no other is. */
  sentence(accepts: (sentence: Sentence) => boolean): Sentence | undefined {
    if (this.#sentences.length < maxTried) this.#sentences.push(...this.#combined());
    for (const [index, make] of this.#sentences.slice(0, maxTried).entries()) {
      const sentence = make();
      if (!this.#allows(sentence.text) || !accepts(sentence)) continue;
      this.#sentences.splice(index, 1);
      return sentence;
    }
    return this.shortSentence(accepts);
  }

  shortSentence(accepts: (sentence: Sentence) => boolean): Sentence | undefined {
    const index = this.#short.findIndex((one) => this.#allows(one.text) && accepts(one));
    return index === -1 ? undefined : this.#short.splice(index, 1)[0];
  }

  /** A short sentence that may have been there before. */
  anyShortSentence(accepts: (sentence: Sentence) => boolean): Sentence | undefined {
    const all = this.#language.sentences.map((text) => this.#count(text));
    return this.shortSentence(accepts) ?? all.find((one) => one.words <= shortSentence && this.#allows(one.text) && accepts(one));
  }

  /** The next line without a full stop, new while there are others: a heading, an item of a list. */
  line(accepts: (line: string) => boolean): string | undefined {
    const next = (): number => this.#lines.findIndex((line) => this.#allows(line) && accepts(line));
    if (next() === -1) this.#lines.push(...this.#allLines());
    const index = next();
    return index === -1 ? undefined : this.#lines.splice(index, 1)[0];
  }

  #count(text: string): Sentence {
    const sentence = this.#counted.get(text) ?? { text, words: countWords(text, this.#tag) };
    this.#counted.set(text, sentence);
    return sentence;
  }

  /** Every subject with every object in every place: each is put together when it is looked at. */
  #combined(): (() => Sentence)[] {
    const { frames, subjects, objects, places } = this.#language;
    const all = places.flatMap((place) => objects.flatMap((object) => subjects.map((subject) => ({ place, object, subject }))));
    return this.#random.shuffled(all).map((phrases, index) => () => {
      const frame = frames[index % frames.length] ?? '';
      return this.#count(this.#capitalised(frame.replace(/\{(\w+)\}/g, (_, name: keyof typeof phrases) => phrases[name])));
    });
  }

  /** Objects alone, and then in places. */
  #allLines(): string[] {
    const { objects, places, space } = this.#language;
    const placed = places.flatMap((place) => objects.map((object) => (space === '' ? place + object : `${object} ${place}`)));
    return [...this.#random.shuffled(objects), ...this.#random.shuffled(placed)].map((line) => this.#capitalised(line));
  }

  #capitalised(text: string): string {
    const [first = '', ...rest] = text.trim();
    return first.toLocaleUpperCase(this.#tag) + rest.join('');
  }
}
