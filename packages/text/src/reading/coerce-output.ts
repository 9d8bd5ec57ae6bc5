import { isPlainObject } from '@handbill/contract';
import * as z from 'zod';
import { clean } from '../characters/clean.ts';
import { fieldAt, unwrapped } from '../kinds/definition-of.ts';
import { behind, isFilled, Members, type JsonObject, foldName, strippedName } from './members.ts';
import { listFrom } from './list-from.ts';
import { beginsWithThought } from './thought-marks.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** For all lists of an output together: several times as many as any brief asks for. A value with more is no output, and the answer is kept as it came. */
const maxItems = 1_000;
const maxJoined = 1_000;
const maxDepth = 16;

/**
 * Brings a value into the shape of a schema: texts cleaned, fields found by other names, unknown ones left out, lists sent as
 * something else, missing parts empty. `cut` is the path to where the value breaks off.
 * Returns the JSON Pointers to the parts that were not sent, and to the one that breaks off, as well.
 */
export function coerceOutput(schema: z.ZodObject, value: JsonObject, cut: readonly string[] | undefined) {
  const coercion = new Coercion();
  const coerced = coercion.coerce(schema, { value, pointer: '', cut });
  return { value: coerced, missing: coercion.missing, brokenAt: coercion.brokenAt };
}

interface Sent {
  readonly value: unknown;
  readonly pointer: string;
  readonly cut: readonly string[] | undefined;
}

class Coercion {
  readonly missing: string[] = [];
  brokenAt: string | null = null;
  #itemsLeft = maxItems;

  coerce(schema: z.core.$ZodType, sent: Sent): unknown {
    const plain = unwrapped(schema);
    const isNullable = plain !== schema;
    if (sent.cut !== undefined) this.brokenAt = sent.pointer;
    if (isNullable && isNothing(sent.value)) return null;
    if (plain instanceof z.ZodObject) return this.#object(plain, sent);
    if (plain instanceof z.ZodArray) return this.#list(plain, sent);
    if (plain instanceof z.ZodString) return this.#text(sent);
    if (plain instanceof z.ZodNumber && typeof sent.value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(sent.value.trim()))
      return Number(sent.value);
    return sent.value;
  }

  #object(schema: z.ZodObject, { value, pointer, cut }: Sent): unknown {
    const object = isPlainObject(value) ? value : Array.isArray(value) && value.length === 1 && isPlainObject(value[0]) ? value[0] : {};
    const rest = isPlainObject(value) ? cut : cut?.slice(1);
    const members = new Members(object, schema);
    const fields = Object.entries(schema.shape).map(([name, field]) => {
      const { value: sent, path = [] } = members.find(name) ?? { value: undefined };
      const inside = path.length > 0 ? behind(rest, path) : undefined;
      return [name, this.coerce(field, { value: sent, pointer: `${pointer}/${name}`, cut: inside })] as const;
    });
    return Object.fromEntries(fields);
  }

  #list(schema: z.ZodArray, { value, pointer, cut }: Sent): unknown {
    const items = listFrom(value, schema.element);
    this.#itemsLeft -= items.length;
    if (this.#itemsLeft < 0) return undefined;
    if (value === undefined || value === null) this.missing.push(pointer);
    return items.map(({ value: item, path }, index) =>
      this.coerce(schema.element, { value: item, pointer: `${pointer}/${index}`, cut: behind(cut, path) }),
    );
  }

  #text({ value, pointer }: Sent): unknown {
    const sent = withoutLabel(withLineBreaks(textOf(value)), pointer);
    const isThought = beginsWithThought(sent);
    const text = clean(isThought ? withoutThoughts(sent) : sent).trim();
    if (text === '' && (isThought || typeof value !== 'string')) this.missing.push(pointer);
    return text;
  }
}

/** A text whose line breaks were escaped once more than needed; a path of Windows has small letters behind such an escape. */
const withLineBreaks = (text: string): string =>
  !text.includes('\\n') || text.includes('\n') || !/\\n(?:\\n|[\s\d\p{Lu}*#•-])/u.test(text)
    ? text
    : text.replaceAll(/\\r?\\n|\\n/g, '\n').replaceAll('\\"', '"');

/** `**Subject line:** …`: a text without the name of its own part before it. */
function withoutLabel(text: string, pointer: string): string {
  const [found = '', name = ''] =
    /^[\s*_]{0,5}(\p{L}[\p{L} _-]{1,30}?)(?: ?#?\d{1,2})?[*_]{0,3}\s?:[\s*_]{1,5}(?=\S)/u.exec(text.slice(0, 80)) ?? [];
  if (name === '') return text;
  return strippedName(foldName(name)) === strippedName(foldName(fieldAt(pointer))) ? text.slice(found.length) : text;
}

/** Models write this where a part that may be missing is missing. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && /^\s*(?:null|none|n\/a|undefined)?\s*$/i.test(value));

const textMembers = ['text', 'label', 'value', 'content', 'title', 'copy', 'body', 'html', 'markdown', 'caption', 'headline', 'name'];

/** The text that a value stands for: itself, a number, paragraphs in a list, an object with a text in it. Empty if it stands for none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (Array.isArray(value)) return textsOf(value).join('\n\n');
  if (isPlainObject(value) && typeof value['value'] === 'string') return value['value'];
  if (!isPlainObject(value) || isSchema(value)) return '';
  const names = Object.keys(value).slice(0, maxJoined);
  const byName = textMembers
    .map((member) => names.find((name) => foldName(name) === member))
    .find((name) => isFilled(name === undefined ? undefined : value[name]));
  const others = names.filter((name) => typeof value[name] === 'string' && !isAbout(name, value[name]));
  // A greeting, paragraphs and a closing are one text, in their order.
  return byName !== undefined && others.length <= 1 ? textOf(value[byName]) : textsOf([value]).join('\n\n');
}

const isAbout = (name: string, value: unknown): boolean =>
  /^(?:format|url|link|href|style|color|colour|type|tone|language|words?_?count|length|characters?|chars|char_?count|note|notes|id|role|kind|level|class|rationale|reason|reasoning|explanation|comments?|purpose|why)$/i.test(
    name,
  ) ||
  (typeof value === 'string' && /^https?:\/\/\S*$/.test(value.trim()));

function textsOf(values: readonly unknown[], depth = 0): string[] {
  const texts: string[] = [];
  for (const value of values) {
    if (texts.length >= maxJoined || depth > maxDepth) break;
    if (Array.isArray(value)) texts.push(...textsOf(value, depth + 1));
    else if (isPlainObject(value) && !isSchema(value)) {
      const said = Object.entries(value).flatMap(([name, inner]) => (isAbout(name, inner) ? [] : [inner]));
      texts.push(...textsOf(said, depth + 1));
    } else if (typeof value === 'string' && value.trim() !== '') texts.push(value.trim());
  }
  return texts;
}

const isSchema = (value: JsonObject): boolean =>
  typeof value['type'] === 'string' && /^(?:string|object|array|number|null)$/.test(value['type']);
