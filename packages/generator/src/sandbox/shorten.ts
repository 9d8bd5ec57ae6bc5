import type { Brief } from './brief.ts';
import { keepsLimits } from './keeps-limits.ts';
import type { SentenceWriter } from './sentence-writer.ts';
import type { Slot } from './slot.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Words that lead on to others: a phrase that was cut does not end with them. English and German together, since phrases mix. */
const leading = new Set(
  (
    'a an the of for in on at to with without and or but when where while if you your we our they their he she it its i my is are was be have has ' +
    'over under by from as who that which this how into than so not very more ' +
    'der die das den dem des ein eine einen einem einer für mit ohne und oder aber wenn wie wer was ist sind war sie du ihr ihre wir unser ' +
    'über unter von vom zu zum zur im am an auf bei beim nach seit aus als dass nicht sehr mehr'
  ).split(' '),
);

function withoutLeading(words: string): string {
  const kept = words.split(' ');
  while (kept.length > 1 && leading.has((kept.at(-1) ?? '').toLowerCase())) kept.pop();
  return kept.join(' ').replace(/[\s,;:–—-]+$/u, '');
}

/** At most `max` characters of a text, cut between words where it has any. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const space = head.lastIndexOf(' ');
  if (space >= max / 3) return withoutLeading(head.slice(0, space));
  let cut = '';
  for (const { segment } of graphemes.segment(head)) {
    if (cut.length + segment.length > max) break;
    cut += segment;
  }
  return cut;
}

/** A text with sentences added until it has the characters that its slot needs at least, as far as its limits allow. */
export function lengthen(text: string, { min, limits }: Slot, writer: SentenceWriter, { patterns }: Brief): string {
  let long = text;
  if (long.length >= min) return long;
  for (const candidate of [...writer.candidates(patterns.general), ...writer.candidates(patterns.shortSentences)]) {
    if (long.length >= min) break;
    const longer = `${long}${/[.!?]$/.test(long) ? '' : '.'} ${candidate.text}`;
    if (!keepsLimits(longer, limits, 'hard')) continue;
    writer.write(candidate);
    long = longer;
  }
  return long;
}
