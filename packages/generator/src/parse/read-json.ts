import type { Steps } from '@handbill/contract';
import { unescapeSteps } from './unescape.ts';

/** A value read from the middle of a text. */
export interface ReadJson {
  readonly value: unknown;
  /** Where the text continues after it. */
  readonly end: number;
  /** The text ended before the value did; `value` has what was there. */
  readonly truncated: boolean;
  /** Nothing is missing but the brackets that close its objects: no list was open, and no text, name or number. */
  readonly lacksOnlyBrackets: boolean;
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

/** How a member or an item begins, or what closes its list. */
const following = /["'“{[}\]/,]|[\w$-]{1,60}["']?\s{0,20}:|(?:true|false|null|-?\d[\d.]{0,30})\s{0,20}[,\]}]/y;

/** Where a string goes on as another one: `"…" + "…"`. */
const joint = /"\s{0,20}\+\s{0,20}"/y;
/** Also comments, a line each. */
const space = /(?:[ \n\r\t\u00a0]|(?:\/\/|#)[^\n]*\n)*/y;
const memberName = /"[\w $-]{1,60}"[ \t]{0,20}:/y;

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
  if (typeof value === 'object' && value !== null)
    return { value, end: reader.position, truncated: reader.truncated, lacksOnlyBrackets: reader.lacksOnlyBrackets };
  return { value: null, end: reader.position, openBrackets: reader.tooDeep ? [] : reader.openBrackets };
}

/** Objects in a row without the brackets between them. */
class Run {
  readonly items: readonly unknown[];

  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

/** A member that comes again takes the place of the first one, if there is anything in it. */
const isKept = (members: ReadonlyMap<string, unknown>, name: string, member: unknown): boolean =>
  members.has(name) ? member !== '' && member !== null : members.size < maxKept;

class JsonReader {
  position: number;
  truncated = false;
  lacksOnlyBrackets = false;
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

  /** An object; or, where the brackets between the items of a list were forgotten, several. */
  *#members(): Steps<unknown> {
    const members = new Map<string, unknown>();
    const isItem = this.#text[this.openBrackets.at(-2) ?? -1] === '[';
    const done: unknown[] = [];
    let first: string | undefined;
    const object = () => Object.fromEntries(members);
    const all = () => (done.length === 0 ? object() : new Run([...done, object()]));
    for (this.position += 1; ;) {
      this.#skipSpace();
      if (this.position >= this.#text.length) return this.#endOfText(all());
      if (this.#accept('}')) return all();
      if (this.#text[this.position] !== '"') return notJson;
      const name = yield* this.#string();
      this.#skipSpace();
      if (this.position >= this.#text.length) return this.#endOfText(all());
      if (!this.#accept(':')) return notJson;
      const member = yield* this.value();
      if (member === notJson) return notJson;
      if (isItem && members.has(name) && name === first) {
        if (done.length < maxKept) done.push(object());
        members.clear();
      }
      first ??= name;
      if (member !== cutOff && isKept(members, name, member)) members.set(name, member);
      this.#noteEnd();
      if (!this.#acceptSeparator('}')) return notJson;
    }
  }

  *#items(): Steps<unknown> {
    const items: unknown[] = [];
    for (this.position += 1; ;) {
      this.#skipSpace();
      if (this.position >= this.#text.length) return this.#endOfText(items);
      // Its bracket was forgotten where a member of what is around it follows, and is another one before such a member.
      if (this.#accept(']') || (items.length > 0 && this.#isInObject && this.#isName(this.position))) return items;
      const item = yield* this.value();
      if (item === notJson) return notJson;
      if (item instanceof Run) items.push(...item.items.slice(0, maxKept - items.length));
      else if (item !== cutOff && items.length < maxKept) items.push(item);
      this.#skipSpace();
      if (this.#text[this.position] === '}' && this.#isInObject) {
        if (this.#isNameAfterBracket(this.position)) this.position += 1;
        return items;
      }
      if (!this.#acceptSeparator(']')) return notJson;
    }
  }

  #isLastQuote(at: number): boolean {
    return !this.#text.includes('"', at + 1);
  }

  /** Whether the list that is being read is a member of an object. */
  get #isInObject(): boolean {
    return this.#text[this.openBrackets.at(-2) ?? -1] === '{';
  }

  #isNameAfterBracket(at: number): boolean {
    const next = this.#afterSpace(at + 1);
    return this.#text[next] === ',' && this.#isName(this.#afterSpace(next + 1));
  }

  /** Whether the text ends here, after a whole member, in nothing but objects. */
  #noteEnd(): void {
    if (this.truncated) return;
    this.#skipSpace();
    if (/\p{L}/u.test(this.#text[this.position] ?? '') && this.#isLastQuote(this.position)) this.position = this.#text.length;
    if (this.position >= this.#text.length) this.lacksOnlyBrackets = this.openBrackets.every((at) => this.#text[at] === '{');
  }

  /** After a member or item: a comma, the closing bracket (left to be read), or the end of the text. */
  #acceptSeparator(closing: string): boolean {
    this.#skipSpace();
    if (this.position >= this.#text.length) return this.#endOfText(true);
    return this.#acceptCommas() || this.#text[this.position] === closing || (closing === '}' && this.#isName(this.position));
  }

  /** Also several, or a semicolon. */
  #acceptCommas(): boolean {
    const from = this.position;
    while (this.#accept(',') || this.#accept(';')) this.#skipSpace();
    return this.position > from;
  }

  *#string(): Steps<string> {
    if (this.#text.startsWith('"""', this.position)) return yield* this.#longString();
    let from = this.position + 1;
    let before = '';
    const special = /["\\]/g;
    for (special.lastIndex = from; ;) {
      const at = special.exec(this.#text)?.index;
      if (at === undefined) {
        this.position = this.#text.length;
        return this.#endOfText(before + (yield* unescapeSteps(this.#text.slice(from))));
      }
      if (at >= this.#nextStep) {
        this.#nextStep = at + charactersPerStep;
        yield;
      }
      joint.lastIndex = at;
      if (this.#text[at] === '\\') special.lastIndex = at + 2;
      else if (joint.test(this.#text)) {
        before += yield* unescapeSteps(this.#text.slice(from, at));
        from = joint.lastIndex;
        special.lastIndex = from;
      } else if (this.#closes(at)) {
        this.position = at + 1;
        return before + (yield* unescapeSteps(this.#text.slice(from, at)));
      }
    }
  }

  /** Between three quotation marks, as in Python. */
  *#longString(): Steps<string> {
    const from = this.position + 3;
    const end = this.#text.indexOf('"""', from);
    this.position = end === -1 ? this.#text.length : end + 3;
    const text = yield* unescapeSteps(this.#text.slice(from, end === -1 ? undefined : end));
    return end === -1 ? this.#endOfText(text) : text;
  }

  /** Whether a quotation mark ends its string: one that a model forgot to escape is hardly ever followed by one of these. */
  #closes(at: number): boolean {
    const next = this.#afterSpace(at + 1);
    const character = this.#text[next];
    if (character === ',' || character === ';') return this.#isSeparator(next);
    if (character === '"' && this.#text.slice(at, next).includes('\n')) return this.#isName(next);
    // The last text of an object whose bracket was forgotten, before what the model says to it.
    if (this.#text.slice(at, next).includes('\n') && this.#isLastQuote(at)) return true;
    return character === undefined || ':}]'.includes(character);
  }

  /** Whether a comma is followed by what may be the next member or item, and not by more of a text. */
  #isSeparator(at: number): boolean {
    const next = this.#afterSpace(at + 1);
    following.lastIndex = next;
    return next >= this.#text.length || following.test(this.#text);
  }

  /** Whether a member’s name stands here, on a line of its own: the comma before it was forgotten. */
  #isName(at: number): boolean {
    memberName.lastIndex = at;
    return memberName.test(this.#text);
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
