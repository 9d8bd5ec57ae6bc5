import { countIn, findUrls, fold, occursIn, type Check } from '@handbill/contract';
import { omitting } from '../findings/bad-example.ts';
import { NearForms } from '../findings/near-forms.ts';
import { checksOf, maxPlaces, partName, placeIn, variantOf, defineRule, type Rule } from '../findings/rule.ts';
import { shownText } from '../../shown/shown-text.ts';
import type { Part, Subject } from '../../shown/subject.ts';
import { withoutAddresses } from '../../shown/addresses.ts';

/** Every keyword must occur in the text as a reader sees it, in any case, as words of its own; in an ad, in each variant. */
export const keyword: Rule = defineRule(
  omitting(({ request }) => request.keywords),
  (subject) => {
    if (subject.request.keywords.length === 0) return [];
    const folded = subject.read.map((part) => ({
      part,
      text: fold(withoutAddresses(part.shown.text, subject.links)),
      withAddresses: fold(part.shown.text),
    }));
    const near = new NearForms(subject.request.language);
    return subject.request.keywords.flatMap((asked) => checkKeyword(asked, folded, near, subject));
  },
);

interface FoldedPart {
  readonly part: Part;
  /** Folded, without addresses: nobody reads those. */
  readonly text: string;
  /** For a keyword that is an address itself, or has one in it. */
  readonly withAddresses: string;
}

interface Found extends FoldedPart {
  readonly count: number;
}

function checkKeyword(asked: string, parts: readonly FoldedPart[], near: NearForms, subject: Subject): Check[] {
  const phrase = fold(asked);
  // A keyword that is itself written with markup is looked for as it is shown, too.
  const shown = fold(shownText(asked, true).text.trim());
  const isAddress = findUrls(asked).length > 0;
  const countInPart = ({ part, text, withAddresses }: FoldedPart): number => {
    const count = countIn(text, phrase);
    if (count > 0) return count;
    if (isAddress && occursIn(withAddresses, phrase)) return 1;
    if (shown === phrase) return 0;
    return (shown === '' ? 0 : countIn(text, shown)) || Number(occursIn(fold(part.value), phrase));
  };
  const found = parts.map((part) => ({ ...part, count: countInPart(part) })).filter(({ count }) => count > 0);
  if (found.length === 0) return [notFound(asked, parts, near)];
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const lacking = lackingVariant(asked, found, parts, near);
  const first = found[0]?.part;
  const place = first === undefined ? {} : placeOf(asked, first);
  const { check, passing } = checksOf('keyword', asked, { measured: total, unit: 'times', ...place });
  const stuffed = stuffing(phrase, found, parts);
  if (stuffed !== undefined) {
    const { count, max, where } = stuffed;
    const message = `The keyword “${asked}” occurs ${count} times ${where}: that reads as stuffed. At most ${max} times reads well.`;
    return [check('warn', `${count} times`, message, { ...stuffed.place, measured: count, limit: { min: 1, max } })];
  }
  if (lacking !== undefined) {
    const where = partName(lacking);
    const message = `The keyword “${asked}” is missing from ${where}, though ${partName(first?.pointer ?? '')} has it.`;
    return [check('warn', `not in ${where}`, message, { pointer: lacking, excerpt: null, span: null })];
  }
  return passing(`The keyword “${asked}” occurs ${placesOf(found, total, subject)}.`, asked);
}

function notFound(asked: string, parts: readonly FoldedPart[], near: NearForms): Check {
  const { check } = checksOf('keyword', asked);
  for (const { part, text } of parts) {
    const form = near.find(asked, text);
    const message = `The keyword “${asked}” occurs only in a near form, “${form}”, in ${partName(part.pointer)}.`;
    if (form !== undefined) return check('warn', form, message, placeOf(form, part));
  }
  const details = { measured: 0, limit: { min: 1, max: null }, unit: 'times' };
  return check('fail', 'nowhere', `The keyword “${asked}” does not occur in the text.`, details);
}

function lackingVariant(asked: string, found: readonly Found[], parts: readonly FoldedPart[], near: NearForms): string | undefined {
  const having = new Set(found.map(({ part }) => variantOf(part.pointer)));
  const variants = [...new Set(parts.flatMap(({ part }) => variantOf(part.pointer) ?? []))];
  const hasNear = (pointer: string): boolean =>
    parts.some(({ part, text }) => variantOf(part.pointer) === pointer && near.find(asked, text) !== undefined);
  return variants
    .filter((variant) => !having.has(variant))
    .slice(0, maxPlaces)
    .find((pointer) => !hasNear(pointer));
}

function placeOf(phrase: string, part: Part) {
  const { text } = part.shown;
  const at = text.length > 100_000 ? -1 : text.toLowerCase().indexOf(phrase.toLowerCase());
  return at === -1 ? { pointer: part.pointer } : placeIn(part, at, at + phrase.length);
}

const wordsIn = (text: string): number => text.split(' ').length;

/** Per cent of a text’s words that may be one keyword’s before it reads as stuffed. */
const maxDensity = 5;
const minStuffed = 5;
const maxInLine = 2;
const maxInSentence = 20;
/** A sentence that has a keyword three times or more is not stuffed where it is long. */
const wordsPerKeyword = 9;
const sentences = /[^.!?…\n]{1,2000}/gu;

function stuffing(phrase: string, found: readonly Found[], parts: readonly FoldedPart[]) {
  const line = found.find(({ part, count }) => count > maxInLine && part.role !== 'prose');
  if (line !== undefined)
    return { count: line.count, max: maxInLine, where: `in ${partName(line.part.pointer)}`, place: { pointer: line.part.pointer } };
  const prose = parts.filter(({ part }) => part.role === 'prose');
  for (const { part, text, count } of found)
    if (part.role === 'prose' && count > maxInLine)
      for (const sentence of text.match(sentences) ?? []) {
        const times = countIn(sentence, phrase, maxInSentence);
        if (times > maxInLine && wordsIn(sentence.trim()) < times * wordsIn(phrase) * wordsPerKeyword)
          return { count: times, max: maxInLine, where: `in one sentence of ${partName(part.pointer)}`, place: { pointer: part.pointer } };
      }
  const words = prose.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const count = found.filter(({ part }) => part.role === 'prose').reduce((sum, one) => sum + one.count, 0);
  const max = Math.max(minStuffed - 1, Math.floor((words * maxDensity) / 100 / wordsIn(phrase)));
  return count > max ? { count, max, where: `in ${words} words`, place: {} } : undefined;
}

function placesOf(found: readonly Found[], total: number, { read }: Subject): string {
  const roles = new Set<string>(found.map(({ part }) => part.role));
  const names = [
    ...(roles.has('title') ? ['in the title'] : []),
    ...(found.some(({ part }) => part === read.find(({ role }) => role === 'prose')) ? ['in the first part of the text'] : []),
    ...(roles.has('heading') ? ['in a heading'] : []),
    ...(roles.has('meta') ? ['in the meta texts'] : []),
  ];
  const first = `${total === 1 ? 'once,' : `${total} times, first`} in ${partName(found[0]?.part.pointer ?? '')}`;
  return names.length === 0 ? first : `${first} (${names.join(', ')})`;
}
