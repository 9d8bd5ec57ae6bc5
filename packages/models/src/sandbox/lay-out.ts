import { isLengthUnit, isWithin, partAt, type PlatformLimit, type RequiredPart } from '@handbill/contract';
import * as z from 'zod';
import { seoLengths, isMarkdownAt, schemaAt, unwrapped, type PartsTask } from '@handbill/text';
import { boundsOf, isSlot, type Role, type Slot, type Tree } from './slot.ts';
import type { Brief } from './brief.ts';
import type { Shuffle } from './filler.ts';
import { slugOf } from './quote.ts';

interface Site {
  readonly brief: Brief;
  readonly shuffle: Shuffle;
  /** The text whose parts are written anew; left out where all of it is. */
  readonly partsTask: PartsTask | undefined;
  readonly pointer: string;
  /** Its place in its list; `-1` outside of lists. */
  readonly index: number;
  /** Whether it is the first of several texts in an item of a list. */
  readonly isHeading: boolean;
}

/** Lays an output out, field by field of its definition: every text has its slot, and none is written but those that stay as they are. */
export function layOut(brief: Brief, shuffle: Shuffle, partsTask?: PartsTask): ReadonlyMap<string, Tree> {
  const { output, slug, hashtags, name: kind } = brief.definition;
  const tree = new Map<string, Tree>();
  const slotOf = (name: string): Slot | undefined => [tree.get(name)].find(isSlot);
  for (const [name, schema] of Object.entries(output.shape)) {
    const site: Site = { brief, shuffle, partsTask, pointer: `/${name}`, index: -1, isHeading: false };
    if (slug?.field === name) tree.set(name, () => slugOf(slotOf(slug.from)?.text ?? '', kind.replaceAll('_', '-'), brief.tag));
    else if (hashtags?.listed === name)
      tree.set(name, () => (slotOf(hashtags.text)?.isKept === true ? before(site) : slotOf(hashtags.text)?.hashtags) ?? []);
    else tree.set(name, layOutField(schema, site));
  }
  return tree;
}

const before = ({ partsTask, pointer }: Site): unknown => (partsTask === undefined ? undefined : partAt(partsTask.output, pointer));

function isKept({ partsTask, pointer }: Site): boolean {
  if (partsTask === undefined) return false;
  return !partsTask.parts.some(({ pointer: part, kept }) => {
    if (kept === null) return isWithin(pointer, part);
    const list = part.slice(0, -1);
    return pointer.startsWith(list) && Number.parseInt(pointer.slice(list.length), 10) >= kept;
  });
}

/** What stands at a pointer in an example; in its lists, the first item stands for each. */
export const exampleAt = (pointer: string, { output }: { readonly output: object }): unknown =>
  partAt(output, pointer.replace(/\/\d+(?=\/|$)/g, '/0'));

/** A pointer as definitions write it: `*` for any item of a list. */
const patternOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** What holds at a pointer: limits, required parts. */
const holdingAt = <T extends { readonly pointer: string }>(pointer: string, all: readonly T[]): T[] =>
  all.filter((one) => one.pointer === patternOf(pointer));

const counts = (pointer: string, { definition }: Pick<Brief, 'definition'>): boolean =>
  definition.length.counted.map(patternOf).some((start) => isWithin(patternOf(pointer), start));

function layOutField(schema: z.core.$ZodType, site: Site): Tree {
  const field = unwrapped(schema);
  if (field !== schema && countAt(site).max === 0) return () => null;
  if (field instanceof z.ZodObject) return layOutObject(field, site);
  if (field instanceof z.ZodArray) return layOutList(field, site);
  if (field instanceof z.ZodString && !boundsOf(field).hasForm) return slotAt(site);
  const fresh = field instanceof z.ZodEnum ? site.shuffle(field.options)[0] : exampleAt(site.pointer, site.brief.definition.example);
  return () => before(site) ?? fresh;
}

