import { findUrls } from '@handbill/contract';
import type { Brief } from './brief.ts';
import type { Language } from './languages.ts';

/** Signs that mean something in Markdown, wherever they stand or at the beginning of a text. */
const signs = /[\\`*_~[\]<]|&(?=#?\w+;)|^[-+>#=|]|^\d+(?=[.)])/g;

const escaped = (text: string): string => text.replace(signs, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

/** A text of the brief so that Markdown shows it as it is. An address is left as it is written. */
export function inMarkdown(text: string): string {
  let [shown, from] = ['', 0];
  for (const { start, end } of findUrls(text)) {
    shown += escaped(text.slice(from, start)) + text.slice(start, end);
    from = end;
  }
  return shown + escaped(text.slice(from));
}

/** Texts of the brief, each in quotation marks. */
export const quoted = (texts: readonly string[], { quotes, comma }: Language): string => texts.map((text) => quotes.join(text)).join(comma);

export const closed = (text: string, { stop, quotes }: Language): string =>
  new RegExp(`[.!?…。！？।؟](?:${quotes[1]})?$`, 'u').test(text) ? text : `${text}${stop}`;

/** `Topic: “Sourdough for beginners”.` What the brief says stands behind a colon and in quotation marks, so that no grammar bends it. */
export const labelled = (label: keyof Language['labels'], texts: readonly string[], { language }: Pick<Brief, 'language'>): string =>
  closed(`${language.labels[label]}${language.colon}${quoted(texts, language)}`, language);

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' };
const longest = 75;

/** Lower-case words joined by hyphens, for an address; other scripts keep their letters. */
export function slugOf(text: string, otherwise: string): string {
  const folded = text
    .toLowerCase()
    .replace(/[äöüßæøå]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC');
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length >= longest) break;
    slug = slug === '' ? word : `${slug}-${word}`;
  }
  return slug === '' ? otherwise : slug;
}
