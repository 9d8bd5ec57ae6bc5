import { type Content, contentTypes, words as countWords } from '@handbill/contract';
import type { GenerationTask } from '@handbill/operations';
import { assignKeywords } from './assign-keywords.ts';
import { type Brief, briefOf } from './brief.ts';
import { layOut } from './lay-out.ts';
import { supportsLanguage } from './patterns/languages.ts';
import { Pen } from './pen.ts';
import type { LinePlace, Place, ProsePlace, Tree } from './place.ts';
import { type Random, randomFrom } from './random.ts';
import { seedOf } from './seed.ts';
import { writeLine } from './write-line.ts';
import { writeProse } from './write-prose.ts';

/** What the sandbox wrote. */
export interface Composition {
  readonly output: NonNullable<Content['output']>;
  /** There are no patterns for the language: the text is in English. */
  readonly unsupportedLanguage: boolean;
}

function placesIn(tree: Tree): Place[] {
  if (tree.as === 'place') return [tree.place];
  if (tree.as === 'value') return [];
  return (tree.as === 'list' ? tree.items : Object.values(tree.entries)).flatMap(placesIn);
}

const isUnused = (tree: Tree): boolean => tree.as === 'place' && tree.place.as === 'line' && tree.place.text === '';

function built(tree: Tree): unknown {
  if (tree.as === 'place') return tree.place.text;
  if (tree.as === 'value') return tree.value();
  if (tree.as === 'list') return tree.items.filter((item) => !isUnused(item)).map(built);
  return Object.fromEntries(Object.entries(tree.entries).map(([name, entry]) => [name, built(entry)]));
}

/** Lays the output out for the wished length, measured by how long it would be by itself. */
function laidOut(brief: Brief, parts: Parameters<typeof layOut>[0], random: Random): Tree {
  const natural = layOut(parts, { brief, random, stretch: 1 });
  if (brief.length === null) return natural;
  const wordsOf = (place: Place): number => (place.as === 'prose' ? place.words : 4);
  const words = placesIn(natural)
    .filter((place) => place.counted && !(place.as === 'line' && place.presence === 'for a keyword'))
    .reduce((sum, place) => sum + wordsOf(place), 0);
  return layOut(parts, { brief, random, stretch: brief.length / words });
}

const rank = { always: 0, fits: 1, 'for a keyword': 0 };

/**
 * Writes the output that a request asks for: the same for the same request, offline and at once.
 * Every rule of the request is kept where it can be kept at all.
 */
export function compose(task: Pick<GenerationTask, 'request' | 'campaign'>): Composition {
  const { request, campaign } = task;
  const brief = briefOf(task);
  const random = randomFrom(seedOf({ request, campaign }));
  const pen = new Pen(brief.facts, random);
  const tree = laidOut(brief, brief.patterns.kinds[request.type].parts, random);
  const places = placesIn(tree);
  assignKeywords(places, brief);
  const lines = places.filter(
    (place): place is LinePlace => place.as === 'line' && !(place.presence === 'for a keyword' && place.keywords.length === 0),
  );
  // The ones that have to be there choose first.
  for (const line of lines.toSorted((left, right) => rank[left.presence] - rank[right.presence])) line.text = writeLine(line, pen, brief);
  const lineWords = lines.filter(({ counted }) => counted).reduce((sum, { text }) => sum + countWords(text, brief.language), 0);
  writeProse(
    places.filter((place): place is ProsePlace => place.as === 'prose'),
    lineWords,
    pen,
    brief,
  );
  return { output: contentTypes[request.type].output.parse(built(tree)), unsupportedLanguage: !supportsLanguage(request.language) };
}
