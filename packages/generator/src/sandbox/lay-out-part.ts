import type { Brief } from './brief.ts';
import type { Counts, Each, Headed, Lines, Part, Prose } from './patterns/kind-patterns.ts';
import type { Theme } from './patterns/theme.ts';
import { inside, lineSlot, proseSlot, type Site } from './site.ts';
import type { ProseSlot, Tree } from './slot.ts';

/** Lays a part of an output out by its patterns. */
export function layOutPart(part: Part, site: Site): Tree {
  switch (part.as) {
    case 'line':
      return lineSlot(site, part, { takesKeywords: false, first: true, overflow: part.overflow === true, presence: 'always' });
    case 'lines':
      return layOutLines(part, site);
    case 'prose':
      return layOutProse(part, site);
    case 'headed':
      return layOutHeaded(part, site);
    case 'each':
    default:
      return layOutEach(part, site);
  }
}

const onPlatform = (counts: Counts | undefined, { fields }: Brief) => counts?.[String(fields['platform'])];

function layOutLines(part: Lines, site: Site): Tree {
  const { min, max } = onPlatform(part.counts, site.brief) ?? { min: 1, max: part.count };
  const count = Math.min(Math.max(Math.round(part.count * site.stretch), min, 1), max);
  const presenceOf = (index: number) => (index < Math.max(min, 1) ? 'always' : index < count ? 'fits' : 'for a keyword');
  const item = (_: unknown, index: number): Tree =>
    lineSlot(inside(site, index), part, { takesKeywords: true, first: index === 0, overflow: false, presence: presenceOf(index) });
  return { as: 'list', items: Array.from({ length: max }, item) };
}

export const noHashtags: ProseSlot['hashtags'] = { required: [], suggested: [] };

function hashtagsOf(counts: Prose['hashtags'], { fields, hashtags }: Brief): ProseSlot['hashtags'] {
  if (counts === undefined) return noHashtags;
  return { required: hashtags.required, suggested: hashtags.suggested.slice(0, counts[String(fields['platform'])] ?? 1) };
}

function layOutProse(part: Prose, site: Site): Tree {
  if (onPlatform(part.counts, site.brief)?.max === 0) return { as: 'value', value: () => null };
  const { opening, closing, words } = part;
  const pool = part.themes.map(({ points }) => points);
  return proseSlot(site, { opening, closing, words, pool, hashtags: hashtagsOf(part.hashtags, site.brief) });
}

function layOutHeaded(part: Headed, site: Site): Tree {
  const count = Math.min(sectionCount(part, site), part.themes.length);
  const item = (theme: Theme, index: number): Tree => {
    const at = (name: string): Site => inside(inside(site, index), name);
    const heading = lineSlot(
      at(part.names.heading),
      { frames: theme.headings },
      { takesKeywords: false, first: false, overflow: false, presence: 'always' },
    );
    const opening = [{ frames: theme.leads }];
    const body = proseSlot(at(part.names.body), { opening, closing: [], pool: [theme.points], words: part.words, hashtags: noHashtags });
    return { as: 'object', entries: { [part.names.heading]: heading, [part.names.body]: body } };
  };
  return { as: 'list', items: chosenThemes(part.themes, count, site).map(item) };
}

/** So many themes, the core ones first, in the order in which they read best. */
export function chosenThemes(themes: readonly Theme[], count: number, { random }: Site): Theme[] {
  const byWeight = random.shuffled(themes).toSorted((left, right) => Number(right.core ?? false) - Number(left.core ?? false));
  const chosen = new Set(byWeight.slice(0, count));
  return themes.filter((theme) => chosen.has(theme));
}

const sectionWords = { min: 30, max: 260 };

/** How many headed texts there are to be: more and longer ones, the longer the whole is to be. */
export function sectionCount({ count, words }: Pick<Headed, 'count' | 'words'>, { brief, pointer, stretch }: Site): number {
  if (!brief.counts(pointer)) return count;
  const total = count * words * stretch;
  const comfortable = Math.round(count * Math.sqrt(stretch));
  const min = Math.ceil(total / sectionWords.max);
  const max = Math.max(1, Math.floor(total / sectionWords.min));
  return Math.min(Math.max(comfortable, min, 1), max);
}

function layOutEach(part: Each, site: Site): Tree {
  const count = Math.max(1, Number(site.brief.fields[part.count] ?? 1));
  const item = (_: unknown, index: number): Tree => ({
    as: 'object',
    entries: Object.fromEntries(
      Object.entries(part.parts).map(([name, inner]) => [name, layOutPart(inner, inside(inside(site, index), name))]),
    ),
  });
  return { as: 'list', items: Array.from({ length: count }, item) };
}
