import type { Steps } from '@handbill/contract';
import * as z from 'zod';
import { unwrapped, type AnyDefinition } from '../definition-of.ts';
import type { JsonInText } from './json-values.ts';
import { foldName, otherNamesOf, strippedName } from './part-names.ts';

const linesPerStep = 500;

/** `Subject: …`, `**Subject line:** …`, `- Subject — …` */
const label =
  /^\s{0,8}(?:(?:\p{Extended_Pictographic}|\d)[^\p{L}\p{N}\s*_:]{0,6}\s+)?(?:[-*+•]\s+|\d{1,2}[.)]\s+|#{1,6}\s+|>\s+)?(?:\*\*|__|\*|_|`|\[)?\s?(\p{L}[\p{L}\p{N} _'-]{0,40}?)\s?(?:\*\*|__|\*|_|`|\])?\s?(?:\([^()]{0,60}\)\s?)?(?:\*\*)?[:：](?:\*\*|__|\*)?[ \t]*(.*)$/u;
/** A heading or a bold line with nothing else in it. */
const heading = /^\s{0,3}(?:#{1,6}\s+(?:\d+[.)]\s+)?(?:\*\*)?([^#*\n]{1,150}?)(?:\*\*)?\s*:?|\*\*([^*\n]{1,150}?):?\*\*:?)\s*#*\s*$/u;

/** An answer with a name before each part, as an object of them; `undefined` if fewer than two parts have one. */
export function* labelledParts({ output }: AnyDefinition, answer: string): Steps<Pick<JsonInText, 'value' | 'truncated'> | undefined> {
  const fields = new Fields(output);
  const parts = new Map<string, string[]>();
  let part: string[] | undefined;
  let count = 0;
  for (const sent of answer.trim().split('\n')) {
    count += 1;
    if (count % linesPerStep === 0) yield;
    const line = asLabel(sent);
    const found = fields.beginningOf(line.slice(0, 400), parts);
    if (found === undefined) {
      part?.push(line);
      continue;
    }
    part = found.keepsLine ? [line] : found.hasText ? [line.replace(label, '$2')] : [];
    const before = parts.get(found.field);
    if (before === undefined) parts.set(found.field, part);
    else {
      before.push(...part);
      part = before;
    }
  }
  const filled = [...parts].filter(([, lines]) => lines.some((line) => line.trim() !== ''));
  if (filled.length < Math.min(2, fields.count)) return undefined;
  return { value: Object.fromEntries(filled.map(([field, lines]) => [field, tidied(lines, fields.isLine(field))])), truncated: false };
}

/** `| Subject | … |`, the row of a table, as `Subject: …`. */
function asLabel(line: string): string {
  if (!line.startsWith('|')) return line;
  const [, name = '', ...cells] = line.trim().replace(/\|$/, '').split('|');
  return `${name.replaceAll(/[*_`]/g, '').trim().slice(0, 60)}: ${cells
    .join('|')
    .trim()
    .replaceAll(/(?:<br ?\/?>){1,2}/gi, (breaks) => '\n'.repeat(breaks.split('<').length - 1))}`;
}

/** Without quotation marks around a line, fences, rules and indentation; a part that is one line ends with it. */
function tidied(lines: readonly string[], isLine: boolean): string {
  const [first = '', ...rest] = lines.filter((line) => !/^\s*(?:```\w*|-{3,}|\*{3,})\s*$/.test(line));
  const indented = rest.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indentation = indented.reduce((least, one) => Math.min(least, one), Infinity);
  // YAML’s signs for a text of several lines.
  const text = [first.replace(/^[|>][-+]?\s*$/, ''), ...rest.map((line) => (line.trim() === '' ? '' : line.slice(indentation)))]
    .join('\n')
    .trim();
  const part = isLine ? (text.split(/\n\s*\n/, 1)[0] ?? text) : text;
  return part.replace(/^["“]([^"“”\n]*)["”]$|^'([^'\n]*)'$/, '$1$2').replace(/^\*\*([^*\n]*)\*\*$/, '$1');
}

/** Which field’s part a line begins. */
class Fields {
  readonly #shape: z.ZodObject['shape'];
  readonly #names = new Map<string, string>();
  /** The list that headings and what is below them go into. */
  readonly #list: string | undefined;

  constructor({ shape }: z.ZodObject) {
    this.#shape = shape;
    const names = Object.keys(shape);
    for (const field of names) this.#names.set(foldName(field), field);
    for (const field of names)
      for (const name of [strippedName(foldName(field)), ...otherNamesOf(field)]) if (!this.#names.has(name)) this.#names.set(name, field);
    this.#list = names.find((field) => this.#itemOf(field)?.shape['heading'] !== undefined);
  }

  get count(): number {
    return Object.keys(this.#shape).length;
  }

  #itemOf(field: string): z.ZodObject | undefined {
    const schema = this.#shape[field];
    const list = schema === undefined ? undefined : unwrapped(schema);
    const item = list instanceof z.ZodArray ? unwrapped(list.element) : undefined;
    return item instanceof z.ZodObject ? item : undefined;
  }

  /** Whether a field’s text is one line: its description says that longer ones are Markdown. */
  isLine(field: string): boolean {
    const schema = this.#shape[field];
    return schema instanceof z.ZodString && schema.description !== 'Markdown' && this.count > 2;
  }

  beginningOf(line: string, parts: ReadonlyMap<string, unknown>): { field: string; hasText: boolean; keepsLine: boolean } | undefined {
    const [, name] = label.exec(line) ?? [];
    const labelled = name === undefined ? undefined : this.#named(name);
    if (labelled !== undefined) return { field: labelled, hasText: true, keepsLine: false };
    const [, marked, bold] = heading.exec(line) ?? [];
    const words = marked ?? bold;
    if (words === undefined) return undefined;
    const field = this.#named(words);
    if (field !== undefined) return { field, hasText: false, keepsLine: false };
    return this.#list !== undefined && marked !== undefined && parts.size > 0
      ? { field: this.#list, hasText: false, keepsLine: true }
      : undefined;
  }

  #named(words: string): string | undefined {
    const folded = foldName(words);
    return this.#names.get(folded) ?? this.#names.get(strippedName(folded));
  }
}
