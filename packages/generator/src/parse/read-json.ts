/** A value read from the middle of a text. */
export interface ReadJson {
  readonly value: unknown;
  /** Where the text goes on behind it. */
  readonly end: number;
  /** The text ended before the value did; `value` holds what was there. */
  readonly truncated: boolean;
}

/** Deeper than any output, and far from the end of the stack. */
const deepest = 64;
const cut = Symbol('cut');
const none = Symbol('none');

/**
 * Reads the JSON object or list that begins at `start`, as models write it: with commas before the closing bracket, line breaks and
 * quotation marks loose within strings, or cut off in the middle. `null` where none begins there.
 */
export function readJson(text: string, start: number): ReadJson | null {
  const reader = new JsonReader(text, start);
  const value = reader.value(0);
  if (typeof value !== 'object' || value === null) return null;
  return { value, end: reader.at, truncated: reader.truncated };
}

class JsonReader {
  at: number;
  truncated = false;
  readonly #text: string;

  constructor(text: string, start: number) {
    this.#text = text;
    this.at = start;
  }

  /** The value that begins here; `cut` where the text ends before it says anything, `none` where there is no value. */
  value(depth: number): unknown {
    this.#skip();
    const sign = this.#text[this.at];
    if (sign === undefined) return this.#ended(cut);
    if (sign === '"') return this.#string();
    if (sign === '{') return depth < deepest ? this.#members(depth + 1) : none;
    if (sign === '[') return depth < deepest ? this.#items(depth + 1) : none;
    return this.#word();
  }

  #members(depth: number): unknown {
    const members: [string, unknown][] = [];
    const object = () => Object.fromEntries(members);
    for (this.at += 1; ;) {
      this.#skip();
      if (this.at >= this.#text.length) return this.#ended(object());
      if (this.#took('}')) return object();
      if (this.#text[this.at] !== '"') return none;
      const name = this.#string();
      this.#skip();
      if (this.at >= this.#text.length) return this.#ended(object());
      if (!this.#took(':')) return none;
      const member = this.value(depth);
      if (member === none) return none;
      if (member !== cut) members.push([name, member]);
      if (!this.#parted('}')) return none;
    }
  }

  #items(depth: number): unknown {
    const items: unknown[] = [];
    for (this.at += 1; ;) {
      this.#skip();
      if (this.at >= this.#text.length) return this.#ended(items);
      if (this.#took(']')) return items;
      const item = this.value(depth);
      if (item === none) return none;
      if (item !== cut) items.push(item);
      if (!this.#parted(']')) return none;
    }
  }

  /** After a member or item: a comma, the closing bracket (left to be read), or the end of the text. */
  #parted(closing: string): boolean {
    this.#skip();
    return this.#took(',') || this.#text[this.at] === closing || this.at >= this.#text.length;
  }

  #string(): string {
    const from = this.at + 1;
    for (let at = from; ; at += 1) {
      const sign = this.#text[at];
      if (sign === undefined) {
        this.at = this.#text.length;
        return this.#ended(unescaped(this.#text.slice(from)));
      }
      if (sign === '\\') at += 1;
      else if (sign === '"' && this.#closes(at)) {
        this.at = at + 1;
        return unescaped(this.#text.slice(from, at));
      }
    }
  }

  /** What follows the end of a string in JSON follows no quotation mark that is only loose within it, or hardly ever. */
  #closes(at: number): boolean {
    for (let next = at + 1; ; next += 1) {
      const sign = this.#text[next];
      if (sign === undefined || ',:}]'.includes(sign)) return true;
      if (!' \n\r\t'.includes(sign)) return false;
    }
  }

  #word(): unknown {
    const word = /[-+.\w]*/y;
    word.lastIndex = this.at;
    const found = word.exec(this.#text)?.[0] ?? '';
    this.at += found.length;
    // A number or a word at the very end may go on: 12 may have been 123.
    if (this.at >= this.#text.length) return this.#ended(cut);
    try {
      return JSON.parse(found);
    } catch {
      return none;
    }
  }

  #skip(): void {
    while (' \n\r\t'.includes(this.#text[this.at] ?? '-')) this.at += 1;
  }

  #took(sign: string): boolean {
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  #ended<T>(soFar: T): T {
    this.truncated = true;
    return soFar;
  }
}

/** What is between the quotation marks, with loose ones and line breaks taken as meant, and an escape that was cut dropped. */
function unescaped(raw: string): string {
  const whole = raw.replace(/(\\u[\da-f]{0,3}|\\)$/i, (end, _, offset) => (isEscaped(raw, offset) ? end : ''));
  const proper = whole.replace(/\\u[\da-f]{4}|\\["\\/bfnrt]|["\\\p{Cc}]/giu, (sign) =>
    sign.length > 1 ? sign : JSON.stringify(sign).slice(1, -1),
  );
  const value: unknown = JSON.parse(`"${proper}"`);
  return String(value);
}

/** Whether a backslash stands behind an odd number of others, and so is itself escaped. */
const isEscaped = (raw: string, at: number): boolean => (/\\*$/.exec(raw.slice(0, at))?.[0].length ?? 0) % 2 === 1;
