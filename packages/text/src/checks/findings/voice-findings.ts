import { type BrandVoice } from '@handbill/contract';
import { PhraseFinder } from './phrase-finder.ts';
import type { Part, Subject } from '../../shown/subject.ts';
import { withoutAddresses } from '../../shown/addresses.ts';

type Term = BrandVoice['terms'][number];

/** What of a voice is looked for in a text: a phrase to avoid, or a form of a term. */
interface Sought {
  readonly rule: 'forbidden_word' | 'term';
  readonly phrase: string;
  /** The term whose form it is. */
  readonly term?: Term;
  /** Whether words that were found are as they should be. */
  readonly isFine?: (words: string) => boolean;
}

/** A place of a text that is not as its voice wants it, or the first of several alike in one part. */
export interface VoiceFinding extends Sought {
  readonly part: Part;
  readonly start: number;
  readonly end: number;
  /** As it stands in the text. */
  readonly words: string;
  readonly count: number;
}

/** Whether something that is said of a language, or of any, holds for a text: `de` holds for `de-AT`. */
function holdsFor({ language }: Pick<Term, 'language'>, textLanguage: string): boolean {
  const [range, tag] = [language?.toLowerCase(), textLanguage.toLowerCase()];
  return range === undefined || tag === range || tag.startsWith(`${range}-`);
}

/** The terms of a voice that hold for texts in a language. */
export const termsFor = ({ terms }: Pick<BrandVoice, 'terms'>, language: string): readonly Term[] =>
  terms.filter((term) => holdsFor(term, language));

/** `US` is not `us`: what is written in capitals is meant in capitals. */
const isCapitals = (phrase: string): boolean => /\p{Lu}.*\p{Lu}/su.test(phrase) && !/\p{Ll}/u.test(phrase);
const inItsCase = (phrase: string) => (isCapitals(phrase) ? { isFine: (words: string) => words !== phrase } : {});

const normalized = (words: string): string => words.normalize().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** Whether a kept term is spelt as it is kept. One in small letters may begin a sentence, or stand in a heading in capitals. */
function isSpeltAs(term: string): (words: string) => boolean {
  const kept = normalized(term);
  const isSmall = kept === kept.toLowerCase();
  // `IT` and `it`, `US` and `us`: these are other words.
  const isAbbreviation = isCapitals(kept) && kept.length <= 3;
  return (words) => {
    const found = normalized(words);
    return found === kept || isAbbreviation || (isSmall && found.toLowerCase() === kept);
  };
}

/** The same letters with other gaps: `SlowCrust` for `Slow Crust`, and `Slow Crust` for `SlowCrust`. Gaps beside a sign (`Crumb & Co`) are the finder's own. */
function otherGaps(term: string): readonly string[] {
  const [joined, parted] = [
    term.replaceAll(/(?<=[\p{L}\p{N}])[\s\p{Pd}]+(?=[\p{L}\p{N}])/gu, ''),
    term.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
  ];
  return [joined, parted].filter((form) => form !== term);
}

function soughtFor(term: Term): readonly Sought[] {
  const of = (phrase: string, more: object = {}): Sought => ({ rule: 'term', phrase, term, ...more });
  const wrong = term.instead === null ? [] : [of(term.instead, inItsCase(term.instead))];
  if (term.use === 'forbidden') return [of(term.term, inItsCase(term.term))];
  if (term.use === 'preferred') return wrong;
  return [of(term.term, { isFine: isSpeltAs(term.term) }), ...otherGaps(term.term).map((form) => of(form)), ...wrong];
}

function finderFor(voice: BrandVoice, language: string): PhraseFinder<Sought> {
  const finder = new PhraseFinder<Sought>();
  for (const phrase of voice.avoid) finder.add(phrase, { rule: 'forbidden_word', phrase, ...inItsCase(phrase) });
  for (const sought of termsFor(voice, language).flatMap(soughtFor)) finder.add(sought.phrase, sought);
  return finder;
}

/** Says of texts in a language whether they have nothing that a voice does not want: no word to avoid, no term in another form. */
export function allowedBy(voice: BrandVoice, language: string): (text: string) => boolean {
  const finder = finderFor(voice, language);
  return (text) => {
    const read = withoutAddresses(text);
    return finder.find(read).every(({ value, start, end }) => value.isFine?.(read.slice(start, end)) === true);
  };
}

const found = new WeakMap<Subject, readonly VoiceFinding[]>();

/** All that a text has of what its voice does not want, in one pass: several places in one part are one finding. */
export function voiceFindings(subject: Subject, voice: BrandVoice): readonly VoiceFinding[] {
  const known = found.get(subject);
  if (known !== undefined) return known;
  const finder = finderFor(voice, subject.request.language);
  const findings: VoiceFinding[] = [];
  for (const part of subject.read) {
    const text = withoutAddresses(part.shown.text);
    const inPart = new Map<Sought, VoiceFinding>();
    for (const { value, start, end } of finder.find(text)) {
      const words = text.slice(start, end);
      // A hashtag or a handle is written in its own way.
      const isTag = value.term?.use === 'keep' && /[#@]/.test(text.charAt(start - 1));
      if (isTag || value.isFine?.(words) === true) continue;
      const first = inPart.get(value);
      inPart.set(value, first === undefined ? { ...value, part, start, end, words, count: 1 } : { ...first, count: first.count + 1 });
    }
    findings.push(...inPart.values());
  }
  found.set(subject, findings);
  return findings;
}
