import * as z from 'zod';
import { clean, createCleaner } from '../characters/clean.ts';
import { matchAt } from '../characters/spans.ts';
import { unwrapped, type AnyDefinition } from '../kinds/definition-of.ts';
import { BeforeJson } from './before-json.ts';
import { JsonString } from './json-string.ts';
import { plainHashtag } from './parse-answer.ts';

/** The next piece of a part of an output: `text` continues the text at `pointer`. */
export interface PartDelta {
  readonly pointer: string;
  readonly text: string;
}

interface Place {
  /** `undefined`: nothing. */
  readonly schema: z.core.$ZodType | undefined;
  readonly pointer: string;
}

interface Open extends Place {
  readonly isList: boolean;
  /** Its members that are in the output and were met, so that a repeated one does not continue the first. */
  members: Set<string> | undefined;
  member: string;
  items: number;
}

interface TextUse {
  readonly add: (text: string) => void;
  readonly end: () => void;
}

type State = 'before' | 'member' | 'name' | 'colon' | 'value' | 'item' | 'text' | 'literal' | 'separator' | 'end';

const maxDepth = 64;
/** As in `parseAnswer`: a value with more items is no output. */
const maxItems = 1_000;
const maxNameLength = 100;

/**
 * Reads the parts of an output from a model’s answer while it arrives, in pieces of any size. For an answer in the wanted shape, with or
 * without a fence, prose or thoughts before it, the deltas put together are the texts of the parsed output. For any other answer they may
 * be wrong or missing, and `parseAnswer` decides in the end.
 */
export class PartialOutput {
  readonly #definition: AnyDefinition;
  readonly #wrappers: ReadonlySet<string>;
  #state: State = 'before';
  readonly #before = new BeforeJson();
  readonly #open: Open[] = [];
  /** The object that is the output: nothing around it is, and nothing after it. */
  #output: Open | undefined;
  readonly #string = new JsonString();
  /** `undefined`: the string is in no output. */
  #use: TextUse | undefined;
  readonly #hashtags = new Set<string>();
  #itemsLeft = maxItems;
  #deltas: PartDelta[] = [];

  constructor(definition: AnyDefinition) {
    this.#definition = definition;
    this.#wrappers = new Set(['output', definition.name]);
  }

