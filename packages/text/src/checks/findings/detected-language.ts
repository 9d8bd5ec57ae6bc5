import { createRequire } from 'node:module';
import type * as tinyld from 'tinyld/light';
import { distinctiveWords } from '../data/by-language.ts';

/** Languages that are told apart only by much text, or that a tag may mean in several forms. */
const alike: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da'],
  ['sr', 'hr', 'bs', 'sh'],
  ['id', 'ms'],
  ['cs', 'sk'],
  ['zh', 'cmn', 'yue'],
  ['fa', 'prs'],
  ['tl', 'fil'],
  ['he', 'iw'],
  ['gl', 'pt'],
];

type Detector = typeof tinyld & { readonly supported: ReadonlySet<string> };

const require = createRequire(import.meta.url);
let loaded: Detector | undefined;

/** The library, loaded for the first text: a server that writes none does without its 12 MB. */
function detector(): Detector {
  if (loaded !== undefined) return loaded;
  const library = require('tinyld/light') as typeof tinyld;
  return (loaded = { ...library, supported: new Set(library.supportedLanguages.map(library.toISO2)) });
}

/** Whether two languages are one, as far as texts tell. */
export const isSame = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other));

export function isDetectable(tag: string): boolean {
  if (Object.hasOwn(distinctiveWords, tag)) return true;
  const { supported } = detector();
  return supported.has(tag) || alike.some((group) => group.includes(tag) && group.some((one) => supported.has(one)));
}

export const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Scripts that languages are told by; the mixed scripts of East Asian languages are one. */
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai'].map((name) => new RegExp(`\\p{sc=${name}}`, 'gu'));
const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** The script that more than so much of a text's letters are in. */
export function scriptOf(text: string, share: number): RegExp | undefined {
  const letters = lettersIn(text);
  return [...scripts, eastAsian].find((script) => (text.match(script)?.length ?? 0) > letters * share);
}

/** A name in another script tells nothing of a text, but the library takes a single letter for proof, and in Latin texts a single `‚` or `،`. */
function inMainScript(text: string): string {
  const main = scriptOf(text, 0.5);
  if (main === undefined) return text;
  const inScript = new RegExp(main.source, 'u');
  const own = text.replace(/[^\p{sc=Common}\p{sc=Inherited}]/gu, (sign) => (inScript.test(sign) ? sign : ' '));
  return main === scripts[0] ? own.replace(/[\p{P}--['’.,!?;:\-]]/gv, ' ') : own;
}

/** The language of a short text, where the library is sure. */
export function detectedLanguage(text: string): string | undefined {
  // The library takes the bars of a table for the full stops of Hindi, and `½` for German.
  const [best, second] = detector().detectAll(inMainScript(text.replace(/[#＃@]\S{1,60}|[\p{S}\p{N}]/gu, ' ')));
  if (best === undefined || best.accuracy < minAccuracy || (second !== undefined && best.accuracy < second.accuracy * minLead))
    return undefined;
  return best.lang;
}

/** Below this the library guesses. */
const minAccuracy = 0.2;
/** How much surer the best guess has to be than the next. */
const minLead = 1.15;
