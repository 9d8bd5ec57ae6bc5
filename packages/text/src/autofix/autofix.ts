import { partAt, tagName, textParts, withParts, type Check } from '@handbill/contract';
import * as z from 'zod';
import { recheck, type CheckedText, newFaults } from '../checked/checked-text.ts';
import { artifactsIn, withMeant } from '../checks/findings/artifacts.ts';
import { definitionOf, isMarkdownAt, schemaAt } from '../kinds/definition-of.ts';

/** Yields parts, by their pointers, that are other than before. */
type Fixed = Generator<readonly [pointer: string, value: unknown], void>;
type Fix = (text: CheckedText) => Fixed;

const fixes: readonly Fix[] = [withoutArtifacts, singleSpaces, surplusParts, missingHashtags, missingLink, missingDisclaimers, shorterMeta];

const warnings = (checks: readonly Check[]): number => checks.filter(({ outcome }) => outcome === 'warn').length;

/**
 * Corrects faults that need no model, and nothing at the price of another fault. Returns the parts that are other than before; empty where
 * there are none.
 */
export function autofix(text: CheckedText): { readonly text: CheckedText; readonly parts: ReadonlyMap<string, unknown> } {
  let fixed = text;
  const parts = new Map<string, unknown>();
  for (const fix of fixes) {
    const changes = new Map(fix(fixed));
    if (changes.size === 0) continue;
    const next = recheck(fixed, withParts(fixed.output, changes), false);
    if (newFaults(fixed.checks, next.checks).length > 0 || warnings(next.checks) > warnings(fixed.checks)) continue;
    fixed = next;
    for (const [pointer, value] of changes) parts.set(pointer, value);
  }
  return { text: fixed, parts };
}

/** Replaces artifacts whose meaning is certain. */
function* withoutArtifacts({ output, checks }: CheckedText): Fixed {
  const failing = checks.filter(({ rule, outcome }) => rule === 'artifact' && outcome === 'fail');
  for (const pointer of new Set(failing.flatMap((check) => check.pointer ?? []))) {
    const value = partAt(output, pointer);
    if (typeof value === 'string') yield [pointer, withMeant(value, artifactsIn(value))];
  }
}

