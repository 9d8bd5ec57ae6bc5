import { isPlainObject } from '@handbill/contract';
import * as z from 'zod';
import { madeOnce } from '../characters/made-once.ts';
import { unwrapped, type AnyDefinition } from '../kinds/definition-of.ts';
import type { JsonInText } from './json-values.ts';
import { parseShort } from './strict-json.ts';
import { behind, Members, type JsonObject } from './members.ts';

export interface Candidate {
  readonly object: JsonObject;
  readonly fields: readonly string[];
  readonly cut: readonly string[] | undefined;
  readonly isByName: boolean;
  readonly index: number;
}

const maxObjects = 400;
/** How deep an output may be wrapped: in `choices`, `message`, `tool_calls`, `function`, `arguments`. */
const maxWrappers = 10;

interface Place {
  readonly value: unknown;
  readonly cut: readonly string[] | undefined;
  /** Whether it stands beside parts of an output, and may have others. */
  readonly isGroup?: boolean;
}

/**
 * The objects in the values of an answer that may be its output, in their order: the values themselves, those inside a wrapper
 * (`{ "output": … }`, a list, a text with JSON in it), the bare list of a kind that has one list, and parts that came apart.
 */
export function findCandidates({ output }: AnyDefinition, values: readonly JsonInText[]): readonly Candidate[] {
  const finder = new Finder(output);
  for (const [index, { value, truncated, isUnclosed }] of values.entries())
    finder.find({ value, cut: truncated || isUnclosed === true ? lastPath(value) : undefined }, index);
  const whole = finder.joined(values);
  return whole === undefined ? finder.candidates : [...finder.candidates, whole];
}

function lastPath(value: unknown): readonly string[] {
  const path: string[] = [];
  for (let inner = value; typeof inner === 'object' && inner !== null;) {
    const last: string | undefined = Object.keys(inner).at(-1);
    if (last === undefined) break;
    path.push(last);
    inner = Reflect.get(inner, last);
  }
  return path;
}

class Finder {
  readonly candidates: Candidate[] = [];
  readonly #schema: z.ZodObject;
  readonly #lists: readonly { readonly name: string; readonly item: z.ZodObject }[];
  #objectsLeft = maxObjects;

