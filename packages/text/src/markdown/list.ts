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
