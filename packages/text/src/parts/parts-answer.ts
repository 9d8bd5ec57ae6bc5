import { partAt, type ContentRequest } from '@handbill/contract';
import * as z from 'zod';
import { isBrokenOff } from '../checked/checked-text.ts';
import { definitionOf, schemaAt, type AnyDefinition, type AnyOutput } from '../kinds/definition-of.ts';
import { partDefinition } from '../kinds/section-definitions.ts';
import { readAnswer, type Answer } from '../reading/read-answer.ts';
import type { PartTask } from './part-task.ts';

const listOf = ({ pointer }: PartTask): string => pointer.replace(/\/-$/, '');

function schemaOf({ output }: AnyDefinition, part: PartTask): z.ZodType {
  const schema = schemaAt(output, part.kept === null ? part.pointer : listOf(part));
  // The pointer is that of a value of the output.
  return schema as z.ZodType;
}

const partsOf = (definition: AnyDefinition, fields: readonly (readonly [name: string, schema: z.ZodType])[]): AnyDefinition =>
  partDefinition(definition, 'parts', z.object(Object.fromEntries(fields)));

/** Parts of a kind of content as a kind of their own: an object with a field for each of them, by which prompts are made. */
export const partsDefinition = (definition: AnyDefinition, parts: readonly PartTask[]): AnyDefinition =>
  partsOf(
    definition,
    parts.map((part) => [part.pointer, schemaOf(definition, part)]),
  );

const answeredParts = (definition: AnyDefinition, parts: readonly PartTask[], nameOf: (pointer: string) => string): AnyDefinition =>
  partsOf(
    definition,
    parts.map((part) => [nameOf(part.pointer), z.nullable(schemaOf(definition, part))]),
  );

/** Where in the output something is that an answer has at this pointer of its own. */
export function pointerInOutput(parts: readonly PartTask[]): (pointer: string) => string {
  const ends = parts.flatMap((part) => (part.kept === null ? [] : [{ list: listOf(part), kept: part.kept }]));
  return (pointer) => {
    const own = pointer.slice(1);
    const end = ends.find(({ list }) => own.startsWith(`${list}/-/`));
    if (end === undefined) return own;
    const [index = '', ...rest] = own.slice(end.list.length + 3).split('/');
    return [end.list, Number(index) + end.kept, ...rest].join('/');
  };
}

/** Pointers that are void once the parts come. */
export const voidedBy = (parts: readonly PartTask[], output: AnyOutput): string[] =>
  parts.flatMap((part) => {
    if (part.kept === null) return [part.pointer];
    const { kept } = part;
    const items = partAt(output, listOf(part));
    const count = Array.isArray(items) ? Math.max(1, items.length - kept) : 1;
    return Array.from({ length: count }, (_, index) => `${listOf(part)}/${kept + index}`);
  });

/** How models spell the name of a part, besides its pointer. */
const spellings: readonly ((pointer: string) => string)[] = [
  (pointer) => pointer,
  (pointer) => pointer.slice(1),
  (pointer) => pointer.slice(1).replaceAll('/', '.'),
  (pointer) =>
    pointer
      .slice(1)
      .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
      .replaceAll('/', '.'),
];

const hasText = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null && Object.values(value).some(hasText);

/**
 * Reads the parts that were asked for from an answer: by their names, or from a whole text. Resolves to the values to be set in the output, by
 * their pointers; one that is missing or empty stays as it is. An answer that breaks off has none.
 */
export function readParts(
  { type }: Pick<ContentRequest, 'type'>,
  parts: readonly PartTask[],
  { answer, output }: { readonly answer: Answer; readonly output: AnyOutput },
): ReadonlyMap<string, unknown> {
  const definition = definitionOf({ type });
  const none = new Map<string, unknown>();
  for (const nameOf of spellings) {
    const named = readAnswer(answeredParts(definition, parts, nameOf), answer);
    if (named.truncated) return none;
    if (named.output === null) continue;
    const values = new Map<string, unknown>(Object.entries(named.output));
    return placed(parts, output, (part) => values.get(nameOf(part.pointer)));
  }
  const whole = readAnswer(definition, answer);
  if (whole.output === null || whole.truncated) return none;
  return placed(parts, output, (part) => {
    if (part.kept === null) return partAt(whole.output, part.pointer);
    const items = partAt(whole.output, listOf(part));
    return Array.isArray(items) ? items.slice(part.kept) : undefined;
  });
}

function placed(parts: readonly PartTask[], output: AnyOutput, valueOf: (part: PartTask) => unknown): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const part of parts) {
    const value = valueOf(part);
    // A part that was cut off is still cut off.
    if (!hasText(value) && part.failing.some(isBrokenOff)) return new Map();
    if (!hasText(value)) continue;
    const before = partAt(output, listOf(part));
    if (part.kept === null) values.set(part.pointer, value);
    else if (Array.isArray(before) && Array.isArray(value)) values.set(listOf(part), [...before.slice(0, part.kept), ...value]);
  }
  return values;
}
