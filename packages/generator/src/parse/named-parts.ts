import type { Steps } from '@handbill/contract';
import * as z from 'zod';
import { unwrapped, type AnyDefinition } from '../definition-of.ts';
import type { JsonInText } from './json-values.ts';
import { NamedValue } from './named-value.ts';

/** More than any output has. */
const maxNames = 2_000;
const namesPerStep = 50;

/** What stands before a name: the beginning of a line or a bracket or comma, and quotation marks, which a name in a line needs. */
const quotedBefore = /(?:^|[\n{,[(;，；])\s*(?:[-*+] {1,3})?[*_\\]{0,3}["'“”„«»‘’‚`:][*_\\"'“”„«»‘’‚`]{0,3}$/;
const bareBefore = /(?:^|[\n{[(])[ \t]*(?:[-*+] {1,3})?$/;
const separator = /^["'“”„«»‘’‚`*_\\]{0,6}\s{0,10}(?:=>|[:=：])/;
/** In characters: what is looked at before and behind a name. */
const maxAround = 40;

interface Name {
  readonly field: string;
  /** Where its value begins. */
  readonly from: number;
  /** Where the name begins, with its quotation marks: the value before it ends there. */
  readonly start: number;
  readonly isQuoted: boolean;
}

/**
 * An answer in which the names of the parts stand before their values, whatever signs are around them, as an object of them: JSON with other
 * quotation marks or with too few, arrays of PHP, lists of YAML. `undefined` if it has fewer than two, or is nothing but labelled prose.
 */
export function* namedParts({ output }: AnyDefinition, answer: string): Steps<Pick<JsonInText, 'value' | 'truncated'> | undefined> {
  const places = new Places(output);
  const names = yield* namesIn(places.pattern, answer);
  if (names.length < 2 || !(names.some(({ isQuoted }) => isQuoted) || names.some(({ field }) => places.isInner(field)))) return undefined;
  let truncated = false;
  for (const [index, { field, from, isQuoted }] of names.entries()) {
    if (index % namesPerStep === 0) yield;
    const next = names[index + 1];
    const value = new NamedValue(answer.slice(from, next?.start ?? answer.length), { isLast: next === undefined, isQuoted });
    truncated = value.isOpen;
    places.add(field, value);
  }
  // What begins with a bracket ends with one.
  truncated ||= /^\s*(?:```\w*\s*)?[{[]/.test(answer.slice(0, maxAround)) && !/[}\])`]/.test(answer.slice(-maxAround));
  return places.count < 2 && !places.hasItems ? undefined : { value: places.object, truncated };
}

function* namesIn(pattern: RegExp, answer: string): Steps<readonly Name[]> {
  const names: Name[] = [];
  let [read, from] = [0, 0];
  for (const { 0: word, index } of answer.matchAll(pattern)) {
    read += 1;
    if (read % namesPerStep === 0) yield;
    if (names.length === maxNames) break;
    const before = answer.slice(Math.max(from, index - maxAround), index);
    const isWhole = index - maxAround <= from;
    const isQuoted = beginsAt(quotedBefore, before, isWhole);
    if (!isQuoted && !beginsAt(bareBefore, before, isWhole)) continue;
    const found = separator.exec(answer.slice(index + word.length, index + word.length + maxAround));
    if (found === null) continue;
    const marks = /[-+*"'“”„«»‘’‚`_:\\\s]*$/.exec(before)?.[0].length ?? 0;
    from = index + word.length + found[0].length;
    names.push({ field: word, from, start: index - marks, isQuoted: isQuoted || found[0].includes('=') });
  }
  return names;
}

/** `^` in a pattern means the beginning of the answer or the value, not of the piece that is looked at. */
const beginsAt = (pattern: RegExp, before: string, isWhole: boolean): boolean => pattern.test(isWhole ? before : `.${before}`);

/** The places of an output that values with names go to, in their order: into the last list that was named, or its next item. */
class Places {
  readonly object: Record<string, unknown> = {};
  readonly pattern: RegExp;
  readonly #items = new Map<string, z.ZodObject>();
  readonly #names = new Map<string, string>();
  readonly #schema: z.ZodObject;
  #list: string | undefined;

  constructor(schema: z.ZodObject) {
    this.#schema = schema;
    for (const [name, field] of Object.entries(schema.shape)) {
      this.#names.set(plain(name), name);
      const list = unwrapped(field as z.core.$ZodType);
      const item = list instanceof z.ZodArray ? unwrapped(list.element) : undefined;
      if (!(item instanceof z.ZodObject)) continue;
      this.#items.set(name, item);
      for (const inner of Object.keys(item.shape)) this.#names.set(plain(inner), inner);
    }
    const words = [...new Set(this.#names.values())].toSorted((one, other) => other.length - one.length);
    this.pattern = new RegExp(
      `(?<![\\p{L}\\p{N}_])(?:${words.map((word) => word.replaceAll('_', '[_ -]?')).join('|')})(?![\\p{L}\\p{N}_])`,
      'giu',
    );
  }

  get count(): number {
    return Object.keys(this.object).length;
  }

  get hasItems(): boolean {
    return [...this.#items.keys()].some((list) => Array.isArray(this.object[list]));
  }

  isInner(word: string): boolean {
    return !Object.hasOwn(this.#schema.shape, this.#fieldOf(word));
  }

  add(word: string, value: NamedValue): void {
    const name = this.#fieldOf(word);
    const field = this.#schema.shape[name];
    if (field === undefined) return this.#addToItem(name, value);
    const isList = unwrapped(field as z.core.$ZodType) instanceof z.ZodArray;
    if (this.#items.has(name)) {
      this.#list = name;
      this.object[name] ??= [];
    } else if (isList) this.object[name] = value.list;
    else if (value.text !== null && value.text !== '') this.object[name] = value.text;
  }

  #fieldOf(word: string): string {
    return this.#names.get(plain(word)) ?? word;
  }

  #addToItem(name: string, value: NamedValue): void {
    const list =
      [...this.#items.keys()].find((one) => one === this.#list && this.#has(one, name)) ??
      [...this.#items.keys()].find((one) => this.#has(one, name));
    const schema = list === undefined ? undefined : this.#items.get(list)?.shape[name];
    if (list === undefined || schema === undefined) return;
    this.#list = list;
    const items = (this.object[list] ??= []) as Record<string, unknown>[];
    let item = items.at(-1);
    if (item === undefined || Object.hasOwn(item, name)) items.push((item = {}));
    item[name] = unwrapped(schema as z.core.$ZodType) instanceof z.ZodArray ? value.list : value.text;
  }

  #has(list: string, name: string): boolean {
    return Object.hasOwn(this.#items.get(list)?.shape ?? {}, name);
  }
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_ -]/g, '');
