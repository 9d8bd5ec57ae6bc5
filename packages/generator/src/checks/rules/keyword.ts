import { countInSteps, findUrls, fold, foldSteps, occursInSteps, runSteps, type Check, type Steps } from '@handbill/contract';
import { NearForms } from '../near-forms.ts';
import { maxPlaces, newCheck, placeIn, type Rule } from '../rule.ts';
import { TextRenderer } from '../shown-text.ts';
import type { Part, Subject } from '../subject.ts';
import { withoutAddresses } from '../without-addresses.ts';

/** Every keyword must occur in what a reader sees, in any case, as words of its own; in an ad, in each variant. */
export const keyword: Rule = function* (subject) {
  if (subject.request.keywords.length === 0) return [];
  const folded: FoldedPart[] = [];
  for (const part of subject.read) {
    const prose = yield* withoutAddresses(part.shown.text);
    folded.push({ part, text: yield* foldSteps(prose), withAddresses: yield* foldSteps(part.shown.text) });
  }
  const near = new NearForms(subject.request.language);
  const checks: Check[] = [];
  for (const asked of subject.request.keywords) checks.push(...(yield* checkKeyword(asked, folded, near, subject)));
  return checks;
};

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

function* checkKeyword(asked: string, parts: readonly FoldedPart[], near: NearForms, subject: Subject): Steps<Check[]> {
  const phrase = fold(asked);
  // A keyword that is itself written with markup is looked for as it is shown, too.
  const shown = fold(runSteps(new TextRenderer(asked, true).render()).text.trim());
  const isAddress = findUrls(asked).length > 0;
  const found: Found[] = [];
  for (const folded of parts) {
    let count = yield* countInSteps(folded.text, phrase);
    if (count === 0 && isAddress && (yield* occursInSteps(folded.withAddresses, phrase))) count = 1;
    if (count === 0 && shown !== phrase && shown !== '') count = yield* countInSteps(folded.text, shown);
    if (count === 0 && shown !== phrase && (yield* occursInSteps(yield* foldSteps(folded.part.value), phrase))) count = 1;
    if (count > 0) found.push({ ...folded, count });
  }
  if (found.length === 0) return [yield* notFound(asked, parts, near)];
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const lacking = yield* lackingVariant(asked, found, parts, near);
  const first = found[0]?.part;
  const place = first === undefined ? {} : placeOf(asked, first);
  const common = { rule: 'keyword', wanted: asked, measured: total, unit: 'times', ...place } as const;
  const stuffed = stuffing(phrase, found, parts);
  if (stuffed !== undefined)
    return [
      newCheck({
        ...common,
        ...stuffed.place,
        outcome: 'warn',
        found: `${stuffed.count} times`,
        measured: stuffed.count,
        limit: { min: 1, max: stuffed.max },
        message: `The keyword “${asked}” occurs ${stuffed.count} times ${stuffed.where}: that reads as stuffed. At most ${stuffed.max} times reads well.`,
      }),
    ];
  if (lacking !== undefined)
    return [
      newCheck({
        ...common,
        ...lacking,
        excerpt: null,
        span: null,
        outcome: 'warn',
        found: `not in ${lacking.pointer}`,
        message: `The keyword “${asked}” is missing from ${lacking.pointer}, though ${first?.pointer ?? 'another variant'} has it.`,
      }),
    ];
  const places = placesOf(found, subject);
  return [newCheck({ ...common, outcome: 'pass', found: asked, message: `The keyword “${asked}” occurs ${places}.` })];
}

/** Nowhere as it was asked for: perhaps in a near form. */
function* notFound(asked: string, parts: readonly FoldedPart[], near: NearForms): Steps<Check> {
  for (const { part, text } of parts) {
    const form = yield* near.find(asked, text);
    if (form === undefined) continue;
    return newCheck({
      rule: 'keyword',
      outcome: 'warn',
      wanted: asked,
      found: form,
      ...placeOf(form, part),
      message: `The keyword “${asked}” occurs only in a near form, “${form}”, at ${part.pointer}.`,
    });
  }
  return newCheck({
    rule: 'keyword',
    outcome: 'fail',
    wanted: asked,
    found: 'nowhere',
    measured: 0,
    limit: { min: 1, max: null },
    unit: 'times',
    message: `The keyword “${asked}” does not occur in the text.`,
  });
}

const variantOf = ({ pointer }: Part): string | undefined => /^\/variants\/\d+/.exec(pointer)?.[0];

/** The first variant that has a keyword in no form, where others have it. */
function* lackingVariant(
  asked: string,
  found: readonly Found[],
  parts: readonly FoldedPart[],
  near: NearForms,
): Steps<{ readonly pointer: string } | undefined> {
  const having = new Set(found.map(({ part }) => variantOf(part)));
  const variants = [...new Set(parts.flatMap(({ part }) => variantOf(part) ?? []))];
  for (const pointer of variants.filter((variant) => !having.has(variant)).slice(0, maxPlaces)) {
    let hasNear = false;
    for (const { part, text } of parts)
      if (!hasNear && variantOf(part) === pointer) hasNear = (yield* near.find(asked, text)) !== undefined;
    if (!hasNear) return { pointer };
  }
  return undefined;
}

/** Where a phrase stands in a part, as far as it is spelt there as it is here. */
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

/** Whether a keyword occurs so often that a reader notices: in one line, or in the running text. */
function stuffing(phrase: string, found: readonly Found[], parts: readonly FoldedPart[]) {
  const line = found.find(({ part, count }) => count > maxInLine && part.role !== 'prose');
  if (line !== undefined)
    return { count: line.count, max: maxInLine, where: `in ${line.part.pointer}`, place: { pointer: line.part.pointer } };
  const prose = parts.filter(({ part }) => part.role === 'prose');
  for (const { part, text, count } of found)
    if (part.role === 'prose' && count > maxInLine)
      for (const sentence of text.match(sentences) ?? []) {
        const times = runSteps(countInSteps(sentence, phrase, maxInSentence));
        if (times > maxInLine && wordsIn(sentence.trim()) < times * wordsIn(phrase) * wordsPerKeyword)
          return { count: times, max: maxInLine, where: `in one sentence at ${part.pointer}`, place: { pointer: part.pointer } };
      }
  const words = prose.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const count = found.filter(({ part }) => part.role === 'prose').reduce((sum, one) => sum + one.count, 0);
  const max = Math.max(minStuffed - 1, Math.floor((words * maxDensity) / 100 / wordsIn(phrase)));
  return count > max ? { count, max, where: `in ${words} words`, place: {} } : undefined;
}

/** Where a keyword occurs, in an editor’s words. */
function placesOf(found: readonly Found[], { read }: Subject): string {
  const roles = new Set<string>(found.map(({ part }) => part.role));
  const names = [
    ...(roles.has('title') ? ['in the title'] : []),
    ...(found.some(({ part }) => part === read.find(({ role }) => role === 'prose')) ? ['in the first part of the text'] : []),
    ...(roles.has('heading') ? ['in a heading'] : []),
    ...(roles.has('meta') ? ['in the meta texts'] : []),
  ];
  const at = `at ${found[0]?.part.pointer ?? ''}`;
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return [total === 1 ? 'once' : `${total} times`, ...(names.length > 0 ? [names.join(', ')] : []), at].join(', ');
}
