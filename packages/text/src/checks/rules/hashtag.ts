import { fold, hashtagsIn, hasLetter, occursIn, tagName, type Check } from '@handbill/contract';
import { requestedHashtags } from '../../kinds/definition-of.ts';
import { adding, omittedInPost } from '../findings/bad-example.ts';
import { checksOf, defineRule, type Rule } from '../findings/rule.ts';
import { withoutLinks } from '../../shown/addresses.ts';
import type { Subject } from '../../shown/subject.ts';

const maxNamed = 100;

/** Every requested hashtag must occur in the text, and others are told; with an empty list none may, and without a list any may. */
export const hashtag: Rule = defineRule(
  (right) => {
    const requested = (requestedHashtags(right.definition, right.request) ?? []).map((tag) => `#${tag.replace(/^#/, '')}`);
    return requested.length === 0 ? adding('#NotAskedFor')(right) : omittedInPost(right, requested);
  },
  ({ request, definition, parts, read, links }) => {
    const requested = requestedHashtags(definition, request);
    if (definition.hashtags === undefined || requested === undefined || requested === null) return [];
    if (requested.length > 0) return checkWanted(requested, { read, links });
    const found = new Set<string>();
    // `#1` is a rank, not a hashtag; the search in a text finds none either.
    for (const { role, value } of parts) if (role === 'tags' && hasLetter(value)) found.add(tagName(value));
    for (const { shown } of read) for (const tag of hashtagsIn(withoutLinks(shown.text, links))) if (found.size <= maxNamed) found.add(tag);
    return [noHashtagsCheck([...found])];
  },
);

function checkWanted(tags: readonly string[], { read, links }: Pick<Subject, 'read' | 'links'>): Check[] {
  const names = new Set(tags.map(tagName));
  const numbers = [...names].filter((name) => !hasLetter(name));
  const pointers = new Map<string, string>();
  const others = new Set<string>();
  for (const { pointer, shown } of read) {
    for (const tag of hashtagsIn(withoutLinks(shown.text, links))) {
      if (names.has(tag)) pointers.set(tag, pointer);
      else if (others.size <= maxNamed) others.add(tag);
    }
    if (numbers.length === 0) continue;
    const folded = fold(shown.text);
    for (const name of numbers) if (occursIn(folded, `#${name}`)) pointers.set(name, pointer);
  }
  const checks = tags.map((tag) => hashtagCheck(`#${tag.replace(/^#/, '')}`, pointers.get(tagName(tag)) ?? null));
  return others.size === 0 ? checks : [...checks, moreHashtags([...others], tags)];
}

function hashtagCheck(wanted: string, pointer: string | null): Check {
  const { check } = checksOf('hashtag', wanted, { pointer });
  if (pointer === null) return check('fail', 'nowhere', `The hashtag ${wanted} is not in the text.`);
  return hasLetter(wanted)
    ? check('pass', wanted, `The hashtag ${wanted} is in the text.`)
    : check('warn', wanted, `${wanted} is in the text, but platforms do not link a hashtag that has no letter.`);
}

const namedTags = (tags: readonly string[]): string =>
  [...tags.slice(0, maxNamed).map((tag) => `#${tag}`), ...(tags.length > maxNamed ? ['and more'] : [])].join(' ');

function moreHashtags(others: readonly string[], requested: readonly string[]): Check {
  const limit = { min: requested.length, max: requested.length };
  const { check } = checksOf('hashtag', 'only those requested for', {
    measured: requested.length + others.length,
    limit,
    unit: 'hashtags',
  });
  return check('warn', namedTags(others), `The text has hashtags besides those that were requested for: ${namedTags(others)}.`);
}

function noHashtagsCheck(tags: readonly string[]): Check {
  const { check } = checksOf('hashtag', 'none', { measured: tags.length, limit: { min: null, max: 0 }, unit: 'hashtags' });
  if (tags.length === 0) return check('pass', 'none', 'The text has no hashtags, as asked.');
  return check('fail', namedTags(tags), `The text has hashtags, though none were wanted: ${namedTags(tags)}.`);
}
