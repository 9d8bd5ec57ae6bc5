import { createCleaner } from '../characters/clean.ts';

/** The text of one part of an output, which arrives in pieces: clean and trimmed, as `parseAnswer` gives it in the end. */
export class PartText {
  readonly #clean = createCleaner();
  /** White space that belongs to the text only if more text follows. */
  #space = '';
  #hasBegun = false;

  add(piece: string): string {
    const cleaned = this.#clean(piece);
    const text = this.#hasBegun ? cleaned : cleaned.trimStart();
    const end = text.trimEnd().length;
    if (end === 0) {
      if (this.#hasBegun) this.#space += text;
      return '';
    }
    const certain = this.#space + text.slice(0, end);
    this.#space = text.slice(end);
    this.#hasBegun = true;
    return certain;
  }

  end(): string {
    // A control character is left out, and brings out half of a surrogate pair or of a line break.
    return this.add('\0');
  }
}
