import type { Brief } from './brief.ts';
import type { Language } from './languages.ts';

/** Texts of the brief, each in quotation marks. */
export const quoted = (texts: readonly string[], { quotes, comma }: Language): string => texts.map((text) => quotes.join(text)).join(comma);

export const closed = (text: string, { stop, quotes }: Language): string =>
  new RegExp(`[.!?…。！？।؟](?:${quotes[1]})?$`, 'u').test(text) ? text : `${text}${stop}`;

/** `Topic: “Sourdough for beginners”.` Quotations of the brief stand behind a colon and in quotation marks, so that no grammar bends them. */
export const labelled = (label: keyof Language['labels'], texts: readonly string[], { language }: Pick<Brief, 'language'>): string =>
  closed(`${language.labels[label]}${language.colon}${quoted(texts, language)}`, language);

/** Letters that are no other one with a mark; and the German spelling of umlauts, which elsewhere only lose theirs. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', å: 'a', ı: 'i', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
const inGerman: Readonly<Record<string, string>> = { ...spelledOut, ä: 'ae', ö: 'oe', ü: 'ue' };
const maxSlug = 75;

/** Lower-case words joined by hyphens, for an address; other scripts than Latin and Greek keep their letters with their marks. */
export function slugOf(text: string, otherwise: string, language = 'en'): string {
  const letters = /^de\b/i.test(language) ? inGerman : spelledOut;
  const folded = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæœøåıłđðþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu, '')
    .normalize('NFC');
  const words = folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length >= maxSlug) break;
    slug = slug === '' ? word : `${slug}-${word}`;
  }
  return slug === '' ? otherwise : slug;
}
