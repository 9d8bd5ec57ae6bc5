import { refusalPhrases } from '../data/refusal-phrases.ts';
import type { Part } from '../../shown/subject.ts';

const edge = 400;

/** Where a part begins or ends with what a model says to whoever asked it, around the text itself. */
export function preambleIn({ shown: { text } }: Part): { readonly start: number; readonly end: number } | undefined {
  const trimmed = text.trimEnd();
  const head = trimmed.slice(0, edge);
  for (const pattern of refusalPhrases.atStart) {
    const found = pattern.exec(head);
    if (found !== null) return { start: 0, end: found[0].length };
  }
  const from = Math.max(0, trimmed.length - edge);
  for (const pattern of refusalPhrases.atEnd) {
    const found = pattern.exec(trimmed.slice(from));
    if (found !== null) return { start: from + found.index, end: trimmed.length };
  }
  return undefined;
}
