import type { PlatformLimit, RequiredPart } from '@handbill/contract';
import * as z from 'zod';
import { seoLengths } from '../checks/rules/seo-length.ts';
import { schemaAt, unwrapped } from '../definition-of.ts';
import { boundsOf, exampleAt } from './bounds-of.ts';
import type { Brief } from './brief.ts';
import type { Random } from './random.ts';
import type { Role, Slot, Tree } from './slot.ts';
import { slugOf } from './slug.ts';

interface Site {
  readonly brief: Brief;
  readonly random: Random;
  /** JSON Pointer. */
  readonly pointer: string;
  /** Its place in its list; `-1` outside of lists. */
  readonly index: number;
  /** Whether it is the first of several texts in an item of a list. */
  readonly isHeading: boolean;
}

/** Lays an output out, field by field of its definition: every text has its slot, and none is written yet. */
export function layOut(brief: Brief, random: Random): Tree {
  const { output, slug, hashtags, name: kind } = brief.definition;
  const entries: Record<string, Tree> = {};
  const slotOf = (name: string): Slot | undefined => {
    const tree = entries[name];
    return tree?.as === 'slot' ? tree.slot : undefined;
  };
  for (const [name, schema] of Object.entries(output.shape)) {
    const site: Site = { brief, random, pointer: `/${name}`, index: -1, isHeading: false };
    if (slug?.field === name)
      entries[name] = { as: 'value', value: () => slugOf(slotOf(slug.from)?.text ?? '', kind.replaceAll('_', '-')) };
    else if (hashtags?.listed === name) entries[name] = { as: 'value', value: () => slotOf(hashtags.text)?.hashtags ?? [] };
    else entries[name] = layOutField(schema, site);
  }
  return { as: 'object', entries };
}

/** A pointer as definitions write it: `*` for any item of a list. */
const patternOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** What holds at a pointer: limits, required parts. */
const holdingAt = <T extends { readonly pointer: string }>(pointer: string, all: readonly T[]): T[] =>
  all.filter((one) => one.pointer === patternOf(pointer));

/** Whether a text's words count for the length. */
const counts = (pointer: string, { definition }: Pick<Brief, 'definition'>): boolean =>
  definition.length.counted.map(patternOf).some((start) => `${patternOf(pointer)}/`.startsWith(`${start}/`));

const inside = (site: Site, name: string | number, more: Partial<Site> = {}): Site => ({
  ...site,
  pointer: `${site.pointer}/${name}`,
  ...more,
});

function layOutField(schema: z.core.$ZodType, site: Site): Tree {
  const field = unwrapped(schema);
  if (field !== schema && countAt(site).max === 0) return { as: 'value', value: () => null };
  if (field instanceof z.ZodObject) return layOutObject(field, site);
  if (field instanceof z.ZodArray) return layOutList(field, site);
  if (field instanceof z.ZodString && !boundsOf(field).hasForm) return { as: 'slot', slot: slotAt(site.pointer, site.brief, site) };
  const value =
    field instanceof z.ZodEnum
      ? field.options[site.random.below(field.options.length)]
      : exampleAt(site.brief.definition.example.output, site.pointer.split('/').slice(1));
  return { as: 'value', value: () => value };
}

function layOutObject({ shape }: z.ZodObject, site: Site): Tree {
  const fields = Object.entries(shape);
  const texts = fields.filter(([, field]) => unwrapped(field) instanceof z.ZodString);
  const heading = site.index >= 0 && texts.length > 1 ? texts[0]?.[0] : undefined;
  return {
    as: 'object',
    entries: Object.fromEntries(
      fields.map(([name, field]) => [name, layOutField(field, inside(site, name, { isHeading: name === heading }))]),
    ),
  };
}

/** How many items there may be at a site, or whether a part is there: what the definition, the platform and the schema say together. */
function countAt({ pointer, brief }: Pick<Site, 'pointer' | 'brief'>): { readonly min: number; readonly max: number } {
  const schema = schemaAt(brief.definition.output, pointer);
  const required: readonly Pick<RequiredPart, 'min' | 'max'>[] = holdingAt(pointer, brief.required);
  const limits = holdingAt(pointer, brief.limits).filter(({ unit }) => unit === 'items');
  const all = [...required, ...limits, ...(schema === undefined ? [] : [boundsOf(schema)])];
  const max = Math.min(...all.map((one) => one.max ?? Infinity));
  return { min: Math.min(max, Math.max(0, ...all.map(({ min = 0 }) => min))), max };
}

const usual = { items: 3, itemWords: 60, textWords: 90, answerWords: 20 };
/** How many lines more than usual there may be if keywords need them. */
const spareLines = 12;

