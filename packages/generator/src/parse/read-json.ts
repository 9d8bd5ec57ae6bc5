import type { Steps } from '@handbill/contract';

/** A value read from the middle of a text. */
export interface ReadJson {
  readonly value: unknown;
  /** Where the text continues after it. */
  readonly end: number;
  /** The text ended before the value did; `value` has what was there. */
  readonly truncated: boolean;
}

/** The bracket begins no object or list. */
export interface NoJson {
  readonly value: null;
  /** How far the text was read. */
  readonly end: number;
  /** Where the brackets are that were open at that point: none of them begins JSON either. */
  readonly openBrackets: readonly number[];
}

/** Deeper than any output, and far from the end of the stack. */
const maxDepth = 64;
/** More than any list or object of an output has: what follows is read, but not kept. */
const maxKept = 1_001;
const charactersPerStep = 4_096;
const escapesPerStep = 4_096;

/** The text ended before a value. */
const cutOff = Symbol('cutOff');
/** There is no value here. */
const notJson = Symbol('notJson');

/**
 * Reads the JSON object or list that begins at `start`, as models write it: with commas before the closing bracket, unescaped line
 * breaks and quotation marks in strings, or cut off in the middle.
 */
export function* readJsonSteps(text: string, start: number): Steps<ReadJson | NoJson> {
  const reader = new JsonReader(text, start);
  const value = yield* reader.value();
  if (typeof value === 'object' && value !== null) return { value, end: reader.position, truncated: reader.truncated };
  return { value: null, end: reader.position, openBrackets: reader.tooDeep ? [] : reader.openBrackets };
}

class JsonReader {
  position: number;
  truncated = false;
  tooDeep = false;
  /** Where the objects and lists begin that are being read. */
  readonly openBrackets: number[] = [];
  readonly #text: string;
  #nextStep: number;

  constructor(text: string, start: number) {
    this.#text = text;
    this.position = start;
    this.#nextStep = start + charactersPerStep;
  }

  /** The value that begins here; `cutOff` where the text ends before it, `notJson` where there is none. */
  *value(): Steps<unknown> {
    if (this.position >= this.#nextStep) {
      this.#nextStep = this.position + charactersPerStep;
      yield;
    }
    this.#skipSpace();
    const character = this.#text[this.position];
    if (character === undefined) return this.#endOfText(cutOff);
    if (character === '"') return yield* this.#string();
    if (character !== '{' && character !== '[') return this.#literal();
    if (this.openBrackets.length >= maxDepth) {
      this.tooDeep = true;
      return notJson;
    }
    this.openBrackets.push(this.position);
    const value = yield* character === '{' ? this.#members() : this.#items();
    if (value !== notJson) this.openBrackets.pop();
    return value;
  }

  *#members(): Steps<unknown> {
    const members = new Map<string, unknown>();
    const object = () => Object.fromEntries(members);
    for (this.position += 1; ;) {
      this.#skipSpace();
      if (this.position >= this.#text.length) return this.#endOfText(object());
      if (this.#accept('}')) return object();
      if (this.#text[this.position] !== '"') return notJson;
      const name = yield* this.#string();
      this.#skipSpace();
      if (this.position >= this.#text.length) return this.#endOfText(object());
      if (!this.#accept(':')) return notJson;
      const member = yield* this.value();
      if (member === notJson) return notJson;
      if (member !== cutOff && (members.size < maxKept || members.has(name))) members.set(name, member);
      if (!this.#acceptSeparator('}')) return notJson;
    }
  }

  *#items(): Steps<unknown> {
    const items: unknown[] = [];
    for (this.position += 1; ;) {
      this.#skipSpace();
      if (this.position >= this.#text.length) return this.#endOfText(items);
      if (this.#accept(']')) return items;
      const item = yield* this.value();
      if (item === notJson) return notJson;
      if (item !== cutOff && items.length < maxKept) items.push(item);
      if (!this.#acceptSeparator(']')) return notJson;
    }
  }

  /** After a member or item: a comma, the closing bracket (left to be read), or the end of the text. */
  #acceptSeparator(closing: string): boolean {
    this.#skipSpace();
    return this.#accept(',') || this.#text[this.position] === closing || this.position >= this.#text.length;
  }

  *#string(): Steps<string> {
    const from = this.position + 1;
    const special = /["\\]/g;
    for (special.lastIndex = from; ;) {
      const at = special.exec(this.#text)?.index;
      if (at === undefined) {
        this.position = this.#text.length;
        return this.#endOfText(yield* unescapeSteps(this.#text.slice(from)));
      }
      if (at >= this.#nextStep) {
        this.#nextStep = at + charactersPerStep;
        yield;
      }
      if (this.#text[at] === '\\') special.lastIndex = at + 2;
      else if (this.#closes(at)) {
        this.position = at + 1;
        return yield* unescapeSteps(this.#text.slice(from, at));
      }
    }
  }

  /** Whether a quotation mark ends its string: one that a model forgot to escape is hardly ever followed by one of these. */
  #closes(at: number): boolean {
    const next = this.#text[this.#afterSpace(at + 1)];
    return next === undefined || ',:}]'.includes(next);
  }

  #literal(): unknown {
    const pattern = /[-+.\w]*/y;
    pattern.lastIndex = this.position;
    const literal = pattern.exec(this.#text)?.[0] ?? '';
    this.position += literal.length;
    // At the very end a number may be incomplete: 12 may have been 123.
    if (this.position >= this.#text.length) return this.#endOfText(cutOff);
    try {
      return JSON.parse(literal);
    } catch {
      return notJson;
    }
  }

  #skipSpace(): void {
    this.position = this.#afterSpace(this.position);
  }

  #afterSpace(at: number): number {
    const space = /[ \n\r\t]*/y;
    space.lastIndex = at;
    space.test(this.#text);
    return space.lastIndex;
  }

  #accept(character: string): boolean {
    if (this.#text[this.position] !== character) return false;
    this.position += 1;
    return true;
  }

  #endOfText<T>(soFar: T): T {
    this.truncated = true;
    return soFar;
  }
}

/** What a character after a backslash means. */
export const escapes: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * The content of a JSON string, in steps. Unescaped quotation marks, line breaks and backslashes are taken as they stand, and an escape
 * that was cut off at the end is dropped.
 */
function* unescapeSteps(raw: string): Steps<string> {
  let [text, from, count] = ['', 0, 0];
  for (let at = raw.indexOf('\\'); at !== -1; at = raw.indexOf('\\', from)) {
    const [meaning, end] = escapeAt(raw, at);
    text += raw.slice(from, at) + meaning;
    from = end;
    count += 1;
    if (count % escapesPerStep === 0) yield;
  }
  return text + raw.slice(from);
}

/** The meaning of an escape, and where it ends. */
function escapeAt(raw: string, at: number): [meaning: string, end: number] {
  const character = raw.charAt(at + 1);
  const meaning = escapes[character];
  if (meaning !== undefined) return [meaning, at + 2];
  const digits = character === 'u' ? (/^[\da-f]*/i.exec(raw.slice(at + 2, at + 6))?.[0] ?? '') : '';
  if (digits.length === 4) return [String.fromCharCode(Number.parseInt(digits, 16)), at + 6];
  const isCut = character === '' || (character === 'u' && at + 2 + digits.length === raw.length);
  return isCut ? ['', raw.length] : ['\\', at + 1];
}
