import type { Span } from '../../characters/spans.ts';
import { wordBounded } from '../../characters/words.ts';
import refusals from '../data/refusals.json' with { type: 'json' };
import type { Part } from '../../shown/subject.ts';

const { works, about } = refusals;
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = { works, about };

/** Patterns in which `{works.en}` and `{about.en}` stand for a list of words. */
const patternsOf = (sources: readonly string[], flags: string): readonly RegExp[] =>
  wordBounded(
    sources.map(
      (source) =>
        new RegExp(
          source.replaceAll(/\{(\w+)\.(\w+)\}/g, (_, list: string, language: string) => lists[list]?.[language] ?? ''),
          flags,
        ),
    ),
  );

/**
 * Words of a model to whoever asked it, in several languages: that speak of itself or refuse anywhere in a text, that introduce the text
 * written (`works`) at its start, or speaks of it (`about`) at its end. `Let me know if you would like to come` is the reader’s own affair.
 */
export const refusalPhrases = {
  anywhere: patternsOf(refusals.anywhere, 'giu'),
  atStart: patternsOf(refusals.at_start, 'iu'),
  atEnd: patternsOf(refusals.at_end, 'iu'),
} as const;

const edge = 400;

/** Where a part begins or ends with a model's words to whoever asked it, around the text itself. */
export function preambleIn({ shown: { text } }: Part): Span | undefined {
  const trimmed = text.trimEnd();
  const first = firstMatch(refusalPhrases.atStart, trimmed.slice(0, edge));
  if (first !== undefined) return { start: 0, end: first[0].length };
  const from = Math.max(0, trimmed.length - edge);
  const last = firstMatch(refusalPhrases.atEnd, trimmed.slice(from));
  return last && { start: from + last.index, end: trimmed.length };
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return found;
  }
  return undefined;
}
