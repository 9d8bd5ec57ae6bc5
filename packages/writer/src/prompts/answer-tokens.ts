import { isLengthUnit, partAt, type ContentRequest } from '@handbill/contract';
import { definitionOf, type PartsTask } from '@handbill/text';
import type { NextSection, SectionedText } from '../sections/sectioned-text.ts';

/** The frame around the words of an answer: braces, names, titles and descriptions. */
const frame = 400;
const perItem = 800;
/** Room for the wishes in `instructions` of a brief. */
const leastWords = 400;
const surplus = 1.5;
const beyondUsual = 3;
/** A word has so many characters at least, with the signs around it. */
const charactersPerWord = 3;
/** More at once is more than many servers take. */
const most = 16_384;
/** Ten findings, each with a reason and a suggestion. */
export const judgementTokens = 2_500;

/** More than the words of a language have on the average: a German one has two, and other scripts are cut into smaller pieces. */
const tokensPerWord = ({ language }: Pick<ContentRequest, 'language'>): number =>
  new Intl.Locale(language).maximize().script === 'Latn' ? 3 : 6;

const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);

/** How many words of a text its platform takes. */
function wordsAllowed(request: ContentRequest): number {
  const definition = definitionOf(request);
  const limits = definition
    .limits(request)
    .filter(({ pointer, unit, outcome }) => definition.length.counted.includes(pointer) && isLengthUnit(unit) && outcome === 'fail');
  return Math.min(...limits.map(({ max }) => max / charactersPerWord));
}

/** More tokens than a text needs that keeps its brief: the limit of a model under a spending cap, beside its thoughts. */
export function textTokens(request: ContentRequest): number {
  const definition = definitionOf(request);
  const usual = definition.usualLength?.(request)?.max ?? 0;
  const wanted = request.length === null ? beyondUsual * usual : surplus * request.length;
  const words = Math.min(Math.max(leastWords, wanted), wordsAllowed(request));
  const items = definition.required(request).reduce((sum, { pointer, min }) => (pointer.includes('*') ? sum : sum + min), 0);
  const text = Math.max(words * tokensPerWord(request), tokensIn(request.source_text ?? ''));
  return Math.min(most, Math.ceil(frame + items * perItem + text));
}

/** An outline may have three times the sections that were asked for. */
export const outlineTokens = ({ plan }: Pick<SectionedText, 'plan'>): number => Math.min(most, frame + plan.count * 3 * 150);

export function sectionTokens(request: ContentRequest, { words, fieldWords }: Pick<NextSection, 'words' | 'fieldWords'>): number {
  const all = Object.values(fieldWords).reduce((sum, count) => sum + count, words);
  return Math.ceil(frame + 2 * all * tokensPerWord(request));
}

/** Parts may be written anew longer than they are, and those that are missing as long as the whole. */
export function partsTokens(request: ContentRequest, { parts, output }: Pick<PartsTask, 'parts' | 'output'>): number {
  const present = parts.reduce((sum, { pointer }) => sum + tokensIn(JSON.stringify(partAt(output, pointer) ?? '')), 0);
  return Math.min(most, frame + Math.max(textTokens(request), 2 * present));
}
