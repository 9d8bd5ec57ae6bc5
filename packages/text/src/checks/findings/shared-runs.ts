import type { Span } from '../../characters/spans.ts';

const letter = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}]';
const inWord = `[[\\p{L}\\p{M}\\p{N}]--${letter}]`;
/** A word with its apostrophes and hyphens, or a letter of a script that writes words without spaces. */
const token = new RegExp(`${letter}|${inWord}+(?:['’‐‑\\-]${inWord}+)*`, 'gv');
const unspaced = new RegExp(`^${letter}$`, 'v');

interface Token extends Span {
  readonly word: string;
  /** In words: two letters of a script without spaces are one. */
  readonly weight: number;
}

const tokensIn = (text: string): readonly Token[] =>
  Array.from(text.matchAll(token), ({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
    weight: unspaced.test(word) ? 0.5 : 1,
  }));

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

/** More words in a row than two texts share by chance. */
const longRun = 8;

/** The words from one on that weigh as much as a run, or `undefined` where fewer are left. */
function runFrom(tokens: readonly Token[], from: number): { readonly key: string; readonly to: number } | undefined {
  let [key, weight] = ['', 0];
  for (let at = from; at < tokens.length; at += 1) {
    key += ` ${tokens[at]?.word ?? ''}`;
    weight += tokens[at]?.weight ?? 0;
    if (weight >= longRun) return { key, to: at };
  }
  return undefined;
}

/** A run of words, or a whole line, that a text shares with one of some sources. */
interface SharedRun<T> extends Span {
  readonly source: T;
}

/** Finds runs that texts share with sources: eight words in a row, in any case and with any signs between them, or a whole line of fewer. */
export class SharedRuns<T> {
  readonly #runs = new Map<string, T>();
  readonly #lines = new Map<string, T>();
  readonly #beginnings = new Set<string>();

  /** `minLine`: in words; shorter lines are anybody's. */
  add(line: string, source: T, minLine: number): void {
    const tokens = tokensIn(line);
    if (tokens.reduce((sum, { weight }) => sum + weight, 0) >= minLine) this.#lines.set(wordsOf(tokens), source);
    for (const [from, { word }] of tokens.entries()) {
      const run = runFrom(tokens, from);
      if (run === undefined) return;
      this.#beginnings.add(`${word} ${tokens[from + 1]?.word ?? ''}`);
      this.#runs.set(run.key, source);
    }
  }

  find(text: string): readonly SharedRun<T>[] {
    const found: (SharedRun<T> & { end: number; last: number })[] = [];
    const tokens = tokensIn(text);
    for (const [from, { word, start }] of tokens.entries()) {
      if (!this.#beginnings.has(`${word} ${tokens[from + 1]?.word ?? ''}`)) continue;
      const run = runFrom(tokens, from);
      const source = run === undefined ? undefined : this.#runs.get(run.key);
      if (run === undefined || source === undefined) continue;
      const end = tokens[run.to]?.end ?? start;
      // One that overlaps the run before goes on with it.
      const open = found.at(-1);
      if (open !== undefined && from <= open.last) [open.end, open.last] = [end, run.to];
      else found.push({ source, start, end, last: run.to });
    }
    return [...found, ...this.#linesIn(text)];
  }

  *#linesIn(text: string): Generator<SharedRun<T>, void> {
    if (this.#lines.size === 0) return;
    let start = 0;
    for (const line of text.split('\n')) {
      const source = this.#lines.get(wordsOf(tokensIn(line)));
      if (source !== undefined) yield { source, start, end: start + line.length };
      start += line.length + 1;
    }
  }
}
