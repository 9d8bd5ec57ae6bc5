import { fold, foldSteps, occursInSteps, type Check, type Steps } from '@handbill/contract';
import type { Rule } from './rule.ts';

/** What nobody reads as text: an address, and tags that the text repeats. */
const unread = /^\/(?:slug|hashtags)(?:\/|$)/;

/** A text as keywords are looked for in it. */
interface FoldedText {
  readonly pointer: string;
  readonly folded: string;
}

/** Every keyword has to stand somewhere in the text, in any case, as words of its own. */
export const keyword: Rule = function* ({ request, texts }) {
  if (request.keywords.length === 0) return [];
  const read: FoldedText[] = [];
  for (const { pointer, value } of texts) if (!unread.test(pointer)) read.push({ pointer, folded: yield* foldSteps(value) });
  const checks: Check[] = [];
  for (const wanted of request.keywords) checks.push(found(wanted, yield* placeOf(fold(wanted), read)));
  return checks;
};

function* placeOf(phrase: string, texts: readonly FoldedText[]): Steps<string | null> {
  for (const { pointer, folded } of texts) if (yield* occursInSteps(folded, phrase)) return pointer;
  return null;
}

const found = (wanted: string, pointer: string | null): Check => ({
  rule: 'keyword',
  outcome: pointer === null ? 'fail' : 'pass',
  wanted,
  found: pointer === null ? 'nowhere' : wanted,
  pointer,
  message: pointer === null ? `The keyword “${wanted}” does not occur in the text.` : `The keyword “${wanted}” occurs at ${pointer}.`,
});
