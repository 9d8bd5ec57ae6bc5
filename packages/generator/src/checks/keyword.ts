import { fold, occursIn } from '@handbill/contract';
import type { Rule } from './rule.ts';

/** What nobody reads as text: an address, and tags that the text repeats. */
const unread = /^\/(?:slug|hashtags)(?:\/|$)/;

/** Every keyword has to stand somewhere in the text, in any case, as words of its own. */
export const keyword: Rule = ({ request, texts }) => {
  const read = texts.filter(({ pointer }) => !unread.test(pointer)).map(({ pointer, value }) => ({ pointer, folded: fold(value) }));
  return request.keywords.map((wanted) => {
    const phrase = fold(wanted);
    const place = read.find(({ folded }) => occursIn(folded, phrase));
    return {
      rule: 'keyword',
      outcome: place === undefined ? 'fail' : 'pass',
      wanted,
      found: place === undefined ? 'nowhere' : wanted,
      pointer: place?.pointer ?? null,
      message:
        place === undefined ? `The keyword “${wanted}” does not occur in the text.` : `The keyword “${wanted}” occurs at ${place.pointer}.`,
    };
  });
};
