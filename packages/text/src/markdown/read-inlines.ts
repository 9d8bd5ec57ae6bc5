import { matchAt, type Span } from '../characters/spans.ts';
import { Emphasis } from './emphasis.ts';
import { isInWord } from './flanking.ts';
import type { Mark } from './line.ts';
import { urlsIn } from './urls-in.ts';

/** Stands where a block ends, in place of its line break. */
export const blockEnd = '\f';

const escape = String.raw`\\[!-/:-@[-\x60{-~]`;
const token = new RegExp(`${escape}|\`+|<(?:https?://|mailto:)[^\\s<>]{1,2000}>|https?://|\\*+|_+|~~+|[[\\]\\s]`, 'gi');
const inBrackets = String.raw`(?:\\[^\s]|[^\s()\\])`;
const title = `(?:[ \\t\\n]{1,50}(?:"[^"\\n]{0,200}"|'[^'\\n]{0,200}'|\\([^()\\n]{0,200}\\)))?`;
const target = new RegExp(
  `\\]\\([ \\t\\n]{0,50}(?:<([^<>\\n]{0,2000})>|((?:${inBrackets}|\\(${inBrackets}{0,200}\\)){0,2000}))${title}[ \\t\\n]{0,50}\\)`,
  'dy',
);
/** An address that a text may link to, or none yet; anything else is text: `Mitarbeiter[in](m/w/d)`. */
const address = /^(?:https?:|mailto:|tel:|[/#?]|\.\.?\/|www\.|[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,8}(?:[/?#:]|$)|$)/iu;
export const isAddress = (url: string): boolean => address.test(url);

export const labelOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const maxLabel = 200;

/** Reads the Markdown within the blocks of a text: code, links, addresses, emphasis. Linear. */
export class InlineReader {
  readonly marks: Mark[] = [];
  /** Words in brackets without an address behind them, which may name one that is defined. */
  readonly labels = new Set<string>();
  readonly #text: string;
  readonly #source: string;
  readonly #tags: ReadonlySet<number>;
  readonly #code: CodeSpans;
  readonly #urls: readonly Span[];
  readonly #emphasis: Emphasis;
  #nextUrl = 0;
  #brackets: number[] = [];
  /** Whether an asterisk stands before the present word that one within it may close. */
  #isOpenInWord = false;

  /** `text`: the source without the marks of blocks, at the same length, with `blockEnd` between blocks. */
  constructor(text: string, source: string, tags: readonly Span[]) {
    this.#text = text;
    this.#source = source;
    this.#tags = new Set(tags.map(({ start }) => start));
    this.#code = new CodeSpans(text);
    this.#urls = urlsIn(text);
    this.#emphasis = new Emphasis(text, ({ start, end }) => this.#mark(start, end, 'hidden'));
  }

  read(): this {
    for (let found = matchAt(token, this.#text, 0); found !== null; found = token.exec(this.#text))
      token.lastIndex = this.#take(found[0], found.index);
    return this;
  }

  #mark(start: number, end: number, as: Mark['as'], url?: string): void {
    this.marks.push(url === undefined ? { start, end, as } : { start, end, as, url });
  }

  #take(signs: string, at: number): number {
    const end = at + signs.length;
    const [first] = signs;
    if (first === '`') return this.#backticks(at, end);
    if (first === '*' || first === '_' || first === '~') return this.#emphasize(at, end);
    if (first === '<') return this.#shownAddress(at, end);
    if (first === 'h' || first === 'H') return this.#bareAddress(at);
    if (first === '[') this.#brackets.push(at);
    if (first === ']') return this.#bracket(at);
    if (first === blockEnd) {
      this.#brackets = [];
      this.#emphasis.end();
    }
    if (first !== '\\' && first !== '[') this.#isOpenInWord = false;
    return end;
  }

  #isBetween(at: number, end: number, test: (sign: string) => boolean): boolean {
    return test(this.#text.charAt(at - 1)) && test(this.#text.charAt(end));
  }

  #backticks(at: number, end: number): number {
    // `it`s`: an apostrophe.
    const isApostrophe = end - at === 1 && this.#isBetween(at, end, isInWord);
    const close = isApostrophe ? undefined : this.#code.closeOf(at, end - at);
    if (isApostrophe) this.#mark(at, end, 'literal');
    if (close === undefined) return end;
    this.#mark(at, end, 'hidden');
    this.#mark(end, close, 'code');
    this.#mark(close, close + end - at, 'hidden');
    return close + end - at;
  }

  /** `5*2*3`, `Kund*innen`: no emphasis begins within a word, nor ends in one unless it began with that. */
  #emphasize(at: number, end: number): number {
    const isSingle = end - at === 1 && this.#text.charAt(at) === '*';
    const isWithin = isSingle && this.#isBetween(at, end, isInWord);
    const isProduct = !isWithin && this.#text.charAt(at) !== '_' && this.#isBetween(at, end, (sign) => /\d/.test(sign));
    if (isProduct || (isWithin && !this.#isOpenInWord)) for (let sign = at; sign < end; sign += 1) this.#mark(sign, sign + 1, 'literal');
    else this.#emphasis.add(at, end);
    this.#isOpenInWord = isSingle && !isWithin;
    return end;
  }

  #shownAddress(at: number, end: number): number {
    this.#mark(at, at + 1, 'hidden');
    this.#mark(at + 1, end - 1, 'code');
    this.#mark(end - 1, end, 'hidden');
    return end;
  }

  #bareAddress(at: number): number {
    while ((this.#urls[this.#nextUrl]?.start ?? Infinity) < at) this.#nextUrl += 1;
    const end = this.#urls[this.#nextUrl]?.end ?? at + 1;
    for (let sign = at; sign < end; sign += 1) if (/[*_~()&[\]]/.test(this.#text.charAt(sign))) this.#mark(sign, sign + 1, 'address');
    return Math.max(end, at + 1);
  }

  /** An address without the escapes of Markdown: of entities `&amp;` alone, since `&copy;=2` is a part of an address. */
  #addressAt(start: number, end: number): string {
    const written = this.#source.slice(start, end);
    for (const { index } of written.matchAll(/(?<!\\)&(?!amp;)(?=#?\w{1,32};)/g)) this.#mark(start + index, start + index + 1, 'address');
    return written.replaceAll('&amp;', '&').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  }

  #bracket(at: number): number {
    const open = this.#brackets.at(-1);
    if (open === undefined) return at + 1;
    const found = matchAt(target, this.#text, at);
    if (found === null) {
      this.#brackets.pop();
      if (at - open <= maxLabel) this.labels.add(labelOf(this.#source.slice(open + 1, at)));
      return at + 1;
    }
    const end = at + found[0].length;
    const [start, stop] = found.indices?.[1] ?? found.indices?.[2] ?? [at + 2, at + 2];
    const url = this.#addressAt(start, stop);
    if (!this.#tags.has(start) && !isAddress(url)) {
      this.#mark(at, at + 1, 'literal');
      return at + 1;
    }
    this.#brackets.pop();
    // A picture is hidden as a whole.
    const isPicture = this.#text.charAt(open - 1) === '!';
    if (isPicture) this.#mark(open - 1, end, 'hidden', url);
    else {
      this.#mark(open, open + 1, 'hidden');
      this.#mark(at, end, 'hidden', url);
      // No link is in a link.
      this.#brackets = [];
    }
    return end;
  }
}

/** Which runs of backticks close each other: the next of the same length in the same block. Linear where it is asked from left to right. */
class CodeSpans {
  /** The runs of each length, the first of them last. */
  readonly #runs: ReadonlyMap<number, RegExpExecArray[]>;
  readonly #text: string;
  #end = 0;

  constructor(text: string) {
    this.#text = text;
    this.#runs = Map.groupBy([...text.matchAll(/`+/g)].toReversed(), ([run]) => run.length);
  }

  /** Where the run stands that closes the one at a place; `undefined`: there is none. */
  closeOf(at: number, length: number): number | undefined {
    const runs = this.#runs.get(length) ?? [];
    while ((runs.at(-1)?.index ?? Infinity) <= at) runs.pop();
    if (this.#end <= at) this.#end = this.#text.indexOf(blockEnd, at);
    if (this.#end === -1) this.#end = this.#text.length;
    const close = runs.at(-1)?.index;
    return close === undefined || close >= this.#end ? undefined : close;
  }
}
