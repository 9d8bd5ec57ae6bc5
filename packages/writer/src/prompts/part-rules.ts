import {
  isLengthUnit,
  unitDescriptions,
  type ContentRequest,
  type PartGuide,
  type PlatformLimit,
  type RequiredPart,
} from '@handbill/contract';
import * as z from 'zod';
import { unwrapped, type AnyDefinition } from '@handbill/text';

/** A part of an output as the schema in the prompt names it: `/variants/*\/headlines/*` → `variants[].headlines[]`, in backquotes. */
export const partName = (pointer: string): string => `\`${pointer.slice(1).replaceAll('/*', '[]').replaceAll('/', '.')}\``;

interface PatternPart {
  readonly pointer: string;
  readonly schema: z.core.$ZodType;
}

function* partsOf(schema: z.core.$ZodType, pointer = ''): Generator<PatternPart, void> {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodObject)
    for (const [name, field] of Object.entries(plain.shape)) yield* partsOf(field as z.core.$ZodType, `${pointer}/${name}`);
  else {
    if (pointer !== '') yield { pointer, schema };
    if (plain instanceof z.ZodArray) yield* partsOf(plain.element, `${pointer}/*`);
  }
}

const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;

function formatOf({ schema }: PatternPart): readonly string[] {
  const plain = unwrapped(schema);
  if (!(plain instanceof z.ZodString)) return [];
  return [/\bMarkdown\b/.test(plain.description ?? '') ? 'Markdown' : 'plain text without Markdown'];
}

function countRule(part: PatternPart, required: RequiredPart | undefined): readonly string[] {
  const isList = unwrapped(part.schema) instanceof z.ZodArray;
  if (required === undefined) return [];
  const { min, max } = required;
  if (!isList) return [min > 0 ? 'always there' : 'there or null'];
  return [`${max === undefined ? `at least ${min}` : min === max ? `exactly ${min}` : `${min} to ${max}`} in the list`];
}

function limitRule({ unit, min, max, outcome }: PlatformLimit): string {
  const allowed = min === undefined ? `at most ${max}` : `${min} to ${max}`;
  if (unit === 'items') return `${outcome === 'fail' ? '' : 'better '}${allowed} in the list`;
  if (max === 0) return `no ${unitDescriptions[unit]}`;
  if (!isLengthUnit(unit)) return `${allowed} ${unitDescriptions[unit]}`;
  return outcome === 'fail'
    ? `${allowed} ${unitDescriptions[unit]} (the platform refuses more, so stay a little below)`
    : `what matters within the first ${max} ${unitDescriptions[unit]}, after which the platform hides or cuts it`;
}

function guideRule({ length, advice }: PartGuide, isLimited: boolean): readonly string[] {
  const best =
    length === undefined ? [] : [`${isLimited ? 'best ' : ''}${range(length)} ${length.unit === 'items' ? 'of them' : length.unit}`];
  return [...best, ...(advice === undefined ? [] : [advice])];
}

/** A rule for each part: its format, its length, its count, the limits of its platform. They contain no word of the brief. */
export function partRules(definition: AnyDefinition, request: ContentRequest): readonly string[] {
  const limits = definition.limits(request);
  const required = new Map(definition.required(request).map((part) => [part.pointer, part]));
  const guides = definition.parts?.(request) ?? {};
  const absent = [...required.values()].filter(({ max }) => max === 0).map(({ pointer }) => pointer);
  return [...partsOf(definition.output)].flatMap((part) => {
    const { pointer } = part;
    const isList = unwrapped(part.schema) instanceof z.ZodArray;
    if (absent.includes(pointer))
      return [`${partName(pointer)}: there is no such part here, it is always ${isList ? 'an empty list' : 'null'}`];
    if (absent.some((list) => pointer.startsWith(`${list}/`))) return [];
    const ownLimits = limits.filter((limit) => limit.pointer === pointer);
    // The platform’s limit for the same list is narrower.
    const isNarrowed = isList && ownLimits.some(({ outcome }) => outcome === 'fail');
    const says = [
      ...formatOf(part),
      ...(isNarrowed ? [] : countRule(part, required.get(pointer))),
      ...ownLimits.map(limitRule),
      ...guideRule(guides[pointer] ?? {}, ownLimits.length > 0 || required.has(pointer)),
    ];
    // Of a list all there may be to say is said of its items.
    return says.length === 0 ? [] : [`${partName(pointer)}: ${says.join('; ')}`];
  });
}
