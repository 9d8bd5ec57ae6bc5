import { fold, stemIn, type BrandVoice, type Check } from '@handbill/contract';
import { madeOnce } from '../../characters/made-once.ts';
import type { Span } from '../../characters/spans.ts';
import { NearForms } from './near-forms.ts';
import { PhraseFinder, type FoundPhrase, type PhraseForm } from './phrase-finder.ts';
import { checksOf, placeIn, quotedIn } from './rule.ts';
import type { Part, Subject } from '../../shown/subject.ts';
import { withoutAddresses } from '../../shown/addresses.ts';

type Term = BrandVoice['terms'][number];

/** A voice's rule that is looked for in a text: a phrase to avoid, or a form of a term. */
interface Sought {
  readonly rule: 'forbidden_word' | 'term';
  readonly phrase: string;
  /** A near form is a warning. */
  readonly form: PhraseForm;
  readonly term?: Term;
  readonly isFine?: (words: string) => boolean;
}

/** A place of a text that is not as its voice wants it, or the first of several alike in one part. */
export interface VoiceFinding extends Sought, Span {
  readonly part: Part;
  readonly words: string;
  readonly count: number;
}

/** Whether something that is said of a language, or of any, holds for a text: `de` holds for `de-AT`. */
function holdsFor({ language }: Pick<Term, 'language'>, textLanguage: string): boolean {
  const [range, tag] = [language?.toLowerCase(), textLanguage.toLowerCase()];
  return range === undefined || tag === range || tag.startsWith(`${range}-`);
}

export const termsFor = ({ terms }: Pick<BrandVoice, 'terms'>, language: string): readonly Term[] =>
  terms.filter((term) => holdsFor(term, language));

/** `US` is not `us`: words in capitals are meant in capitals. */
const isCapitals = (phrase: string): boolean => /\p{Lu}.*\p{Lu}/su.test(phrase) && !/\p{Ll}/u.test(phrase);

/** A phrase that must not occur: as it is, or any word that begins so (`passion*`). A word’s near forms should not either, but for those that are wanted. */
function unwanted(phrase: string, rest: Pick<Sought, 'rule' | 'term'>, wanted: ReadonlySet<string>): readonly Sought[] {
  const stem = stemIn(phrase);
  const whole = { ...rest, phrase, form: stem === undefined ? ('whole' as const) : ('stem' as const) };
  if (isCapitals(stem ?? phrase)) return [{ ...whole, isFine: (words) => !words.startsWith(stem ?? phrase) }];
  return stem === undefined ? [whole, { ...whole, form: 'near', isFine: (words) => wanted.has(fold(words)) }] : [whole];
}

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

export const wantedOf = ({ use, term, instead }: Term): string | null => (use === 'forbidden' ? instead : term);

function soughtFor(term: Term, wanted: ReadonlySet<string>): readonly Sought[] {
  const of = (phrase: string, more: object = {}): Sought => ({ rule: 'term', phrase, form: 'whole', term, ...more });
  const wrong = term.use === 'forbidden' ? term.term : term.instead;
  const forms = wrong === null ? [] : unwanted(wrong, { rule: 'term', term }, wanted);
  if (term.use !== 'keep') return forms;
  return [of(term.term, { isFine: isSpeltAs(term.term) }), ...otherGaps(term.term).map((form) => of(form)), ...forms];
}

function finderFor(voice: BrandVoice, language: string): PhraseFinder<Sought> {
  const near = new NearForms(language);
  const finder = new PhraseFinder<Sought>((word) => near.stem(word));
  const terms = termsFor(voice, language);
  const wanted = new Set(terms.map((term) => fold(wantedOf(term) ?? '')));
  const sought = [
    ...voice.avoid.flatMap((phrase) => unwanted(phrase, { rule: 'forbidden_word' }, wanted)),
    ...terms.flatMap((term) => soughtFor(term, wanted)),
  ];
  for (const one of sought) finder.add(one.form === 'stem' ? (stemIn(one.phrase) ?? one.phrase) : one.phrase, one, one.form);
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

type Place = FoundPhrase<Sought>;
const isNear = ({ form }: Sought): boolean => form === 'near';

/** Of several faults in one place the gravest, the longest, and one that has a word instead; in the order of the text. */
function oneInEachPlace(places: readonly Place[], length: number): readonly Place[] {
  const taken = new Uint8Array(length);
  const gravest = places.toSorted(
    (one, other) =>
      Number(isNear(one.value)) - Number(isNear(other.value)) ||
      other.end - other.start - (one.end - one.start) ||
      Number(one.value.term === undefined) - Number(other.value.term === undefined),
  );
  const kept = gravest.filter(({ start, end }) => {
    const isFree = !taken.subarray(start, end).includes(1);
    taken.fill(1, start, end);
    return isFree;
  });
  return kept.toSorted((one, other) => one.start - other.start);
}

const found = new WeakMap<Subject, ReturnType<typeof findAll>>();

/** All words of a text that its voice does not want, in one pass: several places in one part are one finding. */
export const voiceFindings = (subject: Subject, voice: BrandVoice): ReturnType<typeof findAll> =>
  madeOnce(found, subject, () => findAll(subject, voice));

/** The findings, the gravest first, and the rules that found something, be it told by another rule. */
function findAll({ read, request, links }: Subject, voice: BrandVoice) {
  const finder = finderFor(voice, request.language);
  const findings: VoiceFinding[] = [];
  const broken = new Set<Sought['rule']>();
  for (const part of read) {
    const text = withoutAddresses(part.shown.text, links);
    const inPart = new Map<Sought, VoiceFinding>();
    const places = finder.find(text).filter(({ value, start, end }) => {
      // A hashtag or a handle is written in its own way.
      const isTag = value.term?.use === 'keep' && /[#@]/.test(text.charAt(start - 1));
      return !isTag && value.isFine?.(text.slice(start, end)) !== true;
    });
    for (const { value } of places) broken.add(value.rule);
    for (const { value, start, end } of oneInEachPlace(places, text.length)) {
      const first = inPart.get(value) ?? { ...value, part, start, end, words: text.slice(start, end), count: 0 };
      inPart.set(value, { ...first, count: first.count + 1 });
    }
    findings.push(...inPart.values());
  }
  return { findings: findings.toSorted((one, other) => Number(isNear(one)) - Number(isNear(other))), broken };
}

/** The check of a finding: a form of a word is a warning. */
export const voiceCheck = ({ rule, form, part, start, end, words, count }: VoiceFinding, wanted: string, fault: string): Check =>
  checksOf(rule, wanted, { measured: count, limit: { min: null, max: 0 }, unit: 'times' }).check(
    form === 'near' ? 'warn' : 'fail',
    ...quotedIn(part, words, `${fault}.`, Infinity),
    placeIn(part, start, end),
  );
