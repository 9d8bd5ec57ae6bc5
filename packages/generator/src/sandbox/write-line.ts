import type { Brief } from './brief.ts';
import type { Frame } from './frame.ts';
import { capitalised } from './insert-keywords.ts';
import { keepsLimits } from './keeps-limits.ts';
import { unframed, type Candidate, type SentenceWriter } from './sentence-writer.ts';
import { lengthen, shorten } from './shorten.ts';
import type { LineSlot } from './slot.ts';

/** How many candidates that fit are compared: the longest of them says the most. */
const maxCompared = 4;

/** Writes one line: one that keeps every limit, or else the one that comes nearest; nothing where it may be missing and none fits. */
export function writeLine(slot: LineSlot, writer: SentenceWriter, brief: Brief): string {
  const others: Candidate[] = [];
  const fitting: Candidate[] = [];
  for (const candidate of candidatesFor(slot, writer, brief)) {
    const fits =
      candidate.text.length <= slot.max && candidate.text.length >= slot.min && keepsLimits(candidate.text, slot.limits, 'advised');
    (fits ? fitting : others).push(candidate);
    if (fitting.length >= (slot.limits.length === 0 ? 1 : maxCompared)) break;
  }
  const best = longestOf(fitting);
  if (best !== undefined) return writer.write(best);
  if (slot.presence === 'fits' && slot.keywords.length === 0) return '';
  return lengthen(writer.write(unframed(nearest(slot, others))), slot, writer, brief);
}

const namesFact = (frame: Frame): boolean => frame.includes('{');

function* candidatesFor(slot: LineSlot, writer: SentenceWriter, brief: Brief): Generator<Candidate, undefined> {
  const [keyword, ...others] = slot.keywords;
  if (keyword === undefined) {
    if (slot.first) yield* writer.candidates(slot.frames.filter(namesFact));
    yield* writer.candidates(slot.frames);
    // A line that is written elsewhere already is better than none.
    if (slot.presence === 'always') yield* writer.candidates(slot.frames, {}, 'any');
    return;
  }
  if (others.length === 0) yield* writer.candidates(brief.patterns.keywordFrames.line, { keyword, keyword_title: capitalised(keyword) });
  yield unframed(slot.keywords.join(', '));
  yield unframed(slot.keywords.join(' '));
}

const longestOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (longest, one) => (longest === undefined || one.text.length > longest.text.length ? one : longest),
    undefined,
  );

/** The shortest candidate, of those that keep the hard limits if there are any; cut where that loses no keyword. */
function nearest(slot: LineSlot, candidates: readonly Candidate[]): string {
  const kept = candidates.filter(({ text }) => keepsLimits(text, slot.limits, 'hard'));
  const texts = (kept.length > 0 ? kept : candidates).map(({ text }) => text);
  const shortest = texts.reduce((left, right) => (right.length < left.length ? right : left), texts[0] ?? '');
  return slot.keywords.length === 0 ? cut(shortest, slot) : shortest;
}

function cut(text: string, { limits, max }: LineSlot): string {
  let short = shorten(text, max);
  while (short.length > 1 && !keepsLimits(short, limits, 'hard')) short = shorten(short, short.length - 1);
  return short;
}