/** The longer the whole is to be, the more headed texts, and the longer each of them. */
const itemCount = ({ brief: { length, definition }, pointer }: Site): number =>
  length === null || !counts(pointer, { definition }) ? usual.items : Math.min(30, Math.max(1, Math.round(Math.sqrt(length / 33))));

function layOutList({ element }: z.ZodArray, site: Site): Tree {
  const { min, max } = countAt(site);
  const field = unwrapped(element);
  const isLines = field instanceof z.ZodString && !boundsOf(field).hasForm && roleAt(inside(site, 0)) !== 'prose';
  const questions = isQuestions(field) ? site.brief.language.questions.length : Infinity;
  const wanted = isLines ? usual.items : Math.min(itemCount(site), questions);
  const count = Math.min(Math.max(wanted, min, 1), max);
  if (!isLines)
    return { as: 'list', items: Array.from({ length: count }, (_, index) => layOutField(element, inside(site, index, { index }))) };
  const presenceOf = (index: number): Slot['presence'] => (index < Math.max(min, 1) ? 'always' : index < count ? 'fits' : 'for a keyword');
  const item = (_: unknown, index: number): Tree => ({
    as: 'slot',
    slot: {
      ...slotAt(`${site.pointer}/${index}`, site.brief, { index, isHeading: false }),
      presence: presenceOf(index),
      takesKeywords: true,
    },
  });
  return { as: 'list', items: Array.from({ length: Math.min(max, count + spareLines) }, item) };
}

const isQuestions = (schema: z.core.$ZodType | undefined): boolean => schema instanceof z.ZodObject && 'question' in schema.shape;

/** Below so many characters a text is a line, whatever else is said of it. */
const shortText = 150;

const roles: Readonly<Record<string, Role>> = {
  title: 'title',
  headline: 'title',
  headlines: 'title',
  subject: 'title',
  meta_title: 'title',
  heading: 'heading',
  question: 'question',
  call_to_action: 'button',
};

/** A text is running text if it contains the hashtags, or if it may be long and its words count or it is said to be Markdown. */
function roleAt({ pointer, brief, isHeading }: Pick<Site, 'pointer' | 'brief' | 'isHeading'>): Role {
  const { definition } = brief;
  if (pointer === `/${definition.hashtags?.text}`) return 'prose';
  const name = pointer.split('/').findLast((step) => !/^\d+$/.test(step)) ?? '';
  const role = Object.hasOwn(roles, name) ? roles[name] : isHeading ? 'heading' : undefined;
  if (role !== undefined) return role;
  const mayBeLong = limitsAt(pointer, brief).every(({ unit, max }) => unit === 'half_width_katakana' || max >= shortText);
  return mayBeLong && (counts(pointer, brief) || isMarkdownAt(pointer, brief)) ? 'prose' : 'line';
}

const isMarkdownAt = (pointer: string, { definition }: Brief): boolean =>
  /\bMarkdown\b/.test((schemaAt(definition.output, pointer) as { description?: string } | undefined)?.description ?? '');

function limitsAt(pointer: string, brief: Brief): PlatformLimit[] {
  const schema = schemaAt(brief.definition.output, pointer);
  const max = schema === undefined ? Infinity : boundsOf(schema).max;
  const own: PlatformLimit = { pointer, unit: 'utf16', max, outcome: 'fail', source: 'The definition of the kind' };
  return [...holdingAt(pointer, brief.limits).filter(({ unit }) => unit !== 'items'), ...(max === Infinity ? [] : [own])];
}

/** The place of one text. */
export function slotAt(pointer: string, brief: Brief, { index, isHeading }: Pick<Site, 'index' | 'isHeading'>): Slot {
  const role = roleAt({ pointer, brief, isHeading });
  const { output, hashtags } = brief.definition;
  const schema = schemaAt(output, pointer);
  const shown = seoLengths[pointer.slice(1)];
  const isAnswer = isQuestions(schemaAt(output, pointer.replace(/\/[^/]*$/, '')));
  const min = schema === undefined ? 0 : boundsOf(schema).min;
  const advised =
    shown === undefined ? [] : [{ pointer, unit: 'graphemes', max: shown.max, outcome: 'warn', source: 'seo_length' } as const];
  return {
    pointer,
    role,
    isMarkdown: isMarkdownAt(pointer, brief),
    limits: [...limitsAt(pointer, brief), ...advised],
    min: Math.max(min, shown?.min ?? 0),
    counted: counts(pointer, brief),
    weight: Math.max(isAnswer ? usual.answerWords : index < 0 ? usual.textWords : usual.itemWords, Math.ceil(min / 4)),
    presence: 'always',
    takesKeywords: role === 'line',
    index,
    answers: isAnswer ? index : undefined,
    isPost: pointer === `/${hashtags?.text}`,
    isLetter: pointer === '/body' && 'subject' in output.shape,
    keywords: [],
    hashtags: [],
    text: '',
  };
}