function layOutObject({ shape }: z.ZodObject, site: Site): Tree {
  const fields = Object.entries(shape);
  const texts = fields.filter(([, field]) => unwrapped(field) instanceof z.ZodString);
  const heading = site.index >= 0 && texts.length > 1 ? texts[0]?.[0] : undefined;
  const siteOf = (name: string): Site => ({ ...site, pointer: `${site.pointer}/${name}`, isHeading: name === heading });
  return new Map(fields.map(([name, field]) => [name, layOutField(field, siteOf(name))]));
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
  const siteOf = (index: number): Site => ({ ...site, pointer: `${site.pointer}/${index}`, index });
  const field = unwrapped(element);
  const isLines = field instanceof z.ZodString && !boundsOf(field).hasForm && roleAt(siteOf(0)) !== 'prose';
  const questions = isQuestions(field) ? site.brief.language.questions.length : Infinity;
  const there = before(site);
  const items = Array.isArray(there) ? there.length : 0;
  const known = site.partsTask?.parts.some(({ pointer }) => pointer === `${site.pointer}/-`) === true ? 0 : items;
  const wanted = known > 0 ? known : isLines ? usual.items : Math.min(itemCount(site), questions);
  const count = Math.max(Math.min(Math.max(wanted, min, 1), max), isKept(siteOf(0)) ? items : 0);
  const presenceOf = (index: number): Slot['presence'] => {
    if (!isLines || index < Math.max(min, 1, known)) return 'always';
    return index < count ? 'fits' : 'for a keyword';
  };
  const item = (_: unknown, index: number): Tree => {
    const tree = layOutField(element, siteOf(index));
    return isSlot(tree) ? { ...tree, presence: presenceOf(index) } : tree;
  };
  return Array.from({ length: isLines && known === 0 ? Math.min(max, count + spareLines) : count }, item);
}

const isQuestions = (schema: z.core.$ZodType | undefined): boolean => schema instanceof z.ZodObject && 'question' in schema.shape;

/** Below so many characters a text is a line, whatever else is said of it. */
const shortText = 150;

const titles: ReadonlySet<string> = new Set(['title', 'headline', 'headlines', 'subject', 'meta_title']);
const roles: Readonly<Record<string, Role>> = { heading: 'heading', question: 'question', call_to_action: 'button' };

/** A text is running text if it contains the hashtags, or if it may be long and its words count or it is said to be Markdown. */
function roleAt({ pointer, brief, isHeading }: Pick<Site, 'pointer' | 'brief' | 'isHeading'>): Role {
  const { definition } = brief;
  if (pointer === `/${definition.hashtags?.text}`) return 'prose';
  const name = pointer.split('/').findLast((step) => !/^\d+$/.test(step)) ?? '';
  const role = Object.hasOwn(roles, name) ? roles[name] : isHeading ? 'heading' : undefined;
  if (titles.has(name) || role !== undefined) return role ?? 'title';
  const mayBeLong = limitsAt(pointer, brief).every(({ max }) => max >= shortText);
  return mayBeLong && (counts(pointer, brief) || isMarkdownAt(brief.definition, pointer)) ? 'prose' : 'line';
}

/** The limits of the text at a pointer: those of its platform, and what the output’s schema allows. */
function limitsAt(pointer: string, brief: Brief): PlatformLimit[] {
  const schema = schemaAt(brief.definition.output, pointer);
  const max = schema === undefined ? Infinity : boundsOf(schema).max;
  const own: PlatformLimit = { pointer, unit: 'utf16', max, outcome: 'fail', source: 'The definition of the kind' };
  return [...holdingAt(pointer, brief.limits).filter(({ unit }) => isLengthUnit(unit)), ...(max === Infinity ? [] : [own])];
}

function slotAt(site: Site): Slot {
  const { pointer, brief, index } = site;
  const { output, hashtags } = brief.definition;
  const schema = schemaAt(output, pointer);
  const shown = seoLengths[pointer.slice(1)];
  const isAnswer = isQuestions(schemaAt(output, pointer.replace(/\/[^/]*$/, '')));
  const min = schema === undefined ? 0 : boundsOf(schema).min;
  const advised =
    shown === undefined ? [] : [{ pointer, unit: 'graphemes', max: shown.max, outcome: 'warn', source: 'seo_length' } as const];
  const isLetter = pointer === '/body' && 'subject' in output.shape;
  const kind = pointer === `/${hashtags?.text}` ? 'post' : isLetter ? 'letter' : isAnswer ? 'answer' : 'text';
  const [text, keeps] = [before(site), isKept(site)];
  return {
    pointer,
    role: roleAt(site),
    isMarkdown: isMarkdownAt(brief.definition, pointer),
    limits: [...limitsAt(pointer, brief), ...advised],
    min: Math.max(min, shown?.min ?? 0),
    counted: counts(pointer, brief),
    weight: Math.max(isAnswer ? usual.answerWords : index < 0 ? usual.textWords : usual.itemWords, Math.ceil(min / 4)),
    presence: 'always',
    index,
    kind,
    isKept: keeps,
    keywords: [],
    link: '',
    hashtags: [],
    text: keeps && typeof text === 'string' ? text : '',
  };
}
