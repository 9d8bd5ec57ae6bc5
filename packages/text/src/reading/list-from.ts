import { isPlainObject } from '@handbill/contract';
import * as z from 'zod';
import { unwrapped } from '../kinds/definition-of.ts';
import { parseShort } from './strict-json.ts';
import { Members, type JsonObject } from './members.ts';
import { fixJson } from './fix-json.ts';

/** An item of a list, and the path to it from the value that was sent for the list; without one, it is a piece of a text. */
export interface SentItem {
  readonly value: unknown;
  readonly path?: readonly string[];
}

const maxItems = 1_001;

/** The items that a value stands for where a list belongs: a list, an object by names or numbers, one item, a text with a line for each. */
export function listFrom(value: unknown, element: z.core.$ZodType): readonly SentItem[] {
  const item = unwrapped(element);
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return itemsOfList(value, item);
  if (typeof value === 'string') return itemsOfText(value, item);
  if (!isPlainObject(value)) return item instanceof z.ZodObject ? [] : [{ value, path: [] }];
  const only = onlyList(value, item);
  if (only !== undefined) return listFrom(only, item);
  if (item instanceof z.ZodObject) return objectsIn(value, item);
  const names = Object.keys(value).slice(0, maxItems);
  return names.map((name) => ({ value: value[name], path: [name] }));
}

function itemsOfList(list: readonly unknown[], item: z.core.$ZodType): readonly SentItem[] {
  const items = list.slice(0, maxItems).map((value, index) => ({ value, path: [String(index)] }));
  const filled = items.filter(({ value }) => value !== null && value !== undefined);
  const [first] = filled;
  if (filled.length !== 1 || !Array.isArray(first?.value)) return filled.flatMap((one) => itemsIn(one, item));
  // A list in a list of one.
  return listFrom(first.value, item).map(({ value, path }) => ({ value, ...(path && { path: ['0', ...path] }) }));
}

function itemsOfText(text: string, item: z.core.$ZodType): readonly SentItem[] {
  if (text.trim() === '') return [];
  const json = jsonIn(text);
  if (json !== undefined) return listFrom(json, item);
  return item instanceof z.ZodObject ? headedTexts(text, item) : lines(text).map((value) => ({ value }));
}

/** A text among objects, or an object that is a pair: `{"Feed it daily": "Stir in …"}`. */
function itemsIn(one: SentItem, item: z.core.$ZodType): readonly SentItem[] {
  if (!(item instanceof z.ZodObject)) return [one];
  const json = typeof one.value === 'string' ? jsonIn(one.value) : undefined;
  if (isPlainObject(json)) return [{ value: json }];
  if (typeof one.value === 'string') return headedTexts(one.value, item);
  if (!isPlainObject(one.value) || new Members(one.value, item).matched.fields.length > 0) return [one];
  return objectsIn(one.value, item).map(({ value, path }) => ({ value, path: [...(one.path ?? []), ...(path ?? [])] }));
}

/** One item, items under names or numbers, or pairs of a heading and its text. */
function objectsIn(value: JsonObject, item: z.ZodObject): readonly SentItem[] {
  if (new Members(value, item).matched.fields.length > 0 && !Object.values(value).every(isPlainObject)) return [{ value, path: [] }];
  const [first, second] = Object.keys(item.shape);
  return Object.entries(value)
    .slice(0, maxItems)
    .flatMap(([name, inner]): SentItem[] => {
      if (typeof inner !== 'string') return isPlainObject(inner) ? [{ value: inner, path: [name] }] : [];
      return first === undefined || second === undefined ? [] : [{ value: { [first]: name, [second]: inner } }];
    });
}

const maxFixed = 2_000;

function jsonIn(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const value = parseShort(text) ?? (text.length <= maxFixed ? fixJson(text)?.value : undefined);
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** `<sections><section>…</section><section>…</section></sections>`, `{"title": …, "items": […]}`: the only list in an object. */
function onlyList(value: JsonObject, item: z.core.$ZodType): readonly unknown[] | undefined {
  const [list, ...others] = Object.values(value).slice(0, maxItems).filter(Array.isArray);
  if (list === undefined || others.length > 0) return undefined;
  if (!(item instanceof z.ZodObject)) return Object.keys(value).length === 1 ? list : undefined;
  return list.some(isPlainObject) && !new Members(value, item).matched.isByName ? list : undefined;
}

/** A text with Markdown headings, as items of a heading and the text below it. */
function headedTexts(text: string, { shape }: z.ZodObject): readonly SentItem[] {
  const [first, second] = Object.keys(shape);
  if (first === undefined || second === undefined || !(unwrapped(shape[first] as z.core.$ZodType) instanceof z.ZodString))
    return [{ value: text }];
  const items: { heading: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const heading = /^[ \t]*#{1,6}[ \t]+(\S.*)$/.exec(line)?.[1] ?? /^[ \t]*\*\*([^*]{1,150})\*\*:?[ \t]*$/.exec(line)?.[1];
    if (heading !== undefined) items.push({ heading: heading.replace(/[ \t#*]+$/, ''), lines: [] });
    else if (items.length > 0 || line.trim() !== '') (items.at(-1) ?? items[items.push({ heading: '', lines: [] }) - 1])?.lines.push(line);
  }
  return items.slice(0, maxItems).map(({ heading, lines: body }) => ({ value: { [first]: heading, [second]: body.join('\n').trim() } }));
}

function lines(text: string): readonly string[] {
  const trimmed = text.trim();
  if (!trimmed.includes('\n') && /^#?[\p{L}\p{N}_]+(?:[\s,;]+#[\p{L}\p{N}_]+)*[\s,;]*$/u.test(trimmed))
    return trimmed
      .split(/[\s,;]+/)
      .filter((tag) => tag !== '')
      .slice(0, maxItems);
  return trimmed
    .split(trimmed.includes('\n') ? '\n' : ' | ')
    .map((line) => line.replace(/^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)/, '').trim())
    .filter((line) => line !== '')
    .slice(0, maxItems);
}
