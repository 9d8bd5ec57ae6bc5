import type { Brief } from './brief.ts';
import { sectionCount } from './section-count.ts';
import { limitsAt } from './limits.ts';
import type { Counts, Each, Headed, Line, Lines, Part, Parts, Prose, Slug } from './patterns/kind-patterns.ts';
import type { Theme } from './patterns/theme.ts';
import type { LinePlace, ProsePlace, Tree } from './place.ts';
import type { Random } from './random.ts';
import { slugOf } from './slug.ts';

/** What all parts are laid out with. */
export interface Ground {
  readonly brief: Brief;
  readonly random: Random;
  /** How much longer or shorter than by itself a text is to be. */
  readonly stretch: number;
}

interface Site extends Ground {
  readonly pointer: string;
  /** The texts beside it, by name, for parts that are made from them. */
  readonly siblings: Readonly<Record<string, Tree>>;
}

const base = ({ brief, pointer }: Site) => ({
  pointer,
  limits: limitsAt(pointer, brief.limits),
  counted: brief.counts(pointer),
  keywords: [],
  text: '',
});

const linePlace = (
  site: Site,
  { frames, max = Infinity }: Pick<Line, 'frames' | 'max'>,
  rest: Pick<LinePlace, 'carries' | 'first' | 'overflow' | 'presence'>,
): Tree => ({
  as: 'place',
  place: { as: 'line', ...base(site), frames: site.brief.inTone(frames), max, ...rest },
});

const prosePlace = (site: Site, rest: Pick<ProsePlace, 'opening' | 'closing' | 'stock' | 'words' | 'hashtags'>): Tree => ({
  as: 'place',
  place: { as: 'prose', ...base(site), ...rest, tags: [] },
});

const textOf = (tree: Tree | undefined): string => (tree?.as === 'place' ? tree.place.text : '');
const noHashtags = { required: [], suggested: [] };

function hashtagsOf(counts: Prose['hashtags'], { fields, hashtags }: Brief): ProsePlace['hashtags'] {
  if (counts === undefined) return noHashtags;
  return { required: hashtags.required, suggested: hashtags.suggested.slice(0, counts[String(fields['platform'])] ?? 1) };
}

const onPlatform = (counts: Counts | undefined, { fields }: Brief) => counts?.[String(fields['platform'])];

function lines(part: Lines, site: Site): Tree {
  const { min, max } = onPlatform(part.counts, site.brief) ?? { min: 1, max: part.count };
  const count = Math.min(Math.max(Math.round(part.count * site.stretch), min, 1), max);
  const presenceOf = (index: number) => (index < Math.max(min, 1) ? 'always' : index < count ? 'fits' : 'for a keyword');
  const at = (_: unknown, index: number): Tree =>
    linePlace({ ...site, pointer: `${site.pointer}/${index}` }, part, {
      carries: true,
      first: index === 0,
      overflow: false,
      presence: presenceOf(index),
    });
  return { as: 'list', items: Array.from({ length: max }, at) };
}

function prose(part: Prose, site: Site): Tree {
  if (onPlatform(part.counts, site.brief)?.max === 0) return { as: 'value', value: () => null };
  const { opening, closing, words } = part;
  const stock = part.themes.map(({ points }) => points);
  return prosePlace(site, { opening, closing, words, stock, hashtags: hashtagsOf(part.hashtags, site.brief) });
}

function headed(part: Headed, site: Site): Tree {
  const count = sectionCount(part, site);
  const byWeight = site.random.shuffled(part.themes).toSorted((left, right) => Number(right.core ?? false) - Number(left.core ?? false));
  const chosen = new Set(byWeight.slice(0, count));
  const item = (theme: Theme, index: number): Tree => {
    const at = (name: string): Site => ({ ...site, pointer: `${site.pointer}/${index}/${name}` });
    const heading = linePlace(
      at(part.names.heading),
      { frames: theme.headings },
      { carries: false, first: false, overflow: false, presence: 'always' },
    );
    const opening = [{ frames: theme.leads }];
    const body = prosePlace(at(part.names.body), { opening, closing: [], stock: [theme.points], words: part.words, hashtags: noHashtags });
    return { as: 'object', entries: { [part.names.heading]: heading, [part.names.body]: body } };
  };
  return { as: 'list', items: part.themes.filter((theme) => chosen.has(theme)).map(item) };
}

function each(part: Each, site: Site): Tree {
  const count = Math.max(1, Number(site.brief.fields[part.count] ?? 1));
  const item = (_: unknown, index: number): Tree => layOut(part.parts, site, `${site.pointer}/${index}`);
  return { as: 'list', items: Array.from({ length: count }, item) };
}

function hashtagList(site: Site): Tree {
  const text = Object.values(site.siblings).find((tree) => tree.as === 'place' && tree.place.as === 'prose');
  return { as: 'value', value: () => (text?.as === 'place' && text.place.as === 'prose' ? text.place.tags : []) };
}

const slug = (part: Slug, site: Site): Tree => ({
  as: 'value',
  value: () => slugOf(textOf(site.siblings[part.of]), String(site.brief.fields['type']).replaceAll('_', '-')),
});

function partAt(part: Part, site: Site): Tree {
  switch (part.as) {
    case 'line':
      return linePlace(site, part, { carries: false, first: true, overflow: part.overflow === true, presence: 'always' });
    case 'lines':
      return lines(part, site);
    case 'prose':
      return prose(part, site);
    case 'headed':
      return headed(part, site);
    case 'each':
      return each(part, site);
    case 'hashtags':
      return hashtagList(site);
    case 'slug':
    default:
      return slug(part, site);
  }
}

/** Lays an output out: every text has its place, and none is written yet. */
export function layOut(parts: Parts, ground: Ground, pointer = ''): Tree {
  const entries: Record<string, Tree> = {};
  for (const [name, part] of Object.entries(parts))
    entries[name] = partAt(part, { ...ground, pointer: `${pointer}/${name}`, siblings: entries });
  return { as: 'object', entries };
}