  add(piece: string): readonly PartDelta[] {
    this.#deltas = [];
    for (let at = 0; at < piece.length && this.#state !== 'end';) at = this.#read(piece, at);
    return this.#deltas;
  }

  #read(piece: string, at: number): number {
    if (this.#state === 'before') return this.#begin(piece, at);
    if (this.#state === 'name' || this.#state === 'text') return this.#readString(piece, at);
    if (this.#state === 'literal') return this.#readLiteral(piece, at);
    const character = piece.charAt(at);
    return ' \n\r\t'.includes(character) || this.#readToken(character) ? at + 1 : at;
  }

  #begin(piece: string, at: number): number {
    const bracket = this.#before.bracket(piece, at);
    if (bracket === undefined) return piece.length;
    this.#push(piece.charAt(bracket), { schema: this.#definition.output, pointer: '' });
    return bracket + 1;
  }

  #readToken(character: string): boolean {
    const top = this.#open.at(-1);
    if (top === undefined) return this.#giveUp();
    const mayClose = this.#state !== 'colon' && this.#state !== 'value';
    if (mayClose && character === (top.isList ? ']' : '}')) return this.#close();
    if (this.#state === 'value' || this.#state === 'item') return this.#readValue(character, top);
    const [wanted, next] = this.#after(top);
    if (character !== wanted) return this.#giveUp();
    this.#state = next;
    return true;
  }

  #after(top: Open): [wanted: string, next: State] {
    if (this.#state === 'colon') return [':', 'value'];
    if (this.#state === 'separator') return [',', top.isList ? 'item' : 'member'];
    top.member = '';
    return ['"', 'name'];
  }

  #readValue(character: string, top: Open): boolean {
    const place = top.schema === undefined ? nowhere : top.isList ? this.#nextItem(top, top.items++) : this.#nextMember(top);
    if (character === '{' || character === '[') return this.#push(character, place);
    if (character === '"') {
      this.#use = this.#useOf(place);
      this.#state = 'text';
      return true;
    }
    if (!/[-+.\dtfn]/.test(character)) return this.#giveUp();
    this.#state = 'literal';
    return true;
  }

  #nextMember(top: Open): Place {
    const { schema, member, pointer } = top;
    if (!(schema instanceof z.ZodObject)) return nowhere;
    const field = Object.hasOwn(schema.shape, member) ? schema.shape[member] : undefined;
    if (schema === this.#definition.output) {
      if (field === undefined) return this.#output === undefined && this.#wrappers.has(member) ? { schema, pointer } : nowhere;
      this.#output ??= top;
      if (this.#output !== top) return nowhere;
    }
    top.members ??= new Set();
    if (field === undefined || top.members.has(member)) return nowhere;
    top.members.add(member);
    return { schema: unwrapped(field), pointer: `${pointer}/${member}` };
  }

  #nextItem({ schema, pointer }: Open, index: number): Place {
    // A list around the output has one item.
    if (schema === this.#definition.output) return index === 0 ? { schema, pointer } : nowhere;
    if (!(schema instanceof z.ZodArray)) return nowhere;
    this.#itemsLeft -= 1;
    return this.#itemsLeft < 0 ? nowhere : { schema: unwrapped(schema.element), pointer: `${pointer}/${index}` };
  }

  #push(bracket: string, { schema, pointer }: Place): boolean {
    if (this.#open.length === maxDepth) return this.#giveUp();
    const isList = bracket === '[';
    this.#open.push({ isList, schema: this.#fits(schema, isList) ? schema : undefined, pointer, members: undefined, member: '', items: 0 });
    this.#state = isList ? 'item' : 'member';
    return true;
  }

  #fits(schema: Place['schema'], isList: boolean): boolean {
    if (schema === undefined || schema === this.#definition.output) return true;
    return isList ? schema instanceof z.ZodArray : schema instanceof z.ZodObject;
  }

  #close(): true {
    const closed = this.#open.pop();
    if (closed !== undefined && closed === this.#output) this.#state = 'end';
    else this.#state = this.#open.length === 0 ? 'before' : 'separator';
    return true;
  }

  /** The text that was read is no JSON: some prose, unless the output was in it. */
  #giveUp(): false {
    this.#open.length = 0;
    this.#state = this.#output === undefined ? 'before' : 'end';
    return false;
  }

  #readString(piece: string, from: number): number {
    const end = this.#string.read(piece, from);
    const top = this.#open.at(-1);
    if (this.#state === 'text') this.#use?.add(this.#string.text);
    else if (top !== undefined && top.member.length < maxNameLength) top.member += this.#string.text;
    if (end === undefined) return piece.length;
    if (this.#state === 'text') this.#use?.end();
    this.#state = this.#state === 'text' ? 'separator' : 'colon';
    return end;
  }

  #readLiteral(piece: string, from: number): number {
    const end = from + (matchAt(literal, piece, from)?.[0].length ?? 0);
    if (end < piece.length) this.#state = 'separator';
    return end;
  }

  #useOf({ schema, pointer }: Place): TextUse | undefined {
    if (schema === undefined || !(schema instanceof z.ZodString)) return undefined;
    const { hashtags } = this.#definition;
    const isListed = hashtags !== undefined && pointer.startsWith(`/${hashtags.listed}/`);
    return isListed ? this.#hashtag(`/${hashtags.listed}`) : this.#part(pointer);
  }

  /** A text is given clean and trimmed, as `parseAnswer` gives it in the end. */
  #part(pointer: string): TextUse {
    const cleaned = createCleaner();
    // White space belongs to the text only if more text follows.
    let [space, hasBegun] = ['', false];
    const add = (piece: string) => {
      const text = hasBegun ? cleaned(piece) : cleaned(piece).trimStart();
      const end = text.trimEnd().length;
      if (end > 0) {
        this.#give(pointer, space + text.slice(0, end));
        [space, hasBegun] = [text.slice(end), true];
      } else if (hasBegun) space += text;
    };
    return {
      add,
      end: () => {
        // A control character is left out, and brings out half of a surrogate pair or of a line break.
        add('\0');
        // An empty part is a part.
        if (!hasBegun) this.#give(pointer, '');
      },
    };
  }

  /** A hashtag is given whole: only then is it known whether it is listed, as one that is empty or a repetition is not. */
  #hashtag(list: string): TextUse {
    let tag = '';
    return {
      add: (text) => {
        tag += text;
      },
      end: () => {
        const plain = plainHashtag(clean(tag));
        if (plain === '' || this.#hashtags.has(plain)) return;
        this.#give(`${list}/${this.#hashtags.size}`, plain);
        this.#hashtags.add(plain);
      },
    };
  }

  #give(pointer: string, text: string): void {
    const last = this.#deltas.at(-1);
    if (last?.pointer === pointer) this.#deltas[this.#deltas.length - 1] = { pointer, text: last.text + text };
    else this.#deltas.push({ pointer, text });
  }
}

const nowhere: Place = { schema: undefined, pointer: '' };
const literal = /[-+.\w]*/y;
