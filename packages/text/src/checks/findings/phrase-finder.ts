import { fold } from '@handbill/contract';
import { madeOnce } from '../../characters/made-once.ts';
import type { Span } from '../../characters/spans.ts';

/** A word, a sign, or a letter of a script that writes words without spaces between them. */
interface Token extends Span {
  readonly word: string;
}

/** Letters of scripts that put no spaces between words, or write other words without one: each of them is a token. */
const unspaced =
  '[\\p{L}&&[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Bopomofo}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}\\p{scx=Arabic}\\p{scx=Hebrew}]]';
/** An English contraction is one word. */
const wordCharacter = `[[\\p{L}\\p{N}\\p{M}]--${unspaced}]`;
const anyToken = new RegExp(
  // A hyphen joins words, a dash between spaces parts them.
  `${wordCharacter}+(?:['’](?:t|ll|re|ve|d|m)(?!${wordCharacter}))?|[^\\s\\p{Pd}]|(?<=\\s|^)\\p{Pd}{1,3}(?=\\s|$)`,
  'giv',
);

function comparable(text: string): string {
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return /^\p{Pd}+$/u.test(text) ? '-' : fold(text);
}

/** Longer strings of letters are compared as they are. */
const maxWord = 200;

function* tokensOf(text: string): Generator<Token, void> {
  const known = new Map<string, string>();
  for (const { 0: found, index } of text.matchAll(anyToken)) {
    const word = known.get(found) ?? (found.length > maxWord ? found : comparable(found));
    if (found.length < 30) known.set(found, word);
    yield { word, start: index, end: index + found.length };
  }
}

const maxGap = 10;

/** Whether a gap joins two words of a phrase: nothing, a hyphen, or white space that ends no paragraph. */
const joins = (gap: string): boolean =>
  gap === '' || (gap.length <= maxGap && (/^\p{Pd}$/u.test(gap) || (/^\s+$/.test(gap) && !/\n\s*\n/.test(gap))));

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly ends: T[];
  readonly stems: Map<string, T[]>;
}

/** A phrase that was found: its meaning, and its place. */
export interface FoundPhrase<T> extends Span {
  readonly value: T;
}

/** How the last word of a phrase is found: as it is; at the beginning of any; or, of a single word, in any form with its stem. */
export type PhraseForm = 'whole' | 'stem' | 'near';

const newNode = <T>(): Node<T> => ({ next: new Map(), ends: [], stems: new Map() });

/** A text with more of them is not looked through to its end: its fault is known. */
const maxFound = 10_000;

/** Finds many phrases, however many they are, in a time that grows with the text alone: words in any case, with a space or a hyphen between them. */
export class PhraseFinder<T> {
  readonly #root = newNode<T>();
  readonly #near = new Map<string, T[]>();
  /** Of the stems. */
  readonly #lengths = new Set<number>();
  readonly #stemOf: (word: string) => string;

  /** `stemOf`: gives the stem that near forms of a word share. */
  constructor(stemOf = (word: string): string => word) {
    this.#stemOf = stemOf;
  }

  add(phrase: string, value: T, form: PhraseForm = 'whole'): void {
    const words = Array.from(tokensOf(phrase), ({ word }) => word);
    const last = words.pop();
    if (last === undefined) return;
    let node = this.#root;
    for (const word of words) node = madeOnce(node.next, word, newNode<T>);
    if (form === 'whole') madeOnce(node.next, last, newNode<T>).ends.push(value);
    else if (form === 'stem') {
      madeOnce(node.stems, last, () => []).push(value);
      this.#lengths.add(last.length);
    }
    if (form === 'near' && words.length === 0) madeOnce(this.#near, this.#stemOf(last), () => []).push(value);
  }

  find(text: string): readonly FoundPhrase<T>[] {
    const tokens = [...tokensOf(text)];
    const found: FoundPhrase<T>[] = [];
    for (const [from, { word: first, start, end: firstEnd }] of tokens.entries()) {
      if (found.length >= maxFound) break;
      if (this.#near.size > 0) for (const value of this.#near.get(this.#stemOf(first)) ?? []) found.push({ value, start, end: firstEnd });
      let node: Node<T> | undefined = this.#root;
      for (let at = from, last = start; node !== undefined; at += 1) {
        const token = tokens[at];
        if (token === undefined || !joins(text.slice(last, token.start))) break;
        const { word, end } = token;
        if (node.stems.size > 0) for (const value of this.#stemsOf(word, node.stems)) found.push({ value, start, end });
        node = node.next.get(word);
        for (const value of node?.ends ?? []) found.push({ value, start, end });
        last = end;
      }
    }
    return found;
  }

  #stemsOf(word: string, stems: ReadonlyMap<string, readonly T[]>): readonly T[] {
    return Array.from(this.#lengths, (length) => stems.get(word.slice(0, length)) ?? []).flat();
  }
}
