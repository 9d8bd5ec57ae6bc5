import { matchAt, type Span } from '../characters/spans.ts';
import { codeIndent, Containers, type List } from './containers.ts';
import { isDelimiterRow, lineStart, passMark, skipBlanks, skipSigns, type Line, type Mark, type Place } from './line.ts';

/** `[label]: address`: where the links lead that name the label. */
export interface Definition extends Span {
  readonly label: string;
  readonly url: string;
}

const rule = /([-*_])[ \t]*(?:\1[ \t]*){2,}$/y;
const underline = /(-+|=+)[ \t]*$/y;
const heading = /(#{1,6})(?=[ \t]|$)[ \t]*/y;
/** A heading may be closed by the signs that opened it. */
const closing = /[ \t]#+[ \t]*$/;
const fence = /(`{3,})[^`]*$|(~{3,}).*$/y;
const tildeLine = /^[ \t>]*~{3,}[ \t]*$/;
const itemMark = /(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/y;
const definition = /\[([^[\]]{1,200})\]:[ \t]*(\S{0,2000})(?:[ \t]+(?:"[^"]{0,200}"|'[^']{0,200}'|\([^()]{0,200}\)))?[ \t]*$/y;
/** No quotes: `>100`, `>= 5`, `> 50 %`, `>> Book now`. */
const greater = />(?:>|\d|[ \t]*(?:[=$€£]|\d[\d.,]*[ \t]?[%€$£+]))/y;
const greaterInItem = />[ \t]*[=$€£\d]/y;
const figure = /[$€£]?\d/y;
/** A heading never ends so, though a line of dashes follows. */
const sentenceEnd = /[.!?…:;,。！？]["”’)*_]*[ \t]*$/;
const maxHeading = 100;
const noteSign = /[\p{L}\p{N}%€$£)"”]\*(?=[\s.,;:!?)]|$)/u;
const maxClosing = 100;
const shortestUnderline = 3;

/** Reads the lines of a text in Markdown: the blocks that they stand in, and which of their signs are marks. Linear. */
export class BlockReader {
  readonly marks: Mark[] = [];
  readonly definitions: Definition[] = [];
  /** Where the lines begin that begin a block: marks within one do not pair with those of another. */
  readonly starts: number[] = [];
  readonly #text: string;
  /** Signs of lists that are none. */
  readonly #literal: ReadonlySet<number>;
  readonly #containers = new Containers();
  #paragraph: { readonly lines: number; readonly last: string } | undefined;
  /** Its signs, and in how many containers it stands. */
  #fence: { readonly sign: string; readonly length: number; readonly depth: number } | undefined;
  #isBehindBlank = true;
  #hasNote = false;
  /** How many columns are left out of the lines of an indented block. */
  #dropped = 0;
  #lastTildes = -1;
  #isTable = false;
  /** Whether the last line is the mark of an item alone. */
  #isEmptyItem = false;

  constructor(text: string, literal: ReadonlySet<number>) {
    this.#text = text;
    this.#literal = literal;
  }

  get lists(): readonly List[] {
    return this.#containers.lists;
  }

  read(): this {
    const lines = this.#text.split('\n');
    this.#lastTildes = lines.findLastIndex((line) => tildeLine.test(line));
    let from = 0;
    for (const [index, text] of lines.entries()) {
      this.#read({ text, from, index, place: lineStart, depth: 0, marksEnd: 0, isNew: false });
      from += text.length + 1;
    }
    return this;
  }

  #read(line: Line): void {
    if (this.#dropped > 0) this.#dropAgain(line);
    this.#containers.continue(line);
    const isBlank = skipBlanks(line.text, line.place).at === line.text.length;
    if (this.#fence !== undefined && this.#continuesFence(line, isBlank)) return;
    if (isBlank) this.#blank(line);
    else {
      this.#isEmptyItem = false;
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

  #blank({ depth }: Line): void {
    // An item without text ends here.
    this.#containers.close(this.#isEmptyItem ? Math.min(depth, this.#containers.depth - 1) : depth);
    this.#paragraph = undefined;
    this.#isBehindBlank = true;
    this.#isTable = false;
    this.#isEmptyItem = false;
    this.#dropped = 0;
  }

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
    const next = skipBlanks(line.text, line.place);
    if (next.at === line.text.length) return false;
    if (next.column - line.place.column >= codeIndent) return this.#indent(line, next);
    const continues = this.#paragraph !== undefined && !line.isNew && line.depth === this.#containers.depth;
    return this.#opensLeaf(line, next, continues) ?? this.#opensContainer(line, next, continues);
  }

  /** Blanks before a line make no code of it, so that no block begins with them. */
  #indent(line: Line, next: Place): boolean {
    if (this.#paragraph !== undefined && !line.isNew) return this.#addText(line, next);
    const { at, column } = line.place;
    this.#mark(line, at, next.at, 'dropped');
    if (this.#containers.depth === 0) this.#dropped = next.column;
    line.place = { at: next.at, column };
    return true;
  }

  #opensLeaf(line: Line, next: Place, continues: boolean): boolean | undefined {
    if (continues && matchAt(underline, line.text, next.at) !== null) return this.#underline(line, next);
    const ruled = matchAt(rule, line.text, next.at);
    if (ruled !== null) return this.#addLeaf(line, next, ruled[0].length);
    const headed = matchAt(heading, line.text, next.at);
    if (headed !== null) return this.#addHeading(line, next, headed);
    const [, backticks, tildes = backticks] = matchAt(fence, line.text, next.at) ?? [];
    return tildes === undefined ? undefined : this.#openFence(line, next, tildes);
  }

  #opensContainer(line: Line, next: Place, continues: boolean): boolean {
    const item = matchAt(itemMark, line.text, next.at);
    if (item !== null) return this.#openItem(line, next, item, continues);
    return line.text.charAt(next.at) === '>' ? this.#openQuote(line, next) : this.#addText(line, next);
  }

  /** Begins a block in the containers that the line goes on with: those of other lines end. */
  #begin(line: Line): void {
    if (!line.isNew) {
      this.#containers.close(line.depth);
      this.starts.push(line.from);
    }
    line.isNew = true;
    this.#paragraph = undefined;
  }

  #addLeaf(line: Line, { at }: Place, length: number): boolean {
    this.#begin(line);
    this.#containers.innermost.last = undefined;
    line.marksEnd = at + length;
    return false;
  }

  #addHeading(line: Line, next: Place, [whole, signs = '']: RegExpExecArray): boolean {
    const begin = next.at + whole.length;
    const end = line.text.slice(Math.max(begin - 1, line.text.length - maxClosing));
    const found = closing.exec(end)?.[0] ?? '';
    const at = line.text.length - found.length;
    if (found.trim() === signs) this.#mark(line, Math.max(begin, at), line.text.length, 'hidden');
    else if (found !== '') this.#mark(line, at + 1, at + 2, 'literal');
    return this.#addLeaf(line, next, whole.length);
  }

  #underline(line: Line, { at }: Place): boolean {
    const length = line.text.trimEnd().length - at;
    const { lines, last } = this.#paragraph ?? { lines: 0, last: '' };
    if (length < shortestUnderline) {
      this.#mark(line, at, at + 1, 'literal');
      return this.#addText(line, { at, column: 0 });
    }
    const isHeading = lines === 1 && last.length <= maxHeading && !sentenceEnd.test(last.slice(-maxHeading));
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
    this.#fence = { sign: signs.charAt(0), length: signs.length, depth: this.#containers.depth };
    return false;
  }

  #openQuote(line: Line, next: Place): boolean {
    const isInItem = line.isNew && this.#containers.innermost.kind === 'item';
    const isText = matchAt(isInItem ? greaterInItem : greater, line.text, next.at) !== null;
    if (isText) this.#mark(line, next.at, next.at + 1, 'literal');
    if (isText || this.#containers.isFull) return this.#addText(line, next);
    this.#begin(line);
    this.#containers.open.push({ kind: 'quote', content: 0 });
    passMark(line, skipSigns(next, 1));
    return true;
  }

  #openItem(line: Line, next: Place, [mark, number = '']: RegExpExecArray, continues: boolean): boolean {
    const { text, from } = line;
    const behind = skipSigns(next, mark.length);
    const content = skipBlanks(text, behind);
    const [isEmpty, isCode] = [content.at === text.length, content.column - behind.column > codeIndent];
    const isText = this.#literal.has(from + behind.at - 1);
    // Within a paragraph only the number 1 begins a list.
    const isContinued = continues && (isEmpty || (number !== '' && Number(number) !== 1));
    if (isText || isContinued || this.#containers.isFull) return this.#addText(line, next, isText);
    const before = line.isNew ? undefined : this.#containers.open[line.depth]?.list;
    this.#begin(line);
    const list = this.#containers.listFor(mark.slice(-1), number, before, this.#isBehindBlank);
    list.add({ at: from + behind.at - 1, number, hasFigure: matchAt(figure, text, content.at) !== null, isNote: this.#hasNote });
    this.#containers.open.push({ kind: 'item', list, content: isEmpty || isCode ? behind.column + 1 : content.column });
    if (isCode) this.#mark(line, behind.at + 1, content.at, 'dropped');
    line.place = content;
    line.marksEnd = line.place.at;
    this.#isEmptyItem = isEmpty;
    return !isEmpty;
  }

  /** `isListless`: it begins with the mark of a list that is none. */
  #addText(line: Line, { at }: Place, isListless = false): boolean {
    const text = line.text.slice(at);
    if (isListless) this.#part(line);
    if (this.#paragraph !== undefined && isDelimiterRow(text, this.#paragraph.last))
      [line.marksEnd, this.#isTable] = [line.text.length, true];
    else if (this.#paragraph === undefined || line.isNew) this.#begin(line);
    // Behind a row or a definition another block may begin.
    const isDone = this.#isTable || (this.#paragraph === undefined && this.#define(line, at));
    this.#paragraph = isDone ? undefined : { lines: (this.#paragraph?.lines ?? 0) + 1, last: text };
    this.#hasNote ||= refersToNote(text);
    return false;
  }

  /** A line that would continue an item of another list is a paragraph of its own. */
  #part(line: Line): void {
    if (this.#paragraph === undefined || line.isNew || line.depth === this.#containers.depth) return;
    this.#mark(line, 0, 0, 'parted');
    this.#begin(line);
  }

  #define({ text, from }: Line, at: number): boolean {
    const found = text.charAt(at) === '[' ? matchAt(definition, text, at) : null;
    if (found === null) return false;
    const [whole, label = '', url = ''] = found;
    this.definitions.push({ label, url, start: from + at, end: from + at + whole.length });
    return true;
  }
}

/** Whether an asterisk in a line is left over, and refers to a note: `9 €*`. */
const refersToNote = (text: string): boolean =>
  text.includes('*') && text.replaceAll('**', '').split('*').length % 2 === 0 && noteSign.test(text);
