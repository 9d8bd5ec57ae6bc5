import type { CountingUnit } from './platform-limit.ts';
import { displayColumns } from './display-columns.ts';
import { findMastodonUrls, findUrls } from './find-urls.ts';
import { splitText } from './split-text.ts';
import { weighted } from './weighted.ts';

/** The units that a text can be counted in. */
export type TextUnit = Exclude<CountingUnit, 'items'>;

/** Counts a text in a unit, or the items of a list; `undefined` if the value is neither. */
export function measure(value: unknown, unit: CountingUnit): number | undefined {
  if (unit === 'items') return Array.isArray(value) ? value.length : undefined;
  if (typeof value !== 'string') return undefined;
  let count = 0;
  for (const piece of splitText(value)) {
    count += counters[unit](piece);
  }
  return count;
}

/** Counts code points. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Counts the characters that a reader sees: a letter with its accents or a whole emoji is one. */
export function graphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

const encoder = new TextEncoder();

/** Counts bytes of UTF-8. */
const bytes = (text: string): number => encoder.encode(text).length;

/** Places where Google Ads inserts a word: its default counts. Google Ads Help, “About keyword insertion”, “About location insertion”; 2026-11 */
const insertion = /\{(?:keyword|location\([^(){}]{1,40}\)|customizer\.[\w ]{1,80}):([^{}]{0,200})\}/gi;

/** With a letter in it, and no part of an address. */
const hashtag = /(?<![\p{L}\p{N}_/&?=.-])[#＃][\p{N}_]*\p{L}/gu;

/** Counts half-width katakana, with their marks and punctuation. */
const halfWidthKatakana = (text: string): number => text.match(/[\uFF61-\uFF9F]/g)?.length ?? 0;

const mention = /(?<![=/\p{L}\p{M}\p{N}_])@([a-z0-9_]+(?:[.-]+[a-z0-9_]+)*)@[\p{L}\p{M}\p{N}_]+(?:[.-]+[\p{L}\p{M}\p{N}_]+)*/giu;
const withoutServers = (text: string): string => text.replaceAll(mention, '@$1');
const urlPlaceholder = 'x'.repeat(23);

/** Counts graphemes, but a link with its protocol as 23 and `@name@server` as `@name`, as Mastodon does. */
function url23(text: string): number {
  let [shortened, from] = ['', 0];
  for (const { start, end } of findMastodonUrls(text)) {
    shortened += withoutServers(text.slice(from, start)) + urlPlaceholder;
    from = end;
  }
  return graphemes(shortened + withoutServers(text.slice(from)));
}

/** How each unit is counted in a short text. Some take more than linear time, so `measure` counts a long text in pieces. */
export const counters: Readonly<Record<TextUnit, (text: string) => number>> = {
  characters,
  weighted,
  graphemes,
  url_23: url23,
  bytes,
  utf16: (text) => text.length,
  display_columns: (text) => displayColumns(text.replaceAll(insertion, '$1')),
  half_width_katakana: halfWidthKatakana,
  links: (text) => findUrls(text).length,
  hashtags: (text) => text.match(hashtag)?.length ?? 0,
};
