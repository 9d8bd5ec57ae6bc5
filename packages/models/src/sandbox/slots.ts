import { isLengthUnit, isWithin, partAt, textParts, withParts, type PlatformLimit } from '@handbill/contract';
import { isMarkdownAt, roleOf, schemaAt, seoLengths, unwrapped, type AnyDefinition, type PartsTask, type PartTask } from '@handbill/text';
import * as z from 'zod';
import { onceFor } from '../model/once-for.ts';
import type { Brief } from './brief.ts';
import type { Shuffle } from './filler.ts';

/** The usual words of a running text. */
const [itemWords, textWords] = [60, 90];
/** Below so many characters a text is a line. */
const shortText = 150;

/** A pointer as definitions write it: `*` for any item of a list. */
const patternOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');
/** The part itself, or the list that it is the end of. */
export const placeOf = ({ pointer }: Pick<PartTask, 'pointer'>): string => pointer.replace(/\/-$/, '');
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const isIndex = (step: string): boolean => /^\d+$/.test(step);
/** Whether a pointer is that of an item of a list. */
export const isInList = (pointer: string): boolean => /\/\d+$/.test(pointer);

/** The value at a pointer in an example; in its lists, the first item stands for each. */
export const exampleAt = (pointer: string, { example }: AnyDefinition): unknown =>
  partAt(example.output, patternOf(pointer).replaceAll('*', '0'));

type Schema = z.core.$ZodType | undefined;

/** The bounds that a schema sets: of a text in characters (UTF-16), of a list in items. */
const boundsOf = onceFor((schema: Schema) => {
  const { minLength, minItems, maxLength, maxItems, ...json } = z.toJSONSchema(schema ?? z.unknown(), { unrepresentable: 'any' });
  const hasForm = (json.pattern ?? json.format ?? json.allOf) !== undefined;
  return { min: minLength ?? minItems ?? 0, max: maxLength ?? maxItems ?? Infinity, hasForm };
});

const isCounted = (pointer: string, { length }: AnyDefinition): boolean =>
  length.counted.some((start) => isWithin(patternOf(pointer), patternOf(start)));

/** The limits of the text at a pointer: those of its platform, of the output's schema and of search engines. */
function limitsAt(pointer: string, { definition, limits }: Brief): Record<'advised' | 'hard', readonly PlatformLimit[]> {
  const { max } = boundsOf(schemaAt(definition.output, pointer));
  const all: readonly PlatformLimit[] = [
    ...limits.filter((limit) => limit.pointer === patternOf(pointer) && isLengthUnit(limit.unit)),
    { pointer, unit: 'utf16', max, outcome: 'fail', source: 'The definition of the kind' },
    { pointer, unit: 'graphemes', max: seoLengths[pointer.slice(1)]?.max ?? Infinity, outcome: 'warn', source: 'seo_length' },
  ];
  return { advised: all, hard: all.filter(({ outcome }) => outcome === 'fail') };
}

/** Whether a text is the first of several in an item of a list. */
function isFirst(pointer: string, { output }: AnyDefinition): boolean {
  const item = schemaAt(output, parentOf(pointer));
  const fields = item instanceof z.ZodObject && isInList(parentOf(pointer)) ? Object.entries(item.shape) : [];
  const [first, second] = fields.filter(([, field]) => unwrapped(field) instanceof z.ZodString);
  return second !== undefined && pointer.endsWith(`/${first?.[0]}`);
}

/** The role of a text; `undefined` where none is to be written: an address, a choice, a text of a certain form. */
function roleAt(pointer: string, brief: Brief): 'title' | 'heading' | 'line' | 'prose' | undefined {
  const { definition } = brief;
  const isMarkdown = isMarkdownAt(definition, pointer);
  const role = roleOf(pointer, definition, isMarkdown);
  if (role === 'address' || role === 'tags' || boundsOf(schemaAt(definition.output, pointer)).hasForm) return undefined;
  if (role === 'title') return 'title';
  if (role === 'heading' || pointer.endsWith('/call_to_action') || isFirst(pointer, definition)) return 'heading';
  const mayBeLong = role !== 'meta' && limitsAt(pointer, brief).advised.every(({ max }) => max >= shortText);
  const isProse = mayBeLong && (isMarkdown || isCounted(pointer, definition));
  return isProse || pointer === `/${definition.hashtags?.text}` ? 'prose' : 'line';
}

