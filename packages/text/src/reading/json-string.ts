import { matchAt } from '../characters/spans.ts';

/** The meaning of a character after a backslash. Signs that some models escape without need are taken for themselves, but for the marks of emphasis in Markdown. */
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  ...Object.fromEntries('#-+.!(){}<>~|$&%@:,;='.split('').map((sign) => [sign, sign])),
};

const special = /["\\]/g;
const space = /[ \n\r\t]*/y;

/** Whether a quotation mark ends its string: one that a model forgot to escape is hardly ever followed by one of these. */
const isAfterString = (character: string | undefined): boolean => character !== undefined && ',:}]'.includes(character);

const afterSpace = (piece: string, from: number): number => from + (matchAt(space, piece, from)?.[0].length ?? 0);

/**
 * A JSON string that arrives in pieces, after its opening quotation mark; when it has ended, the next one may follow. Quotation marks, line breaks and backslashes that a model forgot to escape are taken as they stand, and an escape
 * that is cut off gives nothing.
 */
export class JsonString {
  /** The beginning of an escape: `\`, `\u`, `\u00`. */
  #escape = '';
  /** A quotation mark that may be the end, with the white space after it. */
  #quote = '';
  text = '';

  /** Reads on at a position; returns the position of the first character after the string, or `undefined` if more of it follows. */
  read(piece: string, from: number): number | undefined {
    this.text = '';
    for (let at = from; at < piece.length;) {
      if (this.#escape !== '') at = this.#readEscape(piece, at);
      else if (this.#quote === '') at = this.#readPlain(piece, at);
      else {
        const next = afterSpace(piece, at);
        if (isAfterString(piece[next])) {
          this.#quote = '';
          return next;
        }
        this.#quote += piece.slice(at, next);
        at = next;
        // A quotation mark that the model forgot to escape.
        if (at < piece.length) [this.text, this.#quote] = [this.text + this.#quote, ''];
      }
    }
    return undefined;
  }

  #readPlain(piece: string, from: number): number {
    for (special.lastIndex = from; ;) {
      const at = special.exec(piece)?.index ?? piece.length;
      if (piece[at] === '"') {
        const next = afterSpace(piece, at + 1);
        if (next < piece.length && !isAfterString(piece[next])) {
          special.lastIndex = next;
          continue;
        }
        this.#quote = '"';
      } else if (piece[at] === '\\') this.#escape = '\\';
      this.text += piece.slice(from, at);
      return at + 1;
    }
  }

  #readEscape(piece: string, at: number): number {
    const character = piece.charAt(at);
    const escape = this.#escape + character;
    const isNumber = escape.startsWith('\\u');
    if (isNumber && escape.length > 2 && !/[\da-f]/i.test(character)) {
      // Not an escape after all: its signs are text, and the character is read again.
      this.#endEscape(this.#escape);
      return at;
    }
    if (!isNumber) this.#endEscape(escapes[character] ?? escape);
    else if (escape.length === 6) this.#endEscape(String.fromCharCode(Number.parseInt(escape.slice(2), 16)));
    else this.#escape = escape;
    return at + 1;
  }

  #endEscape(text: string): void {
    this.#escape = '';
    this.text += text;
  }
}
