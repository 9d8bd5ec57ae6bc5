import { lineStart, matchAt, skipBlanks, skipSigns, type Place } from './line.ts';
import { List } from './list.ts';
import type { Mark } from './mark.ts';

interface Container {
  readonly kind: 'text' | 'quote' | 'item';
  /** The column that the text of an item begins at. */
  readonly content: number;
  /** The list of an item. */
  readonly list?: List;
  /** The list that ended last in it. */
  last?: List | undefined;
}

interface Fence {
  readonly sign: string;
  readonly length: number;
  /** In how many containers it stands. */
  readonly depth: number;
}

/** `[label]: address`: where the links lead that name the label. */
export interface Definition {
  readonly label: string;
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

const rule = /([-*_])[ \t]*(?:\1[ \t]*){2,}$/y;
const underline = /(-+|=+)[ \t]*$/y;
const heading = /#{1,6}(?=[ \t]|$)[ \t]*/y;
const fence = /(`{3,})[^`]*$|(~{3,}).*$/y;
const tildes = /^[ \t>]*~{3,}[ \t]*$/;
const itemMark = /(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/y;
const definition = /\[([^[\]]{1,200})\]:[ \t]*(\S{0,2000})(?:[ \t]+(?:"[^"]{0,200}"|'[^']{0,200}'|\([^()]{0,200}\)))?[ \t]*$/y;
/** No quotes: `>100`, `>= 5`, `> 50 %`, `>> Book now`. */
const greater = /(?:>(?:>|[ \t]?[=$€£]|\d)|>[ \t]*\d[\d.,]*[ \t]?[%€$£+])/y;
const greaterInItem = />[ \t]*[=$€£\d]/y;
const figure = /[$€£]?\d/y;
/** What no heading ends with, though a line of dashes follows. */
const sentenceEnd = /[.!?…:;,。！？]["”’)*_]*[ \t]*$/;
const longestHeading = 100;
const noteSign = /[\p{L}\p{N}%€$£)"”]\*(?=[\s.,;:!?)]|$)/u;
const codeIndent = 4;
const shortestUnderline = 3;
/** Nothing that is nested deeper is shown as such anyway, and each line is looked at in each container. */
const maxDepth = 40;

interface Paragraph {
  readonly lines: number;
  readonly last: string;
}

/** A line that is being read: how far, and in how many containers that were open before it. */
interface Line {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly from: number;
  readonly index: number;
  place: Place;
  depth: number;
  /** Where the marks before its text end. */
  marksEnd: number;
  /** Whether a container or another block begins in it. */
  isNew: boolean;
}

/** Reads the lines of a text in Markdown: what they stand in, and which of their signs are marks. Linear. */
export class BlockReader {
  readonly marks: Mark[] = [];
  readonly lists: List[] = [];
  readonly definitions: Definition[] = [];
  /** Where the lines begin that begin a block: marks within one do not pair with those of another. */
  readonly starts: number[] = [];
  readonly #text: string;
  /** Signs of lists that are none. */
  readonly #literal: ReadonlySet<number>;
  readonly #containers: Container[] = [];
  readonly #root: Container = { kind: 'text', content: 0 };
  #paragraph: Paragraph | undefined;
  #fence: Fence | undefined;
  #isBehindBlank = true;
  #hasNote = false;
  /** How many columns are left out of the lines of an indented block. */
  #dropped = 0;
  #lastTildes = -1;
  #isTable = false;

  constructor(text: string, literal: ReadonlySet<number>) {
    this.#text = text;
    this.#literal = literal;
  }

  read(): this {
    const lines = this.#text.split('\n');
    this.#lastTildes = lines.findLastIndex((line) => tildes.test(line));
    let from = 0;
    for (const [index, text] of lines.entries()) {
      this.#read({ text, from, index, place: lineStart, depth: 0, marksEnd: 0, isNew: false });
      from += text.length + 1;
    }
    return this;
  }

  #read(line: Line): void {
    if (this.#dropped > 0) this.#dropAgain(line);
    this.#continueContainers(line);
    const isBlank = skipBlanks(line.text, line.place).at === line.text.length;
    if (this.#fence !== undefined && this.#continuesFence(line, isBlank)) return;
    if (isBlank) this.#blank(line);
    else {
      while (this.#opens(line)) continue;
      this.#isBehindBlank = false;
    }
    if (line.marksEnd > 0) this.#mark(line, 0, line.marksEnd, 'hidden');
  }

  #mark({ from }: Line, start: number, end: number, as: Mark['as']): void {
    this.marks.push({ start: from + start, end: from + end, as });
  }

  #dropAgain(line: Line): void {
    const { at } = skipBlanks(line.text, lineStart, this.#dropped);
    if (at === 0 || at === line.text.length) this.#dropped = 0;
    else {
      this.#mark(line, 0, at, 'dropped');
      line.place = { at, column: 0 };
    }
  }

  #continueContainers(line: Line): void {
    for (const { kind, content } of this.#containers) {
      const next = skipBlanks(line.text, line.place);
      if (kind === 'quote') {
        if (line.text.charAt(next.at) !== '>' || next.column - line.place.column >= codeIndent) return;
        this.#pass(line, skipSigns(next, 1));
      } else if (next.at < line.text.length) {
        if (next.column < content) return;
        line.place = skipBlanks(line.text, line.place, content);
      }
      line.depth += 1;
    }
  }

  /** Goes on behind a mark and the blank behind it. */
  #pass(line: Line, place: Place): void {
    line.place = skipBlanks(line.text, place, place.column + 1);
    line.marksEnd = line.place.at;
  }

  #close(depth: number): void {
    while (this.#containers.length > depth) {
      const { list } = this.#containers.pop() ?? this.#root;
      if (list !== undefined) this.#innermost.last = list;
    }
  }

  get #innermost(): Container {
    return this.#containers.at(-1) ?? this.#root;
  }

  #blank({ depth }: Line): void {
    this.#close(depth);
    this.#paragraph = undefined;
    this.#isBehindBlank = true;
    this.#isTable = false;
    this.#dropped = 0;
  }

