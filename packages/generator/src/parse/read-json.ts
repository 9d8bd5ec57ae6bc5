import type { Steps } from '@handbill/contract';
import { unescapeSteps } from './unescape.ts';

/** A value read from the middle of a text. */
export interface ReadJson {
  readonly value: unknown;
  /** Where the text goes on behind it. */
  readonly end: number;
  /** The text ended before the value did; `value` holds what was there. */
  readonly truncated: boolean;
}

/** No object or list begins where one was looked for. */
export interface NoJson {
  readonly value: null;
  /** How far it was looked for. */
  readonly end: number;
  /** Where the objects and lists began that were open there: none of them is one either. */
  readonly opened: readonly number[];
}

/** Deeper than any output, and far from the end of the stack. */
const deepest = 64;
/** Longer than any list of an output, and any object: what goes on beyond is read, but not kept. */
const mostKept = 1_001;
/** How many characters are read in one step. */
const charactersInStep = 4_096;
const cut = Symbol('cut');
const none = Symbol('none');

/**
 * Reads the JSON object or list that begins at `start`, as models write it: with commas before the closing bracket, line breaks and
 * quotation marks loose within strings, or cut off in the middle.
 */
export function* readJsonSteps(text: string, start: number): Steps<ReadJson | NoJson> {
  const reader = new JsonReader(text, start);
  const value = yield* reader.value();
  if (typeof value === 'object' && value !== null) return { value, end: reader.at, truncated: reader.truncated };
  return { value: null, end: reader.at, opened: reader.tooDeep ? [] : reader.open };
}

class JsonReader {
  at: number;
  truncated = false;
  tooDeep = false;
  /** Where the objects and lists began that are being read. */
  readonly open: number[] = [];
  readonly #text: string;
  #pause: number;

  constructor(text: string, start: number) {
    this.#text = text;
    this.at = start;
    this.#pause = start + charactersInStep;
  }

  /** The value that begins here; `cut` where the text ends before it says anything, `none` where there is no value. */
  *value(): Steps<unknown> {
    if (this.at >= this.#pause) {
      this.#pause = this.at + charactersInStep;
      yield;
    }
    this.#skip();
    const sign = this.#text[this.at];
    if (sign === undefined) return this.#ended(cut);
    if (sign === '"') return yield* this.#string();
    if (sign !== '{' && sign !== '[') return this.#word();
    if (this.open.length >= deepest) {
      this.tooDeep = true;
      return none;
    }
    this.open.push(this.at);
    const value = yield* sign === '{' ? this.#members() : this.#items();
    if (value !== none) this.open.pop();
    return value;
  }

  *#members(): Steps<unknown> {
    const members = new Map<string, unknown>();
    const object = () => Object.fromEntries(members);
    for (this.at += 1; ;) {
      this.#skip();
      if (this.at >= this.#text.length) return this.#ended(object());
      if (this.#took('}')) return object();
      if (this.#text[this.at] !== '"') return none;
      const name = yield* this.#string();
      this.#skip();
      if (this.at >= this.#text.length) return this.#ended(object());
      if (!this.#took(':')) return none;
      const member = yield* this.value();
      if (member === none) return none;
      if (member !== cut && (members.size < mostKept || members.has(name))) members.set(name, member);
      if (!this.#parted('}')) return none;
    }
  }

  *#items(): Steps<unknown> {
    const items: unknown[] = [];
    for (this.at += 1; ;) {
      this.#skip();
      if (this.at >= this.#text.length) return this.#ended(items);
      if (this.#took(']')) return items;
      const item = yield* this.value();
      if (item === none) return none;
      if (item !== cut && items.length < mostKept) items.push(item);
      if (!this.#parted(']')) return none;
    }
  }

  /** After a member or item: a comma, the closing bracket (left to be read), or the end of the text. */
  #parted(closing: string): boolean {
    this.#skip();
    return this.#took(',') || this.#text[this.at] === closing || this.at >= this.#text.length;
  }

  *#string(): Steps<string> {
    const from = this.at + 1;
    const sign = /["\\]/g;
    for (sign.lastIndex = from; ;) {
      const at = sign.exec(this.#text)?.index;
      if (at === undefined) {
        this.at = this.#text.length;
        return this.#ended(yield* unescapeSteps(this.#text.slice(from)));
      }
      if (at >= this.#pause) {
        this.#pause = at + charactersInStep;
        yield;
      }
      if (this.#text[at] === '\\') sign.lastIndex = at + 2;
      else if (this.#closes(at)) {
        this.at = at + 1;
        return yield* unescapeSteps(this.#text.slice(from, at));
      }
    }
  }

  /** What follows the end of a string in JSON follows no quotation mark that is only loose within it, or hardly ever. */
  #closes(at: number): boolean {
    const sign = this.#text[this.#afterSpace(at + 1)];
    return sign === undefined || ',:}]'.includes(sign);
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
    this.at = this.#afterSpace(this.at);
  }

  #afterSpace(at: number): number {
    const space = /[ \n\r\t]*/y;
    space.lastIndex = at;
    space.test(this.#text);
    return space.lastIndex;
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
