import { fold } from '@handbill/contract';

/** A word, a sign, or a letter of a script that writes words without spaces between them. */
interface Token {
  /** In the form in which words are compared. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Letters of scripts that put no spaces between words, or write other words without one: each of them is a token. */
const unspaced =
  '[\\p{L}&&[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Bopomofo}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}\\p{scx=Arabic}\\p{scx=Hebrew}]]';
/** An English contraction is one word. */
const wordCharacter = `[[\\p{L}\\p{N}\\p{M}]--${unspaced}]`;
const token = new RegExp(
  // A hyphen joins words, a dash between spaces parts them.
  `${wordCharacter}+(?:['’](?:t|ll|re|ve|d|m)(?!${wordCharacter}))?|[^\\s\\p{Pd}]|(?<=\\s|^)\\p{Pd}{1,3}(?=\\s|$)`,
  'giv',
);

function comparable(text: string): string {
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return /^\p{Pd}+$/u.test(text) ? '-' : fold(text).replaceAll('ß', 'ss');
}

/** Longer strings of letters are compared as they are. */
const longestWord = 200;

function* tokensOf(text: string): Generator<Token, void> {
  const known = new Map<string, string>();
  for (const { 0: found, index } of text.matchAll(token)) {
    const word = known.get(found) ?? (found.length > longestWord ? found : comparable(found));
    if (found.length < 30) known.set(found, word);
    yield { word, start: index, end: index + found.length };
  }
}

const longestGap = 10;

/** What may stand between two words of a phrase: nothing, a hyphen, or white space that ends no paragraph. */
const joins = (gap: string): boolean =>
  gap === '' || (gap.length <= longestGap && (/^\p{Pd}$/u.test(gap) || (/^\s+$/.test(gap) && !/\n\s*\n/.test(gap))));

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly depth: number;
  readonly ends: T[];
  /** What is found where the next word begins so: by length, and by how it begins. */
  readonly stems: Map<number, Map<string, T[]>>;
  /** Where the longest other phrase goes on that ends alike; the root has none. */
  fallback: Node<T> | undefined;
  /** The longest phrase that ends here as well. */
  shorter: Node<T> | undefined;
}

/** A phrase that was found: what it stands for, and where. */
export interface FoundPhrase<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** How the last word of a phrase is found: as it is; at the beginning of any; or, of a single word, in any form with its stem. */
export type PhraseForm = 'whole' | 'stem' | 'near';

function child<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

const newNode = <T>(depth: number): Node<T> => ({
  next: new Map(),
  depth,
  ends: [],
  stems: new Map(),
  fallback: undefined,
  shorter: undefined,
});

/** A text with more of them is not looked through to its end: what is wrong with it is known. */
const maxFound = 10_000;

/**
 * Finds many phrases in one pass (Aho and Corasick), however many they are: words in any case, with a space or a hyphen between them. Its
 * time grows with the text alone.
 */
export class PhraseFinder<T> {
  readonly #root = newNode<T>(0);
  readonly #near = new Map<string, T[]>();
  readonly #stemOf: (word: string) => string;
  #hasStems = false;
  #isLinked = false;

  /** `stemOf`: what near forms of a word have in common. */
  constructor(stemOf = (word: string): string => word) {
    this.#stemOf = stemOf;
  }

  /** All phrases have to be added before the first search. */
  add(phrase: string, value: T, form: PhraseForm = 'whole'): void {
    const words = Array.from(tokensOf(phrase), ({ word }) => word);
    const last = words.pop();
    if (last === undefined) return;
    this.#hasStems ||= form === 'stem';
    let node = this.#root;
    for (const word of words) node = child(node.next, word, () => newNode(node.depth + 1));
    if (form === 'whole') child(node.next, last, () => newNode<T>(node.depth + 1)).ends.push(value);
    else if (form === 'stem')
      child(
        child(node.stems, last.length, () => new Map<string, T[]>()),
        last,
        () => [],
      ).push(value);
    else if (words.length === 0) child(this.#near, this.#stemOf(last), () => []).push(value);
  }

  /** Every place of every phrase in a text. */
  find(text: string): readonly FoundPhrase<T>[] {
    if (!this.#isLinked) this.#link();
    this.#isLinked = true;
    const found: FoundPhrase<T>[] = [];
    /** Where the tokens begin that the current node stands for, and this one. */
    const starts: number[] = [];
    let [node, last] = [this.#root, 0];
    for (const { word, start, end } of tokensOf(text)) {
      const before = joins(text.slice(last, start)) ? node : this.#root;
      if (before === this.#root) starts.length = 0;
      starts.push(start);
      node = this.#after(before, word);
      for (const [value, tokens] of this.#endingWith(word, before, node)) found.push({ value, start: starts.at(-tokens) ?? start, end });
      if (found.length >= maxFound) return found;
      last = end;
    }
    return found;
  }

  /** What ends with a token, and of how many tokens it is. */
  *#endingWith(word: string, before: Node<T>, node: Node<T>): Generator<readonly [value: T, tokens: number], void> {
    for (let at: Node<T> | undefined = this.#hasStems ? before : undefined; at !== undefined; at = at.fallback)
      for (const [length, stems] of at.stems) for (const value of stems.get(word.slice(0, length)) ?? []) yield [value, at.depth + 1];
    if (this.#near.size > 0) for (const value of this.#near.get(this.#stemOf(word)) ?? []) yield [value, 1];
    for (let at: Node<T> | undefined = node; at !== undefined; at = at.shorter) for (const value of at.ends) yield [value, at.depth];
  }

  #after(from: Node<T>, word: string): Node<T> {
    for (let node: Node<T> | undefined = from; node !== undefined; node = node.fallback) {
      const next = node.next.get(word);
      if (next !== undefined) return next;
    }
    return this.#root;
  }

  /** By depth, so that what a node falls back to is linked before it. */
  #link(): void {
    const nodes = [this.#root];
    for (const node of nodes)
      for (const [word, next] of node.next) {
        next.fallback = node.fallback === undefined ? this.#root : this.#after(node.fallback, word);
        next.shorter = next.fallback.ends.length > 0 ? next.fallback : next.fallback.shorter;
        nodes.push(next);
      }
  }
}
