import { partAt, withParts, type Check } from '@handbill/contract';
import * as z from 'zod';
import { schemaAt, textsIn } from '../kinds/definition-of.ts';
import type { FailingText } from './failing-text.ts';
import { newFaults } from './is-better.ts';

/** Parts as they are to be, by their pointers. */
type Mended = ReadonlyMap<string, unknown>;
type Mend = (text: FailingText) => Mended;

/** What needs no model, in the order in which it is mended. */
const mends: readonly Mend[] = [singleSpaces, missingHashtags, missingLink, shorterMeta];

/** Checks another output of a text; `isWhole`: what was missing of a broken answer is in it. */
export type CheckOutput<Text> = (before: Text, output: FailingText['output'], isWhole: boolean) => Text;

const warnings = (checks: readonly Check[]): number => checks.filter(({ outcome }) => outcome === 'warn').length;

/**
 * Mends what needs no model: doubled spaces, a hashtag or a link that is missing, a text for search engines that is too long. Nothing is mended
 * at the price of another fault. Returns the parts that are other than before; empty where there are none.
 */
export function mend<Text extends FailingText>(text: Text, check: CheckOutput<Text>): { text: Text; parts: Mended } {
  let mended = text;
  const parts = new Map<string, unknown>();
  for (const mendOne of mends) {
    const changes = mendOne(mended);
    if (changes.size === 0) continue;
    const next = check(mended, withParts(mended.output, changes), false);
    if (newFaults(mended.checks, next.checks).length > 0 || warnings(next.checks) > warnings(mended.checks)) continue;
    mended = next;
    for (const [pointer, value] of changes) parts.set(pointer, value);
  }
  return { text: mended, parts };
}

/** Code and tables are laid out with spaces. */
const isLaidOut = (line: string): boolean => /^(?: {4}|\t|\s*\|)|`/.test(line);

function singleSpaces({ output, definition }: FailingText): Mended {
  const changes = new Map<string, unknown>();
  for (const { pointer, value } of textsIn({ pointer: '', value: output })) {
    if (!/ {2}|[ \t]\n/.test(value) || !(schemaAt(definition.output, pointer) instanceof z.ZodString)) continue;
    const mended = value
      .split('\n')
      // Two spaces at the end of a line are a line break in Markdown.
      .map((line) => (isLaidOut(line) ? line : line.replace(/(?<=\S) {2,}(?=\S)/g, ' ').replace(/(?<=[^\s])[ \t]$/, '')))
      .join('\n');
    if (mended !== value) changes.set(pointer, mended);
  }
  return changes;
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);
const isHashtags = (line: string): boolean => /^\s*(?:[#＃]\S+\s*)+$/u.test(line.slice(0, 2_000));

function missingHashtags({ output, definition: { hashtags }, checks }: FailingText): Mended {
  const missing = checks.filter(
    ({ rule, outcome, found, wanted }) => rule === 'hashtag' && outcome === 'fail' && found === 'nowhere' && wanted.startsWith('#'),
  );
  if (hashtags === undefined || missing.length === 0) return new Map();
  const tags = [...new Set(missing.map(({ wanted }) => wanted))];
  const text = String(partAt(output, `/${hashtags.text}`));
  const listed = partAt(output, `/${hashtags.listed}`);
  const names = tags.map((tag) => tag.slice(1)).filter((name) => !Array.isArray(listed) || !listed.includes(name));
  return new Map<string, unknown>([
    [`/${hashtags.text}`, `${text}${isHashtags(lastLine(text)) ? ' ' : '\n\n'}${tags.join(' ')}`],
    ...(Array.isArray(listed) && names.length > 0 ? [[`/${hashtags.listed}`, [...listed, ...names]] as const] : []),
  ]);
}

/** A post leads somewhere: at its end, before its hashtags. */
function missingLink({ request, output, definition: { hashtags }, checks }: FailingText): Mended {
  const isMissing = checks.some(({ rule, outcome }) => rule === 'link' && outcome === 'fail');
  if (hashtags === undefined || request.link === null || !isMissing) return new Map();
  const text = String(partAt(output, `/${hashtags.text}`));
  const tags = isHashtags(lastLine(text)) ? lastLine(text) : '';
  const body = text.slice(0, text.length - tags.length).trimEnd();
  return new Map([[`/${hashtags.text}`, [body, request.link, tags].filter((part) => part !== '').join('\n\n')]]);
}

/** Ends of what can stand alone: a sentence, and in a title the part before a bar or a dash. */
const ends = /[.!?。！？]["”»’)]?(?=\s)|(?=\s+[|–—·]\s)/gu;

function shorterMeta({ output, definition, checks }: FailingText): Mended {
  const changes = new Map<string, unknown>();
  for (const { rule, outcome, pointer, limit, measured } of checks) {
    if (rule !== 'seo_length' || outcome === 'pass' || pointer === null || limit === null || measured === null) continue;
    const { min, max } = limit;
    const text = partAt(output, pointer);
    if (typeof text !== 'string' || max === null || measured <= max) continue;
    // In UTF-16 units, of which no sign has fewer than one: what is short enough by them is short enough.
    const head = text.slice(0, max + 1);
    const cuts =
      pointer === `/${definition.slug?.field}`
        ? [head.lastIndexOf('-')]
        : Array.from(head.matchAll(ends), ({ index, 0: end }) => index + end.length);
    const cut = cuts.findLast((end) => end >= (min ?? 1) && end <= max);
    if (cut !== undefined) changes.set(pointer, text.slice(0, cut));
  }
  return changes;
}
