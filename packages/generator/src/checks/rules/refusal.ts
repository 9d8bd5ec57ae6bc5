import { refusalPhrases } from '../data/refusal-phrases.ts';
import { chatterIn } from '../chatter-in.ts';
import { checkPhrases } from '../phrase-rule.ts';
import { newCheck, placeIn, type Rule } from '../rule.ts';
import type { Part } from '../subject.ts';

const wanted = 'only the text itself';
const message = (words: string, pointer: string) => `“${words}” at ${pointer} is the model speaking of its task.`;

/** A text must not have in it what a model says to whoever asked it: that it refuses, or what it has made. */
export const refusal: Rule = function* (subject) {
  const atEdges: { readonly part: Part; readonly start: number; readonly end: number }[] = [];
  for (const part of subject.read) {
    const place = yield* chatterIn(part);
    if (place !== undefined) atEdges.push({ part, ...place });
  }
  const found = yield* checkPhrases(subject, {
    rule: 'refusal',
    outcome: 'fail',
    parts: subject.read,
    patterns: refusalPhrases.anywhere,
    wanted,
    passes: 'The text speaks to its reader, and not of how it was written.',
    message,
  });
  if (atEdges.length === 0) return found;
  const edges = atEdges.map(({ part, start, end }) => {
    const words = part.shown.text.slice(start, end).trim().slice(0, 120).toWellFormed();
    return newCheck({
      rule: 'refusal',
      outcome: 'fail',
      wanted,
      found: `“${words}”`,
      ...placeIn(part, start, end),
      message: message(words, part.pointer),
    });
  });
  return [...edges, ...found.filter(({ outcome }) => outcome !== 'pass')];
};
