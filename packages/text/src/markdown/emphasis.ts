import type { Span } from '../characters/spans.ts';
import { flanking, type Flanking } from './flanking.ts';

interface Run extends Flanking {
  readonly sign: string;
  readonly length: number;
  /** Where its signs begin that are not paired yet, and how many they are. */
  start: number;
  left: number;
}

/** Which signs of a block are those of emphasis: pairs, as CommonMark finds them. Linear. */
export class Emphasis {
  readonly #runs: Run[] = [];
  readonly #text: string;
  readonly #hide: (signs: Span) => void;
  /** Of runs that close alike, how many of those before them open nothing for them. */
  readonly #bottoms = new Map<string, number>();

  constructor(text: string, hide: (signs: Span) => void) {
    this.#text = text;
    this.#hide = hide;
  }

  end(): void {
    this.#runs.length = 0;
    this.#bottoms.clear();
  }

  add(start: number, end: number): void {
    const length = end - start;
    const run: Run = { sign: this.#text.charAt(start), start, length, left: length, ...flanking(this.#text, start, end) };
    if (run.closes) while (run.left > 0 && this.#close(run)) continue;
    if (run.opens && run.left > 0) this.#runs.push(run);
  }

  /** Pairs signs with those of the nearest run that opens emphasis for them; whether there is one. */
  #close(run: Run): boolean {
    const kind = `${run.sign}${run.opens}${run.length % 3}`;
    const bottom = this.#bottoms.get(kind) ?? 0;
    for (let index = this.#runs.length - 1; index >= bottom; index -= 1) {
      const opener = this.#runs[index];
      if (opener === undefined || !isPair(opener, run)) continue;
      const signs = opener.left > 1 && run.left > 1 ? 2 : 1;
      opener.left -= signs;
      this.#hide({ start: opener.start + opener.left, end: opener.start + opener.left + signs });
      this.#hide({ start: run.start, end: run.start + signs });
      run.start += signs;
      run.left -= signs;
      // Signs between the two of a pair pair with nothing outside.
      this.#runs.length = opener.left > 0 ? index + 1 : index;
      for (const [other, count] of this.#bottoms) this.#bottoms.set(other, Math.min(count, this.#runs.length));
      return true;
    }
    this.#bottoms.set(kind, this.#runs.length);
    return false;
  }
}

function isPair(opener: Run, closer: Run): boolean {
  if (opener.sign !== closer.sign) return false;
  // Two tildes strike through, one does not.
  if (opener.sign === '~') return opener.left > 1 && closer.left > 1;
  const isEither = opener.closes || closer.opens;
  return !isEither || (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0);
}
