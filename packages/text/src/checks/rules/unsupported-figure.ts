import type { Check } from '@handbill/contract';
import { piecesOf } from '../../characters/pieces.ts';
import { adding } from '../findings/bad-example.ts';
import { preambleIn } from '../findings/refusal-phrases.ts';
import { numberWords } from '../data/number-words.ts';
import { BriefFigures, type Stated } from '../figures/brief-figures.ts';
import type { Span } from '../../characters/spans.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresIn } from '../figures/figures-in.ts';
import { attributedQuotesIn } from '../figures/quotes.ts';
import { languageName, primaryLanguage } from '../data/by-language.ts';
import { checksOf, maxPlaces, partName, placeIn, quotedIn, defineRule, type Rule } from '../findings/rule.ts';
import type { Part, Subject } from '../../shown/subject.ts';
import { withoutAddresses } from '../../shown/addresses.ts';

interface Fault extends Span {
  readonly outcome: 'fail' | 'warn';
  readonly reason: string;
  readonly wanted?: string;
}

const { check, passing } = checksOf('unsupported_figure', 'only figures that the brief states');

/** Figures, dates and quotes of a text that the brief, its facts, its source text and its campaign do not give. */
export const unsupportedFigure: Rule = defineRule(adding('98.73 %.'), (subject) => {
  if (subject.brief.length === 0) return [];
  const language = primaryLanguage(subject.request.language);
  const brief = BriefFigures.of(subject.brief, language);
  const faults: Check[] = [];
  const known = { supported: new Map<string, string>(), seen: new Set<string>() };
  const unread = numberWords.has(language) ? '' : ` Numbers written as words are not read in ${languageName(language)}.`;
  for (const part of inReadingOrder(subject)) {
    const chatter = preambleIn(part);
    for (const { text, from } of piecesOf(withoutAddresses(part.shown.text, subject.links)))
      for (const { start, end, ...fault } of faultsIn(text, brief, language, known)) {
        // A model's remark about its answer is another fault.
        const isChatter = chatter !== undefined && from + start >= chatter.start && from + end <= chatter.end;
        if (!isChatter) faults.push(checkOf(part, { start: from + start, end: from + end }, fault, unread));
        if (faults.length >= maxPlaces) return faults;
      }
  }
  return faults.length > 0 ? faults : allSupported(known.supported, unread);
});

/** Running text first: a subject and a preheader may repeat its figures, and a fault in these is told once. */
const inReadingOrder = ({ read }: Subject): readonly Part[] =>
  read.toSorted((one, other) => Number(other.role === 'prose') - Number(one.role === 'prose'));

function* faultsIn(
  piece: string,
  brief: BriefFigures,
  language: string,
  { supported, seen }: { readonly supported: Map<string, string>; readonly seen: Set<string> },
): Generator<Fault, void> {
  const isNew = (key: string): boolean => !seen.has(key) && seen.add(key).has(key);
  for (const figure of figuresIn(piece, [language])) {
    if (isName(figure, piece, brief)) continue;
    const field = brief.fieldOf(figure);
    if (field !== undefined) supported.set(piece.slice(figure.start, figure.end).trim(), field);
    const judged = isNew([figure.meanings[0], figure.unless?.[1], ...figure.beside].join(' '))
      ? judge(figure, piece, brief, field !== undefined)
      : undefined;
    if (judged !== undefined) yield { start: figure.start, end: figure.end, ...judged };
  }
  for (const { start, end } of attributedQuotesIn(piece)) {
    const said = piece.slice(start, end);
    if (isNew(said) && !brief.quotes.has(said, language)) yield { start, end, outcome: 'fail', reason: 'is not a quote of your brief.' };
  }
}

function judge(figure: Figure, text: string, brief: BriefFigures, isStated: boolean): Omit<Fault, keyof Span> | undefined {
  const { unstated, amount, beside } = figure;
  const isCount = amount?.of === 'count';
  // A number of the brief may still be another one than it gives for this noun.
  if (isStated && !(isCount && beside.length > 0)) return undefined;
  const other = brief.otherBeside(figure);
  if (isStated || unstated === null)
    return other === undefined ? undefined : { outcome: 'warn', ...correctedBy('is not what your brief gives.', other) };
  const exact = brief.exactOf(figure);
  // `over 500 guests` where the brief counts 512.
  if (exact !== undefined && isCount) return undefined;
  const derivation = brief.derivationOf(figure);
  if (derivation !== undefined)
    return { outcome: 'warn', reason: `is not in your brief, but follows from ${derivation[0].words} and ${derivation[1].words}.` };
  const outcome = exact === undefined ? unstated : 'warn';
  const nearest = exact ?? brief.nearestTo(figure, text) ?? other;
  return { outcome, ...(nearest === undefined ? lacking(brief.missingKind(figure)) : correctedBy('is not in your brief.', nearest)) };
}

/** `5G`, `3M`: a name, unless the brief has such a letter as a unit. */
const isName = ({ start, end, beside }: Figure, text: string, brief: BriefFigures): boolean =>
  /^\d+(?:[.,]\d+)?[A-Z]$/.test(text.slice(start, end)) && !beside.some((unit) => brief.hasBeside(unit));

const lacking = (kind: string | undefined): Pick<Fault, 'reason'> => ({
  reason: kind === undefined ? 'is not in your brief.' : `is not in your brief, which gives no ${kind}.`,
});

/** Where a brief has a figure, in words: `/facts/1` is `fact 2`. */
const placeInBrief = (pointer: string): string => partName(/^\/facts\/\d+|^\/\w+/.exec(pointer)?.[0] ?? '').replace(/^the /, '');

const correctedBy = (fault: string, { words, pointer }: Stated): Pick<Fault, 'reason' | 'wanted'> => ({
  reason: `${fault} Your brief says ${words} (${placeInBrief(pointer)}).`,
  wanted: words,
});

function checkOf(part: Part, { start, end }: Span, { outcome, reason, ...fault }: Omit<Fault, keyof Span>, unread: string): Check {
  const words = part.shown.text.slice(start, end).trim();
  return check(outcome, ...quotedIn(part, words, reason + unread), { ...fault, ...placeIn(part, start, end) });
}

function allSupported(supported: ReadonlyMap<string, string>, unread: string): Check[] {
  const named = [...supported].slice(0, 5).map(([words, field]) => `${words.slice(0, 40)} (${field})`);
  const found = named.length === 0 ? 'no figures' : named.join(', ');
  const message = (named.length === 0 ? 'The text states no figures.' : `Every figure is in your brief: ${found}.`) + unread;
  return passing(message, found, { measured: supported.size, unit: 'figures' });
}
