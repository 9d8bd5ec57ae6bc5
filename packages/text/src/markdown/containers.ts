import { passMark, skipBlanks, skipSigns, type Line } from './line.ts';

/** The mark of a list's item, and the beginning of its text. */
interface Item {
  /** Where its last sign stands: the bullet, or the sign behind the number. */
  readonly at: number;
  /** As it is written; empty beside a bullet. */
  readonly number: string;
  readonly hasFigure: boolean;
  /** Whether an asterisk before it refers to a note. */
  readonly isNote: boolean;
}

/** The marks of one list, so that it can be told whether they are any: `24.` before `31.` are days of a month. */
export class List {
  readonly items: Item[] = [];
  /** `-`, `*`, `+`, `.` or `)`. */
  readonly sign: string;
  #isConstant = true;
  #isCounted = true;

  constructor(sign: string) {
    this.sign = sign;
  }

  /** Whether a number goes on with the list: all are 1, or each is greater by one. */
  isContinuedBy(number: string): boolean {
    return (this.#isConstant && number === '1') || this.isCountedTo(number);
  }

  isCountedTo(number: string): boolean {
    return this.#isCounted && number === String(this.items.length + 1);
  }

  add(item: Item): void {
    this.#isCounted = this.isCountedTo(item.number);
    this.#isConstant &&= item.number === '1';
    this.items.push(item);
  }

  /** Whether its marks are text: a list of numbers has two lines at least, begins at 1 and goes on by one. */
  get isText(): boolean {
    const [only] = this.items;
    const isAlone = this.items.length === 1;
    if (only?.number !== '') return isAlone || !(this.#isConstant || this.#isCounted);
    // `+ breakfast`, `- 20 %`, and footnotes that an asterisk in the text refers to.
    return isAlone && (this.sign === '+' || (this.sign === '-' && only.hasFigure) || (this.sign === '*' && only.isNote));
  }
}

interface Container {
  readonly kind: 'text' | 'quote' | 'item';
  /** The column that the text of an item begins at. */
  readonly content: number;
  readonly list?: List;
  /** The list that ended last in it. */
  last?: List | undefined;
}

/** Blanks that make code of a line. */
export const codeIndent = 4;
/** Nothing that is nested deeper is shown as such, and each line is looked at in each container. */
const maxDepth = 40;

/** The quotes and the items of lists that a line stands in, from the outside. */
export class Containers {
  readonly lists: List[] = [];
  readonly open: Container[] = [];
  readonly #root: Container = { kind: 'text', content: 0 };

  get depth(): number {
    return this.open.length;
  }

  get isFull(): boolean {
    return this.depth >= maxDepth;
  }

  get innermost(): Container {
    return this.open.at(-1) ?? this.#root;
  }

  /** Goes on behind the marks and blanks by which a line belongs to the open blocks. */
  continue(line: Line): void {
    for (const { kind, content } of this.open) {
      const next = skipBlanks(line.text, line.place);
      if (kind === 'quote') {
        if (line.text.charAt(next.at) !== '>' || next.column - line.place.column >= codeIndent) return;
        passMark(line, skipSigns(next, 1));
      } else if (next.at < line.text.length) {
        if (next.column < content) return;
        line.place = skipBlanks(line.text, line.place, content);
      }
      line.depth += 1;
    }
  }

  close(depth: number): void {
    while (this.open.length > depth) {
      const { list } = this.open.pop() ?? this.#root;
      if (list !== undefined) this.innermost.last = list;
    }
  }

  /** The list that an item belongs to: that of the one before it, or one that an unindented paragraph interrupted. */
  listFor(sign: string, number: string, before: List | undefined, isBehindBlank: boolean): List {
    if (before?.sign === sign && (number === '' || !isBehindBlank || before.isContinuedBy(number))) return before;
    const { last } = this.innermost;
    if (number !== '' && number !== '1' && last?.sign === sign && last.isCountedTo(number)) return last;
    const list = new List(sign);
    this.lists.push(list);
    return list;
  }
}
