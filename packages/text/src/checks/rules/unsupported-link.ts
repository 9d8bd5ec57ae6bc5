import type { Check } from '@handbill/contract';
import { addressesIn, comparableAddress } from '../../shown/addresses.ts';
import { adding } from '../findings/bad-example.ts';
import { checksOf, maxPlaces, partName, placeIn, placeInSource, defineRule, type Rule } from '../findings/rule.ts';
import { shownText } from '../../shown/shown-text.ts';
import { isMailersAddress } from '../../markdown/merge-tags.ts';
import type { Subject } from '../../shown/subject.ts';

function givenAddresses({ brief, links }: Pick<Subject, 'brief' | 'links'>): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const { field, text } of brief) {
    const shown = shownText(text, true, links);
    const part = { pointer: '', value: text, shown, role: 'prose', isMarkdown: true } as const;
    for (const { address } of addressesIn(part, links)) {
      given.set(comparableAddress(address), field);
      given.set(comparableAddress(address.replace(/\?.*$/s, '')), field);
    }
  }
  return given;
}

const isAnchorOrTag = (address: string): boolean => address.startsWith('#') || isMailersAddress(address);

const { check, passing } = checksOf('unsupported_link', 'only links that the brief has');

/** Every link must be one that the brief, its facts, its source text or its campaign has. */
export const unsupportedLink: Rule = defineRule(adding('https://example.org/not-in-the-brief'), ({ read, brief, links }) => {
  if (brief.length === 0) return [];
  const given = givenAddresses({ brief, links });
  const checks: Check[] = [];
  const supported = new Map<string, string>();
  const seen = new Set<string>();
  for (const part of read) {
    for (const { address, start, end, isTarget } of addressesIn(part, links)) {
      const key = comparableAddress(address);
      const field = given.get(key);
      if (field !== undefined) supported.set(address, field);
      // An anchor stays on the page; a tag of a mailer is a placeholder.
      if (field !== undefined || seen.has(key) || checks.length >= maxPlaces || isAnchorOrTag(address)) continue;
      seen.add(key);
      const plain = address.replace(/^mailto:/, '').slice(0, 200);
      const place = isTarget ? placeInSource(part, start, end) : placeIn(part, start, end);
      checks.push(check('fail', plain, `The link ${plain} in ${partName(part.pointer)} is not in your brief.`, place));
    }
  }
  if (checks.length > 0) return checks;
  const [first] = supported;
  const found = first === undefined ? 'no links' : `${first[0].slice(0, 200)} (${first[1]})`;
  const message = first === undefined ? 'The text has no links.' : `Every link is in your brief: ${found}.`;
  return passing(message, found, { measured: supported.size, unit: 'links' });
});