/** Code and tables are laid out with spaces. */
const isFormatted = (line: string): boolean => /^(?: {4}|\t|\s*\|)|`/.test(line);

function* singleSpaces({ request, output }: CheckedText): Fixed {
  const definition = definitionOf(request);
  for (const [pointer, value] of textParts(output)) {
    if (!/ {2}|[ \t]\n/.test(value) || !(schemaAt(definition.output, pointer) instanceof z.ZodString)) continue;
    const fixed = value
      .split('\n')
      // Two spaces at the end of a line are a line break in Markdown.
      .map((line) => (isFormatted(line) ? line : line.replace(/(?<=\S) {2,}(?=\S)/g, ' ').replace(/(?<=[^\s])[ \t]$/, '')))
      .join('\n');
    if (fixed !== value) yield [pointer, fixed];
  }
}

function* surplusParts({ output, checks }: CheckedText): Fixed {
  for (const { rule, outcome, limit, pointer } of checks)
    if (rule === 'required_part' && outcome === 'fail' && limit?.max === 0 && pointer !== null)
      yield [pointer, Array.isArray(partAt(output, pointer)) ? [] : null];
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);
const isHashtags = (line: string): boolean => /^\s*(?:[#＃]\S+\s*)+$/u.test(line.slice(0, 2_000));

/** So much of a post's end is searched for words that were meant as hashtags. */
const maxTagLength = 2_000;

/** A post whose last words are some of these tags without their `#`: with it. The tags that are still missing are left. */
function withTagSigns(text: string, tags: readonly string[]): { readonly text: string; readonly left: readonly string[] } {
  const left = new Map(tags.map((tag) => [tagName(tag), tag]));
  const from = Math.max(0, text.length - maxTagLength);
  // Words at even places, white space at odd ones.
  const words = text.slice(from).split(/(\s+)/);
  // Where the first one is cut, it is no word.
  for (let index = words.length - 1; index >= (from > 0 ? 2 : 0); index -= 2) {
    const word = words[index] ?? '';
    if (/^[#＃]|^$/.test(word)) continue;
    if (!left.delete(tagName(word))) break;
    words[index] = `#${word}`;
  }
  return { text: text.slice(0, from) + words.join(''), left: [...left.values()] };
}

function* missingHashtags({ request, output, checks }: CheckedText): Fixed {
  const { hashtags } = definitionOf(request);
  const missing = checks.filter(
    ({ rule, outcome, found, wanted }) => rule === 'hashtag' && outcome === 'fail' && found === 'nowhere' && wanted.startsWith('#'),
  );
  if (hashtags === undefined || missing.length === 0) return;
  const tags = [...new Set(missing.map(({ wanted }) => wanted))];
  const { text, left } = withTagSigns(String(partAt(output, `/${hashtags.text}`)), tags);
  const listed = partAt(output, `/${hashtags.listed}`);
  const names = tags.map((tag) => tag.slice(1)).filter((name) => !Array.isArray(listed) || !listed.includes(name));
  yield [`/${hashtags.text}`, left.length === 0 ? text : `${text}${isHashtags(lastLine(text)) ? ' ' : '\n\n'}${left.join(' ')}`];
  if (Array.isArray(listed) && names.length > 0) yield [`/${hashtags.listed}`, [...listed, ...names]];
}

function* missingLink({ request, output, checks }: CheckedText): Fixed {
  const { hashtags } = definitionOf(request);
  const isMissing = checks.some(({ rule, outcome }) => rule === 'link' && outcome === 'fail');
  if (hashtags !== undefined && request.link !== null && isMissing)
    yield [`/${hashtags.text}`, withParagraph(String(partAt(output, `/${hashtags.text}`)), request.link)];
}

/** At the end of a text, before its hashtags. */
function withParagraph(text: string, paragraph: string): string {
  const tags = isHashtags(lastLine(text)) ? lastLine(text) : '';
  const body = text.slice(0, text.length - tags.length).trimEnd();
  return [body, paragraph, tags].filter((part) => part !== '').join('\n\n');
}

/** Word for word, at the end of the part that each belongs to. */
function* missingDisclaimers({ request, output, checks }: CheckedText): Fixed {
  const definition = definitionOf(request);
  const changes = new Map<string, string>();
  for (const { rule, outcome, pointer, wanted } of checks) {
    if (rule !== 'disclaimer' || outcome !== 'fail' || pointer === null) continue;
    const text = changes.get(pointer) ?? partAt(output, pointer);
    if (typeof text !== 'string') continue;
    // Any other part is a line, which a break would end.
    const hasParagraphs = pointer === `/${definition.hashtags?.text}` || isMarkdownAt(definition, pointer);
    changes.set(pointer, hasParagraphs ? withParagraph(text, wanted) : `${text} ${wanted}`);
  }
  yield* changes;
}

/** Ends of a text that can stand alone: a sentence, and in a title the part before a bar or a dash. */
const ends = /[.!?。！？]["”»’)]?(?=\s)|(?=\s+[|–—·]\s)/gu;

function* shorterMeta({ request, output, checks }: CheckedText): Fixed {
  const { slug } = definitionOf(request);
  for (const { rule, outcome, pointer, limit, measured } of checks) {
    if (rule !== 'seo_length' || outcome === 'pass' || pointer === null || limit === null || measured === null) continue;
    const { min, max } = limit;
    const text = partAt(output, pointer);
    if (typeof text !== 'string' || max === null || measured <= max) continue;
    // In UTF-16 units, of which no sign has fewer than one: a text that is short enough by them is short enough.
    const head = text.slice(0, max + 1);
    const cuts =
      pointer === `/${slug?.field}` ? [head.lastIndexOf('-')] : Array.from(head.matchAll(ends), ({ index, 0: end }) => index + end.length);
    const cut = cuts.findLast((end) => end >= (min ?? 1) && end <= max);
    if (cut !== undefined) yield [pointer, text.slice(0, cut)];
  }
}