  /** Whether a line still belongs to a block of code. */
  #continuesFence(line: Line, isBlank: boolean): boolean {
    const { sign, length, depth } = this.#fence ?? { sign: '', length: 0, depth: 0 };
    if (line.depth < depth) {
      this.#fence = undefined;
      return false;
    }
    const rest = line.text.slice(line.place.at).trim();
    const isEnd = rest.length >= length && rest === sign.repeat(rest.length);
    if (isEnd) this.#fence = undefined;
    if (!isBlank) this.#mark(line, isEnd ? 0 : line.place.at, line.text.length, isEnd ? 'hidden' : 'code');
    return true;
  }

  /** Opens the block that begins at the place of a line; whether the line goes on with another one in it. */
  #opens(line: Line): boolean {
    const { text, place } = line;
    const next = skipBlanks(text, place);
    if (next.column - place.column >= codeIndent) {
      if (this.#paragraph !== undefined && !line.isNew) return this.#addText(line, next);
      // Behind a mark the blanks are hidden with it.
      this.#mark(line, place.at, next.at, 'dropped');
      if (this.#containers.length === 0) this.#dropped = next.column;
      line.place = { at: next.at, column: place.column };
      return true;
    }
    const continues = this.#paragraph !== undefined && !line.isNew && line.depth === this.#containers.length;
    if (continues && matchAt(underline, text, next.at) !== null) return this.#underline(line, next);
    const leaf = matchAt(rule, text, next.at) ?? matchAt(heading, text, next.at);
    if (leaf !== null) return this.#addLeaf(line, next, leaf[0].length);
    const opened = matchAt(fence, text, next.at);
    if (opened !== null) return this.#openFence(line, next, opened[1] ?? opened[2] ?? '');
    if (text.charAt(next.at) === '>') return this.#openQuote(line, next);
    const item = matchAt(itemMark, text, next.at);
    return item === null ? this.#addText(line, next) : this.#openItem(line, next, item, continues);
  }

  /** Begins a block in the containers that the line goes on with: those of other lines end. */
  #begin(line: Line): void {
    if (!line.isNew) {
      this.#close(line.depth);
      this.starts.push(line.from);
    }
    line.isNew = true;
    this.#paragraph = undefined;
  }

  #addLeaf(line: Line, { at }: Place, length: number): boolean {
    this.#begin(line);
    this.#innermost.last = undefined;
    line.marksEnd = at + length;
    return false;
  }

  #underline(line: Line, { at }: Place): boolean {
    const length = line.text.trimEnd().length - at;
    const { lines, last } = this.#paragraph ?? { lines: 0, last: '' };
    if (length < shortestUnderline) {
      this.#mark(line, at, at + 1, 'literal');
      return this.#addText(line, { at, column: 0 });
    }
    const isHeading = lines === 1 && last.length <= longestHeading && !sentenceEnd.test(last.slice(-longestHeading));
    if (line.text.charAt(at) === '-' && !isHeading) this.#mark(line, 0, 0, 'parted');
    return this.#addLeaf(line, { at, column: 0 }, length);
  }

  #openFence(line: Line, { at }: Place, signs: string): boolean {
    const isText = signs.startsWith('~') && line.index >= this.#lastTildes;
    if (isText) {
      for (let sign = at; sign < at + signs.length; sign += 1) this.#mark(line, sign, sign + 1, 'literal');
      return this.#addText(line, { at, column: 0 });
    }
    this.#begin(line);
    line.marksEnd = line.text.length;
    this.#fence = { sign: signs.charAt(0), length: signs.length, depth: this.#containers.length };
    return false;
  }

  #openQuote(line: Line, next: Place): boolean {
    const isInItem = line.isNew && this.#innermost.kind === 'item';
    const isText = matchAt(isInItem ? greaterInItem : greater, line.text, next.at) !== null;
    if (isText) this.#mark(line, next.at, next.at + 1, 'literal');
    if (isText || this.#containers.length >= maxDepth) return this.#addText(line, next);
    this.#begin(line);
    this.#containers.push({ kind: 'quote', content: 0 });
    this.#pass(line, skipSigns(next, 1));
    return true;
  }

  #openItem(line: Line, next: Place, [mark, number = '']: RegExpExecArray, continues: boolean): boolean {
    const { text, from } = line;
    const behind = skipSigns(next, mark.length);
    const content = skipBlanks(text, behind);
    const isEmpty = content.at === text.length;
    const isText = this.#literal.has(from + behind.at - 1);
    // Within a paragraph only the number 1 begins a list.
    if (isText || (continues && (isEmpty || (number !== '' && Number(number) !== 1))) || this.#containers.length >= maxDepth)
      return this.#addText(line, next, isText);
    const sibling = line.isNew ? undefined : this.#containers[line.depth]?.list;
    this.#begin(line);
    const list = this.#listFor(mark.slice(-1), number, sibling);
    list.add({ at: from + behind.at - 1, number, hasFigure: matchAt(figure, text, content.at) !== null, isNote: this.#hasNote });
    const isCode = content.column - behind.column > codeIndent;
    this.#containers.push({ kind: 'item', content: isEmpty || isCode ? behind.column + 1 : content.column, list });
    line.place = isCode ? skipBlanks(text, behind, behind.column + 1) : content;
    line.marksEnd = line.place.at;
    return !isEmpty;
  }

  /** The list that an item belongs to: the one before it, or one that an unindented paragraph interrupted. */
  #listFor(sign: string, number: string, sibling: List | undefined): List {
    if (sibling?.sign === sign && (number === '' || !this.#isBehindBlank || sibling.isContinuedBy(number))) return sibling;
    const { last } = this.#innermost;
    if (number !== '' && number !== '1' && last?.sign === sign && last.isCountedTo(number)) return last;
    const list = new List(sign);
    this.lists.push(list);
    return list;
  }

  #addText(line: Line, { at }: Place, isListless = false): boolean {
    const { text } = line;
    const isLazy = this.#paragraph !== undefined && !line.isNew && line.depth < this.#containers.length;
    if (isLazy && isListless) this.#mark(line, 0, 0, 'parted');
    const isDelimiter = this.#paragraph !== undefined && isDelimiterRow(text.slice(at));
    if (isDelimiter) line.marksEnd = text.length;
    if (this.#paragraph === undefined || line.isNew || (isLazy && isListless)) this.#begin(line);
    this.#isTable ||= isDelimiter;
    const isDefinition = this.#paragraph === undefined && this.#define(line, at);
    // Behind a row or a definition another block may begin.
    this.#paragraph = this.#isTable || isDefinition ? undefined : { lines: (this.#paragraph?.lines ?? 0) + 1, last: text };
    const signs = text.includes('*') ? text.replaceAll('**', '').split('*').length - 1 : 0;
    if (signs % 2 === 1 && noteSign.test(text)) this.#hasNote = true;
    return false;
  }

  #define({ text, from }: Line, at: number): boolean {
    const found = text.charAt(at) === '[' ? matchAt(definition, text, at) : null;
    if (found === null) return false;
    const [whole, label = '', url = ''] = found;
    this.definitions.push({ label, url, start: from + at, end: from + at + whole.length });
    return true;
  }
}

const isDelimiterRow = (text: string): boolean => /^[|:\- \t]+$/.test(text) && text.includes('|') && text.includes('-');
