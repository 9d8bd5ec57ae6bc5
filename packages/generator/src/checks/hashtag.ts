import { foldSteps, hashtagSteps, hasLetter, occursInSteps, tagName, type Check, type Steps } from '@handbill/contract';
import { placedAt, type Placed } from './placed.ts';
import type { Rule } from './rule.ts';

/** How many unwanted hashtags are named: the others are no news. */
const mostNamed = 100;

/** Every hashtag that was asked for has to stand in the text; none may, where none were wanted; all may, where nothing was said. */
export const hashtag: Rule = function* ({ request, output, texts }) {
  if (!('hashtags' in request) || request.hashtags === null) return [];
  const written = texts.filter(({ pointer }) => !pointer.startsWith('/hashtags'));
  if (request.hashtags.length > 0) return yield* wantedTags(request.hashtags, written);
  const found = new Set<string>();
  // `#1` is a rank, not a hashtag; in a text none is found.
  for (const { value } of placedAt(output, '/hashtags/*')) if (typeof value === 'string' && hasLetter(value)) found.add(tagName(value));
  for (const { value } of written) {
    for (const tag of yield* hashtagSteps(value)) if (found.size <= mostNamed) found.add(tag);
  }
  return [unwanted([...found])];
};

function* wantedTags(tags: readonly string[], texts: readonly Placed<string>[]): Steps<Check[]> {
  const names = new Set(tags.map(tagName));
  const numbers = [...names].filter((name) => !hasLetter(name));
  const places = new Map<string, string>();
  for (const { pointer, value } of texts) {
    for (const tag of yield* hashtagSteps(value)) if (names.has(tag)) places.set(tag, pointer);
    if (numbers.length === 0) continue;
    const folded = yield* foldSteps(value);
    for (const name of numbers) if (yield* occursInSteps(folded, `#${name}`)) places.set(name, pointer);
  }
  return tags.map((tag) => checkOf(tag, places));
}

function checkOf(tag: string, places: ReadonlyMap<string, string>): Check {
  const wanted = `#${tag.replace(/^#/, '')}`;
  const pointer = places.get(tagName(tag)) ?? null;
  const there = pointer !== null;
  const message = there ? `The hashtag ${wanted} is in the text.` : `The hashtag ${wanted} is not in the text.`;
  return {
    rule: 'hashtag',
    ...(there && !hasLetter(wanted)
      ? { outcome: 'warn', message: `${wanted} is in the text, but platforms make no hashtag of what has no letter.` }
      : { outcome: there ? 'pass' : 'fail', message }),
    wanted,
    found: there ? wanted : 'nowhere',
    pointer,
  };
}

function unwanted(tags: readonly string[]): Check {
  const named = tags.slice(0, mostNamed).map((tag) => `#${tag}`);
  const found = [...named, ...(tags.length > mostNamed ? ['and more'] : [])].join(' ');
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
