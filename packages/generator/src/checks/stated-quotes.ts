import type { Steps } from '@handbill/contract';
import { quotesIn } from './attributed-quotes.ts';
import { toldLanguage } from './language-of.ts';
import { lettersOf } from './letters-of.ts';
import { withoutAddresses } from './without-addresses.ts';

/** A quote of a brief whose language is told. */
interface ToldQuote {
  readonly length: number;
  readonly told: string;
}

/** More quotes than a brief has. */
const maxQuotes = 100;

/** What a brief has somebody say: any of its words may be. */
export class StatedQuotes {
  /** The texts, as quotes are compared. */
  readonly #words: string[] = [];
  readonly #told: ToldQuote[] = [];

  *read(piece: string): Steps<void> {
    this.#words.push(lettersOf(piece), lettersOf(yield* withoutAddresses(piece)));
    for (const { start, end } of quotesIn(piece).slice(0, maxQuotes - this.#told.length)) {
      const told = toldLanguage(piece.slice(start, end));
      if (told !== undefined) this.#told.push({ length: end - start, told });
    }
  }

  /** Whether a quote is in the brief, word for word, or one of about its length in another language, which it may translate. */
  has(said: string, language: string): boolean {
    const words = lettersOf(said);
    const isTranslated = ({ length, told }: ToldQuote) => told !== language && length < 2 * said.length && said.length < 2 * length;
    return this.#words.some((text) => text.includes(words)) || this.#told.some(isTranslated);
  }
}
