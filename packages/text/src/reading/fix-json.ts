import { jsonrepair } from 'jsonrepair';
import { parseShort } from './strict-json.ts';

/**
 * `jsonrepair` goes back in the text at loose quotation marks and brackets, so that it takes a time that grows with their number times the
 * length. At these limits the worst of 3,000 hostile inputs took 27 ms; an article of 5,000 words, broken in many places, is within them.
 */
const maxWork = 2 ** 25;
/** In characters. */
export const maxFixable = 48 * 2 ** 10;

/** Signs that may make it go back. */
const special = /["'“”‘’`´{[(]/g;

const isFixable = (text: string): boolean => text.length <= maxFixable && (text.match(special)?.length ?? 0) * text.length <= maxWork;

const closers = (json: string): number => /[\s}\]]*$/.exec(json.slice(-1_000))?.[0].replace(/\s/g, '').length ?? 0;

/** Comments as Python has them: `jsonrepair` knows those of JavaScript. */
const comment = /(?<=^|[{[,]\s{0,20})[ \t]{0,20}#[^\n"]{0,200}$/gm;

const anyEscape = /\\(?:["'\\/bfnrt]|u[\da-fA-F]{4}|x([\da-fA-F]{2})|([-#+.!(){}<>~|$&%@:,;=])|(\r?\n[ \t]*)|())/g;

/** JSON in which each escape is one of JSON: a sign that some models escape without need is taken for itself, and any other backslash as it stands. */
const withKnownEscapes = (text: string): string =>
  text.replaceAll(anyEscape, (whole, hex?: string, sign?: string, lineEnd?: string, other?: string) => {
    if (hex !== undefined) return `\\u00${hex}`;
    if (lineEnd !== undefined) return '';
    return sign ?? (other === undefined ? whole : '\\\\');
  });

/** Corrects faulty JSON: comments, single or curly quotes, missing commas, bare names and the like. `undefined` if it cannot be. `isClosed`: its last brackets are in the text. */
export function fixJson(text: string): { readonly value: unknown; readonly isClosed: boolean } | undefined {
  if (!isFixable(text)) return undefined;
  try {
    const json = jsonrepair(withKnownEscapes(text).replaceAll(comment, ''));
    const value = parseShort(json);
    return value === undefined ? undefined : { value, isClosed: closers(json) <= closers(text) };
  } catch {
    return undefined;
  }
}