  constructor(schema: z.ZodObject) {
    this.#schema = schema;
    this.#lists = Object.entries(schema.shape).flatMap(([name, field]) => {
      const list = unwrapped(field as z.core.$ZodType);
      const item = list instanceof z.ZodArray ? unwrapped(list.element) : undefined;
      return item instanceof z.ZodObject ? [{ name, item }] : [];
    });
  }

  find(place: Place, index: number, depth = maxWrappers): void {
    if (depth === 0 || this.#objectsLeft <= 0) return;
    const { value, cut } = place;
    if (typeof value === 'string') this.find({ value: jsonIn(value), cut: undefined }, index, depth - 1);
    else if (Array.isArray(value)) this.#findInList(value, cut, index, depth);
    else if (isPlainObject(value)) this.#findInObject(value, place, index, depth);
  }

  #findInObject(value: JsonObject, { cut, isGroup = false }: Place, index: number, depth: number): void {
    this.#objectsLeft -= 1;
    const { fields, isByName } = new Members(value, this.#schema).matched;
    const from = this.candidates.length;
    const isLikely = isByName || isGroup || fields.length * 2 >= Object.keys(this.#schema.shape).length;
    const isAnswer = isLikely && mayBeAnswer(value, fields, isByName);
    this.#findInMembers(value, { cut, isGroup: isAnswer && isByName }, index, depth);
    const inner = this.candidates.slice(from);
    const found: Candidate = { object: value, fields, isByName, cut, index };
    const item = isByName ? undefined : this.#bareItem(found);
    if (item !== undefined) this.candidates.push(item);
    else if (!isAnswer) this.#addJoined(inner, index);
    else if (!isByName && isOnly(this.#schema)) this.candidates.push(found);
    else if (!inner.some((candidate) => candidate.isByName && (!isByName || isJson(value[candidate.fields[0] ?? ''])))) {
      this.candidates.length = from;
      this.candidates.push(this.#withGroups(found, inner));
    }
  }

  /** Beside parts of an answer there may be groups of others; its lists and texts are its own, unless JSON was encoded twice. */
  #findInMembers(value: JsonObject, { cut, isGroup = false }: Omit<Place, 'value'>, index: number, depth: number): void {
    for (const name of Object.keys(value).slice(0, maxObjects)) {
      const member = value[name];
      const isObject = isPlainObject(member);
      if (isAboutAnswer(name) || (isGroup && !isObject && !isJson(member))) continue;
      this.find({ value: member, cut: behind(cut, [name]), ...(isObject && { isGroup }) }, index, depth - 1);
    }
  }

  #bareItem({ object, cut, index }: Candidate): Candidate | undefined {
    const [list] = this.#lists;
    if (list === undefined || !isOnly(this.#schema) || !isBareItem(object, list.item)) return undefined;
    return { object: { [list.name]: [object] }, fields: [list.name], isByName: true, cut: cut && [list.name, '0', ...cut], index };
  }

  #findInList(value: readonly unknown[], cut: Place['cut'], index: number, depth: number): void {
    const [list] = this.#lists;
    const objects = value.filter(isPlainObject);
    const isBareList = list !== undefined && isOnly(this.#schema) && objects.some((item) => new Members(item, list.item).matched.isByName);
    if (isBareList) {
      this.candidates.push({ object: { [list.name]: value }, fields: [list.name], isByName: true, cut: cut && [list.name, ...cut], index });
      return;
    }
    const before = this.candidates.length;
    for (const [item, inner] of value.slice(0, maxObjects).entries())
      this.find({ value: inner, cut: behind(cut, [String(item)]) }, index, depth - 1);
    this.#addJoined(this.candidates.slice(before), index);
    const pairs = pairsIn(objects);
    if (pairs !== undefined) this.find({ value: pairs, cut: undefined }, index, depth - 1);
  }

  /** An object with its grouped parts beside the others: `{"title": …, "seo": {"meta_title": …}}`. */
  #withGroups(candidate: Candidate, inner: readonly Candidate[]): Candidate {
    let { object, fields, cut } = candidate;
    for (const group of inner) {
      const others = group.fields.filter((field) => !fields.includes(field));
      if (others.length === 0) continue;
      object = { ...pick(group.object, others, this.#schema), ...object };
      fields = [...fields, ...others];
      cut = cut === undefined ? group.cut : cut;
    }
    return { ...candidate, object, fields, cut };
  }

  /** Objects that have different parts of one output: JSON Lines, groups, a fence for each part. */
  #addJoined(parts: readonly Candidate[], index: number): void {
    if (parts.length < 2) return;
    const fields = parts.flatMap((part) => part.fields);
    if (new Set(fields).size < fields.length) return;
    const object = Object.assign({}, ...parts.map((part) => pick(part.object, part.fields, this.#schema))) as JsonObject;
    this.candidates.push({ object, fields, isByName: parts.some((part) => part.isByName), cut: parts.at(-1)?.cut, index });
  }

  joined(values: readonly JsonInText[]): Candidate | undefined {
    if (values.length < 2) return undefined;
    const merged: Record<string, unknown> = {};
    const items = new Map<string, unknown[]>();
    for (const { value } of values.slice(0, maxObjects)) {
      if (!isPlainObject(value)) return undefined;
      const list = this.#lists.find(({ item }) => isItem(value, item));
      if (list !== undefined && items.size < 2) madeOnce(items, list.name, (): unknown[] => []).push(value);
      else {
        const { fields } = new Members(value, this.#schema).matched;
        if (fields.length === 0 || fields.some((field) => Object.hasOwn(merged, field))) return undefined;
        Object.assign(merged, pick(value, fields, this.#schema));
      }
    }
    for (const [name, list] of items) {
      if (Object.hasOwn(merged, name)) return undefined;
      merged[name] = list;
    }
    return {
      object: merged,
      fields: Object.keys(merged),
      isByName: true,
      cut: values.at(-1)?.truncated === true ? lastPath(merged) : undefined,
      index: values.length - 1,
    };
  }
}

/** Names of members that describe an answer and are none, or were not meant to be it. */
const aboutAnswers =
  /^(?:\$?defs|definitions|usage|examples?|reasoning|thinking|thoughts?|alternatives?|alternate|discarded|rejected|previous|(?:first|initial|rough|old)?_?(?:draft|attempt|try)s?_?\d{0,2})$/i;
const isAboutAnswer = (name: string): boolean => name.length < 30 && aboutAnswers.test(name);

const isOnly = ({ shape }: z.ZodObject): boolean => Object.keys(shape).length === 1;

const isJson = (value: unknown): boolean => typeof value === 'string' && /^\s*(?:```\w*\s*)?[{[]\s*["{[]/.test(value.slice(0, 100));

const isItem = (value: JsonObject, item: z.ZodObject): boolean => {
  const { fields, isByName } = new Members(value, item).matched;
  return isByName && Object.keys(value).length <= Object.keys(item.shape).length + 1 && fields.length === Object.keys(value).length;
};

function isBareItem(value: JsonObject, item: z.ZodObject): boolean {
  const { fields, isByName } = new Members(value, item).matched;
  return (
    isByName ||
    (fields.length > 1 &&
      mayBeAnswer(value, fields, false) &&
      Object.entries(value).some(([name, inner]) => Array.isArray(inner) || /\d$/.test(name)))
  );
}

/** Whether an object with some parts is an answer: one under other names alone may be an error, or a provider's envelope around an answer. */
function mayBeAnswer(value: JsonObject, fields: readonly string[], isByName: boolean): boolean {
  if (fields.length === 0) return false;
  const isOther = ['error', 'errors', 'role', 'refusal', 'arguments', 'parameters', 'tool_calls', 'choices', 'properties'].some((name) =>
    Object.hasOwn(value, name),
  );
  return !isOther && (isByName || !Object.hasOwn(value, 'type'));
}

function pick(object: JsonObject, fields: readonly string[], schema: z.ZodObject): JsonObject {
  const members = new Members(object, schema);
  return Object.fromEntries(fields.map((field) => [field, members.find(field)?.value]));
}

function jsonIn(text: string): unknown {
  const json = text
    .trim()
    .replace(/^```\w*\s*/, '')
    .replace(/\s*```$/, '');
  return /^[{["]/.test(json) ? parseShort(json) : undefined;
}

const firstOf = (item: JsonObject, names: readonly string[]): unknown =>
  names.map((name) => item[name]).find((value) => value !== undefined && value !== null);

/** `[{"name": "subject", "value": "…"}, …]` as an object. */
function pairsIn(items: readonly JsonObject[]): JsonObject | undefined {
  const pairs = items.map(
    (item) =>
      [
        firstOf(item, ['name', 'field', 'key', 'part', 'path', 'pointer', 'label', 'id']),
        firstOf(item, ['value', 'content', 'text']),
      ] as const,
  );
  if (pairs.length < 2 || !pairs.every(([name, value]) => typeof name === 'string' && value !== undefined)) return undefined;
  return Object.fromEntries(pairs.map(([name, value]) => [String(name), value]));
}
