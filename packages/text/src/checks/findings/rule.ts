import { type Check, fold, occursIn } from '@handbill/contract';
import * as z from 'zod';
import { madeOnce } from '../../characters/made-once.ts';
import type { Part, Subject } from '../../shown/subject.ts';
import type { BadExample } from './bad-example.ts';

export interface Rule {
  readonly badExample: BadExample;
  readonly check: (subject: Subject) => readonly Check[];
}

export const defineRule = (badExample: Rule['badExample'], check: Rule['check']): Rule => ({ badExample, check });

type Details = Partial<Pick<Check, 'measured' | 'limit' | 'unit' | 'pointer' | 'excerpt' | 'span' | 'wanted'>>;

/** Makes the checks of one rule; their common fields are given once, and fields that nobody gives are `null`. */
export const checksOf = (rule: Check['rule'], wanted: string, common: Details = {}) => {
  const check = (outcome: Check['outcome'], found: string, message: string, details: Details = {}): Check => ({
    rule,
    outcome,
    wanted,
    found,
    measured: null,
    limit: null,
    unit: null,
    pointer: null,
    excerpt: null,
    span: null,
    message: message.charAt(0).toUpperCase() + message.slice(1),
    ...common,
    ...details,
  });
  const passing = (message: string, found = wanted, details: Details = {}) => [check('pass', found, message, details)];
  return { check, passing };
};

/** A part in words: `/sections/2/body` is `the body of section 3`, `/variants/0/headlines/1` is `headline 2 of variant 1`. */
export function partName(pointer: string): string {
  const names: string[] = [];
  for (const step of pointer.split('/').slice(1))
    if (/^\d+$/.test(step)) names.push(`${(names.pop() ?? 'items').replace(/ies$/, 'y').replace(/s$/, '')} ${Number(step) + 1}`);
    else names.push(step === 'faq' ? 'FAQ' : step.replaceAll('_', ' '));
  if (names.length === 0) return 'the output';
  return `${/\d$/.test(pointer) ? '' : 'the '}${names.toReversed().join(' of ')}`;
}

/** Words of a part in quotation marks, and a sentence about them: what was found, and the message of its check. */
export function quotedIn({ pointer }: Part, words: string, fault: string, most = 120): readonly [found: string, message: string] {
  const found = `“${words.slice(0, most).toWellFormed()}”`;
  return [found, `${found} in ${partName(pointer)} ${fault}`];
}

export const variantOf = (pointer: string): string | undefined => /^\/variants\/\d+/.exec(pointer)?.[0];

/** How many places one rule names: more would only lengthen the record. */
export const maxPlaces = 20;

const maxExcerpt = 120;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxExcerpt ? line : `${line.slice(0, maxExcerpt - 1).toWellFormed()}…`;
};

/** A place in a part, for a check: between two offsets of the text as it is shown. */
export function placeIn(part: Part, start: number, end: number): Pick<Check, 'pointer' | 'excerpt' | 'span'> {
  const from = part.shown.sourceAt(start);
  return {
    pointer: part.pointer,
    excerpt: shortened(part.shown.text.slice(start, end)),
    span: { start: from, end: Math.max(from, part.shown.sourceAt(Math.max(start, end - 1)) + Math.min(1, end - start)) },
  };
}

/** The same between two offsets of the part as it is written. */
export const placeInSource = (part: Part, start: number, end: number): Pick<Check, 'pointer' | 'excerpt' | 'span'> => ({
  pointer: part.pointer,
  excerpt: shortened(part.value.slice(start, end)),
  span: { start, end },
});

const folded = new WeakMap<Subject, readonly string[]>();

/** Whether a person's own brief has these words: then they are no mistake of the writer. */
export function briefHas(subject: Subject, words: string): boolean {
  const texts = madeOnce(folded, subject, () => subject.brief.map(({ text }) => fold(text)));
  const phrase = fold(words).trim();
  return phrase !== '' && texts.some((text) => text.includes(phrase) && occursIn(text, phrase));
}

export interface Unit {
  readonly pointer: string;
  readonly parts: readonly Part[];
}

/** Units that go out by themselves: the whole text, or each of its variants where it is nothing but a list of them. */
export function unitsOf({ read, definition: { output } }: Subject): readonly Unit[] {
  const [[name, field] = ['', undefined], ...others] = Object.entries(output.shape);
  const isList = others.length === 0 && field instanceof z.ZodArray && field.element instanceof z.ZodObject;
  if (!isList) return [{ pointer: '', parts: read }];
  const units = Map.groupBy(read, ({ pointer }) => `/${name}/${pointer.split('/')[2] ?? ''}`);
  return [...units].map(([pointer, parts]) => ({ pointer, parts }));
}

/** The part of a unit that bears a sentence more. */
export const placeFor = (parts: readonly Part[]): string | null =>
  (parts.findLast(({ role }) => role === 'prose') ?? parts.find(({ role }) => role === 'line'))?.pointer ?? null;