/** The slot of a text; `undefined` where none can be written. */
function slotAt(pointer: string, text: string, brief: Brief) {
  const { definition, request } = brief;
  const { output, hashtags } = definition;
  const role = roleAt(pointer, brief);
  if (role === undefined) return undefined;
  const steps = pointer.split('/');
  const index = Number(steps.findLast(isIndex) ?? -1);
  const min = Math.max(boundsOf(schemaAt(output, pointer)).min, seoLengths[pointer.slice(1)]?.min ?? 0);
  const guide = definition.parts?.(request)[patternOf(pointer)]?.length;
  const usualWords = guide?.unit === 'words' ? (guide.min + guide.max) / 2 : index < 0 ? textWords : itemWords;
  return {
    pointer,
    text,
    role,
    name: steps.findLast((step) => !isIndex(step)) ?? '',
    isMarkdown: isMarkdownAt(definition, pointer),
    limits: limitsAt(pointer, brief),
    min,
    /** Whether its words count for the length. */
    counted: isCounted(pointer, definition),
    /** Words, where no length is asked for; otherwise its share of it. */
    weight: Math.max(usualWords, Math.ceil(min / 4)),
    /** Its place in its list; `-1` outside of lists. */
    index,
    /** Texts of other turns quote something else. */
    turn: steps.filter(isIndex).reduce((sum, step) => sum + Number(step), 0),
    /** The item that it is in, where the output is nothing but a list of alternatives, such as the variants of an ad. */
    alternative: Object.keys(output.shape).length === 1 ? steps.slice(0, 3).join('/') : '',
    isPost: pointer === `/${hashtags?.text}`,
    isLetter: pointer === '/body' && 'subject' in output.shape,
    /** Whether it opens the whole, or an alternative. */
    isOpening: false,
    /** The link as it stands in the text; empty where it is not to. */
    link: '',
    keywords: Array.of<string>(),
  };
}

/** A text of the output. */
export type Slot = ReturnType<typeof layOut>['slots'][number];

/** A list of lines has more than these only for keywords. */
export const usualItems = 3;
const maxItems = 30;

/** How many items there may be, or whether a part is there: by the definition, the platform and the schema together. */
function countAt(pointer: string, { definition, counts }: Brief): { readonly min: number; readonly max: number } {
  const bounds = boundsOf(schemaAt(definition.output, pointer));
  const { min = 0, max = Infinity } = counts[patternOf(pointer)] ?? {};
  return { min: Math.max(bounds.min, min), max: Math.min(bounds.max, max) };
}

/** The longer the whole is to be, the more sections. */
function usualCount(list: string, element: Schema, { definition: { sections }, keywords, language, request }: Brief): number {
  if (element instanceof z.ZodString) return usualItems + keywords.length;
  const isQuestions = element instanceof z.ZodObject && 'question' in element.shape;
  if (isQuestions) return Math.min(usualItems, language.fields.question.length);
  if (sections === undefined || list !== `/${sections.list}` || request.length === null) return usualItems;
  return Math.min(maxItems, Math.round(request.length / sections.words));
}

/** Lays out the parts of an output that are to be written, field by field of its definition: new lists and objects, and empty texts. */
export function layOut(brief: Brief, shuffle: Shuffle, { output, parts }: Pick<PartsTask, 'parts'> & { readonly output: object }) {
  const { definition } = brief;
  /** The texts that are to be written, and whether they may be missing. */
  const empty = new Map<string, boolean>();
  const lay = (schema: Schema, pointer: string, isOptional = false): unknown => {
    const field = schema && unwrapped(schema);
    if (field !== schema && countAt(pointer, brief).max === 0) return null;
    if (field instanceof z.ZodArray) return list(field.element, pointer);
    if (field instanceof z.ZodObject)
      return Object.fromEntries(Object.entries(field.shape).map(([name, member]) => [name, lay(member, `${pointer}/${name}`)]));
    if (field instanceof z.ZodEnum) return shuffle(field.options)[0];
    if (roleAt(pointer, brief) === undefined) return exampleAt(pointer, definition);
    empty.set(pointer, isOptional);
    return '';
  };
  const list = (element: Schema, pointer: string): unknown[] => {
    const { min, max } = countAt(pointer, brief);
    const count = Math.min(Math.max(usualCount(pointer, element, brief), min, 1), max);
    const kept = parts.find((part) => part.pointer === `${pointer}/-`)?.kept ?? 0;
    return Array.from({ length: Math.max(count, kept) }, (_, index) => {
      const item = `${pointer}/${index}`;
      return index < kept ? partAt(output, item) : lay(element, item, index >= Math.max(min, 1));
    });
  };
  const places = parts.map(placeOf);
  const laid = places.map((place) => [place, lay(schemaAt(definition.output, place), place)] as const);
  const whole = withParts<object>(output, new Map(laid));
  const slots = textParts(whole).flatMap(([pointer, text]) => {
    const slot = slotAt(pointer, text, brief);
    return slot === undefined ? [] : { ...slot, isKept: !empty.has(pointer), isOptional: empty.get(pointer) === true };
  });
  const prose = slots.filter(({ role }) => role === 'prose');
  for (const [first] of Map.groupBy(prose, ({ alternative }) => alternative).values()) if (first !== undefined) first.isOpening = true;
  // The link stands where the hashtags do, or at the end of the last running text.
  const last = slots.find(({ isPost }) => isPost) ?? prose.at(-1);
  if (last !== undefined) last.link = brief.linkIn(last.isMarkdown);
  return { output: whole, slots };
}
