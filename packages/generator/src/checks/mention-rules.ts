import { fold, foldSteps, hashtagSteps, hasLetter, occursInSteps, tagName, type Check, type Steps } from '@handbill/contract';
import { requestedHashtags, valuesAt, type Located } from '../definition-of.ts';
import type { Rule } from './check-content.ts';

/** Every keyword must occur in the text, in any case, as words of its own. */
export const keywords: Rule = function* ({ request, definition, texts }) {
  if (request.keywords.length === 0) return [];
  // Nobody reads an address as text, nor a list of hashtags that the text contains anyway.
  const notProse = [definition.slug?.field, definition.hashtags?.listed];
  const folded: Located<string>[] = [];
  for (const { pointer, value } of texts)
    if (!notProse.includes(pointer.split('/')[1])) folded.push({ pointer, value: yield* foldSteps(value) });
  const checks: Check[] = [];
  for (const keyword of request.keywords) checks.push(keywordCheck(keyword, yield* pointerTo(fold(keyword), folded)));
  return checks;
};

/** Where a phrase occurs first; `null` if nowhere. */
function* pointerTo(phrase: string, texts: readonly Located<string>[]): Steps<string | null> {
  for (const { pointer, value } of texts) if (yield* occursInSteps(value, phrase)) return pointer;
  return null;
}

const keywordCheck = (keyword: string, pointer: string | null): Check => ({
  rule: 'keyword',
  outcome: pointer === null ? 'fail' : 'pass',
  wanted: keyword,
  found: pointer === null ? 'nowhere' : keyword,
  pointer,
  message: pointer === null ? `The keyword “${keyword}” does not occur in the text.` : `The keyword “${keyword}” occurs at ${pointer}.`,
});

/** How many unwanted hashtags a check names: more would only lengthen the record. */
const maxNamed = 100;

/** Every requested hashtag must occur in the text; with an empty list none may, and without a list any may. */
export const hashtags: Rule = function* ({ request, definition, output, texts }) {
  const requested = requestedHashtags(definition, request);
  if (definition.hashtags === undefined || requested === undefined || requested === null) return [];
  const list = `/${definition.hashtags.listed}/`;
  const prose = texts.filter(({ pointer }) => !pointer.startsWith(list));
  if (requested.length > 0) return yield* checkWanted(requested, prose);
  const found = new Set<string>();
  // `#1` is a rank, not a hashtag; the search in a text finds none either.
  for (const { value } of valuesAt(output, `${list}*`)) if (typeof value === 'string' && hasLetter(value)) found.add(tagName(value));
  for (const { value } of prose) {
    for (const tag of yield* hashtagSteps(value)) if (found.size <= maxNamed) found.add(tag);
  }
  return [noHashtagsCheck([...found])];
};

function* checkWanted(tags: readonly string[], texts: readonly Located<string>[]): Steps<Check[]> {
  const names = new Set(tags.map(tagName));
  const numbers = [...names].filter((name) => !hasLetter(name));
  const pointers = new Map<string, string>();
  for (const { pointer, value } of texts) {
    for (const tag of yield* hashtagSteps(value)) if (names.has(tag)) pointers.set(tag, pointer);
    if (numbers.length === 0) continue;
    const folded = yield* foldSteps(value);
    for (const name of numbers) if (yield* occursInSteps(folded, `#${name}`)) pointers.set(name, pointer);
  }
  return tags.map((tag) => hashtagCheck(`#${tag.replace(/^#/, '')}`, pointers.get(tagName(tag)) ?? null));
}

function hashtagCheck(wanted: string, pointer: string | null): Check {
  const occurs = pointer !== null;
  const message = occurs ? `The hashtag ${wanted} is in the text.` : `The hashtag ${wanted} is not in the text.`;
  return {
    rule: 'hashtag',
    ...(occurs && !hasLetter(wanted)
      ? { outcome: 'warn', message: `${wanted} is in the text, but platforms do not link a hashtag that has no letter.` }
      : { outcome: occurs ? 'pass' : 'fail', message }),
    wanted,
    found: occurs ? wanted : 'nowhere',
    pointer,
  };
}

function noHashtagsCheck(tags: readonly string[]): Check {
  const named = tags.slice(0, maxNamed).map((tag) => `#${tag}`);
  const found = [...named, ...(tags.length > maxNamed ? ['and more'] : [])].join(' ');
  const message = tags.length === 0 ? 'The text has no hashtags, as asked.' : `The text has hashtags, though none were wanted: ${found}.`;
  return {
    rule: 'hashtag',
    outcome: tags.length === 0 ? 'pass' : 'fail',
    wanted: 'none',
    found: found === '' ? 'none' : found,
    pointer: null,
    message,
  };
}
