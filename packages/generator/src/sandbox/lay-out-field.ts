import * as z from 'zod';
import { unwrapped } from '../definition-of.ts';
import { boundsOf, exampleAt } from './bounds-of.ts';
import { chosenThemes, noHashtags, sectionCount } from './lay-out-part.ts';
import type { Theme } from './patterns/theme.ts';
import { countAt, holdingAt, inside, lineSlot, proseSlot, type Site } from './site.ts';
import type { ProseSlot, Tree } from './slot.ts';

interface FieldSite extends Site {
  /** What an item of a list is about. */
  readonly theme?: Theme;
  /** Whether it is the first of several texts in an item of a list. */
  readonly isHeading?: boolean;
  /** What the output has so far: its first line names the topic, its first running text opens it. */
  readonly progress: { hasTitle: boolean; hasOpening: boolean };
}

/** Lays a field without patterns out, from its schema alone. */
export function layOutField(schema: z.core.$ZodType, site: FieldSite): Tree {
  const field = unwrapped(schema);
  if (field !== schema && countAt(site).max === 0) return { as: 'value', value: () => null };
  if (field instanceof z.ZodObject) return layOutObject(field, site);
  if (field instanceof z.ZodArray) return layOutList(field, site);
  if (field instanceof z.ZodString && !boundsOf(field).hasForm) return isProse(field, site) ? layOutProse(field, site) : layOutLine(site);
  const value = field instanceof z.ZodEnum ? field.options[site.random.below(field.options.length)] : exampleOf(site);
  return { as: 'value', value: () => value };
}

/** What is neither text nor list nor choice is as in the kind's example. */
const exampleOf = ({ brief, pointer }: Site): unknown => exampleAt(brief.definition.example.output, pointer.split('/').slice(1));

function layOutObject({ shape }: z.ZodObject, site: FieldSite): Tree {
  const fields = Object.entries(shape);
  const texts = fields.filter(([, field]) => unwrapped(field) instanceof z.ZodString);
  const heading = site.theme !== undefined && texts.length > 1 ? texts[0]?.[0] : undefined;
  const entries = fields.map(([name, field]) => [name, layOutField(field, { ...inside(site, name), isHeading: name === heading })]);
  return { as: 'object', entries: Object.fromEntries(entries) };
}

const usual = { items: 3, sectionWords: 60, textWords: 90 };
/** How many items more than usual there may be if keywords need them. */
const spareItems = 5;

function layOutList({ element }: z.ZodArray, site: FieldSite): Tree {
  const { min, max } = countAt(site);
  const count = Math.min(Math.max(sectionCount({ count: usual.items, words: usual.sectionWords }, site), min, 1), max);
  const field = unwrapped(element);
  const isLines = field instanceof z.ZodString && !boundsOf(field).hasForm && !isProse(field, inside(site, 0));
  if (isLines) return layOutLines(site, { min, count, max: Math.min(max, count + spareItems) });
  const { themes } = site.brief.patterns.anyKind;
  const chosen = chosenThemes(themes, count, site);
  const item = (_: unknown, index: number): Tree => {
    const theme = chosen[index % chosen.length];
    return layOutField(element, { ...inside(site, index), ...(theme !== undefined && { theme }) });
  };
  return { as: 'list', items: Array.from({ length: count }, item) };
}

function layOutLines(site: FieldSite, { min, count, max }: { readonly min: number; readonly count: number; readonly max: number }): Tree {
  const presenceOf = (index: number) => (index < Math.max(min, 1) ? 'always' : index < count ? 'fits' : 'for a keyword');
  const { lines: frames } = site.brief.patterns.anyKind;
  const item = (_: unknown, index: number): Tree =>
    lineSlot(inside(site, index), { frames }, { takesKeywords: true, first: index === 0, overflow: false, presence: presenceOf(index) });
  return { as: 'list', items: Array.from({ length: max }, item) };
}

/** Below so many characters a text is a line, whatever else is said of it. */
const shortText = 150;

/** A text is running text if it contains the hashtags, or if it may be long and its words count or it is said to be Markdown. */
function isProse(field: z.ZodString, { brief, pointer, isHeading = false }: FieldSite): boolean {
  if (pointer === `/${brief.definition.hashtags?.text}`) return true;
  const limits = holdingAt(pointer, brief.limits).filter(({ unit }) => unit !== 'items' && unit !== 'half_width_katakana');
  const mayBeLong = Math.min(boundsOf(field).max, ...limits.map(({ max }) => max)) >= shortText;
  return mayBeLong && !isHeading && (brief.counts(pointer) || /\bMarkdown\b/.test(field.description ?? ''));
}

function layOutLine(site: FieldSite): Tree {
  const { lines } = site.brief.patterns.anyKind;
  // The kind's own facts go with the topic in any language: `Crumb & Co: Evening courses`.
  const own = site.brief.ownFacts.map((name) => `{${name}_title}: {topic_title}`);
  const frames = site.isHeading === true && site.theme !== undefined ? site.theme.headings : [...own, ...lines];
  const first = !site.progress.hasTitle;
  site.progress.hasTitle = true;
  return lineSlot(site, { frames, max: shortText }, { takesKeywords: site.isHeading !== true, first, overflow: false, presence: 'always' });
}

/** Characters to a word: few, so that there are rather more words than needed. */
const shortWord = 4;

function layOutProse(field: z.ZodString, site: FieldSite): Tree {
  const { brief, theme, random } = site;
  const { opening, mention, themes, closing } = brief.patterns.anyKind;
  const isFirst = !site.progress.hasOpening;
  site.progress.hasOpening = true;
  const own = brief.ownFacts.map(
    (name) => ({ frames: mention.map((frame) => frame.replace('{fact}', `{${name}}`)), optional: true }) as const,
  );
  const [lead = theme] = random.shuffled(themes);
  const about = theme ?? lead;
  const others = themes.filter((other) => other !== about);
  return proseSlot(site, {
    opening: isFirst ? [...opening, ...own] : about === undefined ? [] : [{ frames: about.leads }],
    pool: [about, ...others].flatMap((one) => (one === undefined ? [] : [one.points])),
    closing: isFirst && theme === undefined ? closing : [],
    words: Math.max(theme === undefined ? usual.textWords : usual.sectionWords, Math.ceil(boundsOf(field).min / shortWord)),
    hashtags: hashtagsAt(site),
  });
}

/** How many hashtags a text has where none were asked for. */
const usualHashtags = 2;

function hashtagsAt({ brief: { definition, hashtags }, pointer }: Site): ProseSlot['hashtags'] {
  if (pointer !== `/${definition.hashtags?.text}`) return noHashtags;
  return { required: hashtags.required, suggested: hashtags.suggested.slice(0, usualHashtags) };
}
