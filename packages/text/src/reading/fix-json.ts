import { jsonrepair } from 'jsonrepair';

/**
 * `jsonrepair` goes back in the text at loose quotation marks and brackets, so that it takes a time that grows with their number times the
 * length. At these limits the worst of 3,000 hostile inputs took 27 ms; an article of 5,000 words, broken in many places, is within them.
 */
const maxWork = 2 ** 25;
/** In characters. */
export const maxMendable = 48 * 2 ** 10;
/** Deeper than any output. */
const maxDepth = 64;

/** Signs that may make it go back. */
const special = /["'“”‘’`´{[(]/g;

function isMendable(text: string): boolean {
  if (text.length > maxMendable) return false;
  let count = 0;
  for (const _ of text.matchAll(special)) {
    count += 1;
    if (count * text.length > maxWork) return false;
  }
  return depthOf(text) <= maxDepth;
}

/** How deep brackets stand in brackets, those in texts too. */
function depthOf(json: string): number {
  let [depth, deepest] = [0, 0];
  for (const [bracket] of json.matchAll(/[{}[\]]/g)) {
    depth = Math.max(0, depth + (bracket === '{' || bracket === '[' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** A value made of what is almost JSON; `isClosed`: its last brackets are in the text. */
export interface FixedJson {
  readonly value: unknown;
  readonly isClosed: boolean;
}

const closers = (json: string): number => /[\s}\]]*$/.exec(json.slice(-1_000))?.[0].replace(/\s/g, '').length ?? 0;

/** Comments as Python has them: `jsonrepair` knows those of JavaScript. */
const comment = /(?<=^|[{[,]\s{0,20})[ \t]{0,20}#[^\n"]{0,200}$/gm;

const anyEscape = /\\(?:["'\\/bfnrt]|u[\da-fA-F]{4}|x([\da-fA-F]{2})|([-#+.!(){}<>~|$&%@:,;=])|(\r?\n[ \t]*)|())/g;

/** JSON in which each escape is one of JSON: what some models escape without need is taken for itself, and any other backslash as it stands. */
const withKnownEscapes = (text: string): string =>
  text.replaceAll(anyEscape, (whole, hex?: string, sign?: string, lineEnd?: string, other?: string) => {
    if (hex !== undefined) return `\\u00${hex}`;
    if (lineEnd !== undefined) return '';
    return sign ?? (other === undefined ? whole : '\\\\');
  });

/** Mends what is almost JSON: comments, single or curly quotes, missing commas, bare names and the like. `undefined` if it cannot be. */
export function fixJson(text: string): FixedJson | undefined {
  if (!isMendable(text)) return undefined;
  try {
    const json = jsonrepair(withKnownEscapes(text).replaceAll(comment, ''));
    const value: unknown = JSON.parse(json);
    return { value, isClosed: closers(json) <= closers(text) };
  } catch {
    return undefined;
  }
}
