import type { Check, Steps } from '@handbill/contract';
import type { Part, Subject } from './subject.ts';

/** Checks one aspect of a text, in steps. */
export type Rule = (subject: Subject) => Steps<readonly Check[]>;

/** A check in which what is not said is `null`. */
export const newCheck = (check: Pick<Check, 'rule' | 'outcome' | 'wanted' | 'found' | 'message'> & Partial<Check>): Check => ({
  measured: null,
  limit: null,
  unit: null,
  pointer: null,
  excerpt: null,
  span: null,
  ...check,
});

/** A part as people write its place: `/sections/2/body` → `sections[2].body`, in backquotes. */
export const partName = (pointer: string): string =>
  pointer === ''
    ? 'the output'
    : `\`${pointer
        .slice(1)
        .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
        .replaceAll('/', '.')}\``;

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
