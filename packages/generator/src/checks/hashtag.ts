import { hashtagsIn, tagName, type Check } from '@handbill/contract';
import { placedAt } from './placed.ts';
import type { Rule } from './rule.ts';

/** Every hashtag that was asked for has to stand in the text; none may, where none were wanted; all may, where nothing was said. */
export const hashtag: Rule = ({ request, output, texts }) => {
  if (!('hashtags' in request) || request.hashtags === null) return [];
  const written = texts.filter(({ pointer }) => !pointer.startsWith('/hashtags'));
  const inText = new Map(written.flatMap(({ pointer, value }) => [...hashtagsIn(value)].map((tag) => [tag, pointer])));
  if (request.hashtags.length > 0) return request.hashtags.map((tag) => asked(tag, inText));
  const listed = placedAt(output, '/hashtags/*').flatMap(({ value }) => (typeof value === 'string' ? [tagName(value)] : []));
  // `#1` is a rank, not a hashtag.
  return [unwanted([...new Set([...listed, ...inText.keys()])].filter((tag) => /\p{L}/u.test(tag)))];
};

function asked(tag: string, inText: ReadonlyMap<string, string>): Check {
  const wanted = `#${tag.replace(/^#/, '')}`;
  const pointer = inText.get(tagName(tag)) ?? null;
  const there = pointer !== null;
  const message = there ? `The hashtag ${wanted} is in the text.` : `The hashtag ${wanted} is not in the text.`;
  return {
    rule: 'hashtag',
    outcome: there ? 'pass' : 'fail',
    wanted,
    found: there ? wanted : 'nowhere',
    pointer,
    message,
  };
}

function unwanted(tags: readonly string[]): Check {
  const found = tags.map((tag) => `#${tag}`).join(' ');
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
