import { hashtagsIn, measure, type Check, type CountingUnit, type PlatformLimit } from '@handbill/contract';
import { valuesAt, type Located } from '../../kinds/definition-of.ts';
import { limitsOf, repeated, withTexts } from '../findings/bad-example.ts';
import { checksOf, partName, defineRule, type Rule } from '../findings/rule.ts';
import { withoutLinks } from '../../shown/addresses.ts';
import type { Subject } from '../../shown/subject.ts';

const unitNames: Readonly<Record<CountingUnit, string>> = {
  characters: 'characters',
  weighted: 'characters as X counts them',
  graphemes: 'characters',
  url_23: 'characters as Mastodon counts them',
  bytes: 'bytes',
  utf16: 'characters',
  display_columns: 'characters (an East Asian one is 2)',
  half_width_katakana: 'half-width katakana',
  links: 'links',
  hashtags: 'hashtags',
  items: 'items',
};

/** The name of a unit; where it counts a text as anybody does, there is nothing to explain. */
function nameOf(unit: CountingUnit, value: unknown, count: number): string {
  const [name, plain] = [unitNames[unit], unitNames.characters];
  const isPlain = name.startsWith(plain) && typeof value === 'string' && measure(value.trim(), 'characters') === count;
  return isPlain ? plain : name;
}

/** Each part must be within the limits of the platform, and should be within its advice; where a fold is, is told. */
export const platformLimit: Rule = defineRule(
  (right) =>
    withTexts(right, right.read, (text, part) =>
      repeated(text, Math.max(1, ...limitsOf(part, right).map(({ unit, max }) => (max + 1) / (measure(text, unit) ?? 1)))),
    ),
  (subject) =>
    subject.definition
      .limits(subject.request)
      .flatMap((limit) => valuesAt(subject.output, limit.pointer).flatMap((part) => checkLimit(limit, part, subject))),
);

/** A text is counted as it is posted, without white space around it; hashtags where they are posted: in the text. */
function countOf({ unit }: PlatformLimit, { pointer, value }: Located, { definition: { hashtags }, output, links }: Subject) {
  if (unit !== 'items' || pointer !== `/${hashtags?.listed}`) return measure(typeof value === 'string' ? value.trim() : value, unit);
  const tags = new Set<string>();
  for (const { value: text } of valuesAt(output, `/${hashtags?.text}`))
    if (typeof text === 'string') for (const tag of hashtagsIn(withoutLinks(text, links))) tags.add(tag);
  return tags.size;
}

const consequences: Readonly<Record<PlatformLimit['outcome'], (wanted: string, max: number) => string>> = {
  fail: (wanted) => `the platform allows ${wanted}`,
  warn: (wanted) => `the platform advises ${wanted}`,
  info: (_, max) => `what follows the first ${max} is hidden behind “more”`,
};

function checkLimit(limit: PlatformLimit, located: Located, subject: Subject): Check[] {
  const { unit, min = 0, max, outcome } = limit;
  const { pointer, value } = located;
  const { hashtags } = subject.definition;
  const count = countOf(limit, located, subject);
  // Signs that are not allowed at all are mentioned only where they occur.
  if (count === undefined || (max === 0 && count === 0)) return [];
  const isHashtags = pointer === `/${hashtags?.listed}`;
  const name = isHashtags ? 'hashtags' : nameOf(unit, value, count);
  const wanted = max === 0 ? `no ${name}` : min > 0 ? `${min}–${max} ${name}` : `at most ${max} ${name}`;
  const fits = count >= min && count <= max;
  const details = { measured: count, limit: { min: min > 0 ? min : null, max }, unit: name, pointer };
  const { check, passing } = checksOf('platform_limit', wanted, details);
  const found = `${count} ${name}`;
  const where = `in ${partName(isHashtags ? `/${hashtags?.text}` : pointer)}`;
  if (fits) return passing(`${count} of ${wanted} ${where}.`, found);
  return [check(outcome, found, `${found} ${where}; ${consequences[outcome](wanted, max)}.`)];
}
