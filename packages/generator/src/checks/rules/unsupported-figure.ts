import { splitText, type Check, type Steps } from '@handbill/contract';
import { calendarDatesIn, datesInDigits, deadlinesIn } from '../calendar-dates.ts';
import { chatterIn } from '../chatter-in.ts';
import { clockTimesIn, fullHoursIn, spokenTimesIn } from '../clock-times.ts';
import { countedWordsIn, figuresIn, type Figure } from '../figures-in.ts';
import { fractionsIn } from '../fractions-in.ts';
import { primaryLanguage } from '../language-of.ts';
import { phoneNumbersIn } from '../phone-numbers.ts';
import { attributedQuotesIn } from '../attributed-quotes.ts';
import { amountOf, quantitiesInWords, quantitiesOf, sharesInWords } from '../quantities.ts';
import { Reckoned, type Amount } from '../reckoned.ts';
import { maxPlaces, newCheck, placeIn, type Rule } from '../rule.ts';
import { StatedFacts } from '../stated-facts.ts';
import type { Part } from '../subject.ts';
import { withoutAddresses } from '../without-addresses.ts';

/** More figures than a reader works out in one passage. */
const maxUnknown = 12;
/** How far one figure is reckoned from another that was reckoned. */
const maxSteps = 2;

const wanted = 'only figures that the brief states';

/** Every figure, price, date and quote must be stated by the brief, its facts, its source text or its campaign. */
export const unsupportedFigure: Rule = function* ({ read, brief, request }) {
  if (brief.length === 0) return [];
  const language = primaryLanguage(request.language);
  const stated = yield* StatedFacts.of(brief);
  const checks: Check[] = [];
  const supported = new Map<string, string>();
  const seen = new Set<string>();
  for (const part of read) {
    const chatter = yield* chatterIn(part);
    let from = 0;
    for (const piece of splitText(yield* withoutAddresses(part.shown.text))) {
      for (const place of [...(yield* claimsIn(piece, stated, language)), ...quotesOf(piece, stated, language)]) {
        const words = piece.slice(place.start, place.end).trim();
        if (place.field !== undefined) supported.set(words, place.field);
        // What a model says of its answer is another fault.
        const isChatter = chatter !== undefined && from + place.start >= chatter.start && from + place.end <= chatter.end;
        if (place.field !== undefined || isChatter || seen.has(words.toLowerCase()) || checks.length >= maxPlaces) continue;
        seen.add(words.toLowerCase());
        checks.push(unsupported(part, from + place.start, from + place.end, words));
      }
      from += piece.length;
      yield;
    }
  }
  return checks.length > 0 ? checks : [allSupported(supported)];
};

interface Claim {
  readonly start: number;
  readonly end: number;
  /** The field of the brief that states it. */
  readonly field: string | undefined;
}

const contains = (outer: Claim, { start, end }: Pick<Claim, 'start' | 'end'>): boolean => outer.start < end && start < outer.end;

/** Figures, and what is made of several: dates, times of day and telephone numbers, which a brief may write otherwise. */
function* claimsIn(text: string, stated: StatedFacts, language: string): Steps<Claim[]> {
  const times: readonly Claim[] = [
    ...spokenTimesIn(text).map((time) => ({ ...time, field: stated.fieldOfSpokenTime(time) })),
    ...(/\d/.test(text) ? inDigits(text, stated) : []),
  ];
  yield;
  const wholes: readonly Claim[] = [
    ...times,
    ...fractionsIn(text).map((fraction) => ({ ...fraction, field: stated.fieldOfFraction(fraction) })),
    ...ifStated(fullHoursIn(text).map((time) => ({ ...time, field: stated.fieldOfTime(time) }))),
  ];
  yield;
  const read = figuresIn(text, { language }).map((figure) => ({
    ...figure,
    field: stated.fieldOf(text, figure) ?? decadeField(text, figure, stated),
  }));
  // Of `four of every five euros`, five euros are none.
  const ratios = read.filter(({ field, values }) => field !== undefined && values.length === 2);
  const figures = read.filter((figure) => figure.values.length === 2 || !ratios.some((ratio) => contains(ratio, figure)));
  yield;
  const counts = countsIn(text, stated, language);
  const unknown = [...figures, ...counts].filter(({ field }) => field === undefined).length;
  yield;
  const { reckoned, counted } =
    unknown > 0 && unknown <= maxUnknown
      ? withReckoned(text, { figures, counts, times }, stated, language)
      : { reckoned: figures, counted: counts };
  // Of seven in ten, the ten counts nothing.
  const known = ifStated(reckoned);
  const others = [...reckoned, ...counted.filter((count) => !known.some((figure) => contains(figure, count)))];
  return [...wholes, ...others.filter((other) => !wholes.some((whole) => contains(whole, other)))];
}

type FigureClaim = Figure & Claim;

interface Numbers {
  readonly figures: readonly FigureClaim[];
  readonly counts: readonly Claim[];
  /** Dates, times of day and telephone numbers, with which nothing is reckoned. */
  readonly times: readonly Claim[];
}

/** Takes what is reckoned from the brief's numbers for stated. */
function withReckoned(text: string, { figures, counts, times }: Numbers, stated: StatedFacts, language: string) {
  const amount = (figure: Figure) => amountOf(figure, quantitiesOf(text, figure));
  const isAlone = (figure: Figure): boolean => figure.values.length === 1 && !times.some((time) => contains(time, figure));
  const inWords = figuresIn(text, { all: true, language })
    .filter((figure) => isAlone(figure) && !/\d/.test(text.slice(figure.start, figure.end)))
    .map((figure) => ({ start: figure.start, amount: amount(figure), isKnown: stated.fieldOf(text, figure) !== undefined }));
  const units = [...quantitiesInWords(text), ...sharesInWords(text).map((share) => `percent ${share}`)].map((one): Amount => {
    const [of = '', number] = one.split(' ');
    return [of, Number(number), Number(number)];
  });
  // A number of people may be an example; another unit's is one of the brief.
  const examples = inWords.filter((one) => one.isKnown || one.amount[0] === 'number').map((one) => one.amount);
  const single = figures.filter(isAlone);
  const said = single.map(amount);
  const meant = (claim: Claim): Amount | undefined => said[single.findIndex(({ start }) => start === claim.start)];
  let found = figures;
  let reckoned: Reckoned;
  // What is reckoned may be reckoned with.
  for (let steps = 0; ; steps += 1) {
    const known = single.filter(({ start }) => found.some((figure) => figure.start === start && figure.field !== undefined)).map(amount);
    reckoned = new Reckoned(text, stated.amounts, { known: [...known, ...examples, ...units], said });
    const next = found.map((figure) => ifReckoned(figure, meant(figure), reckoned));
    const isDone = next.every(({ field }, at) => field === found[at]?.field);
    found = next;
    if (isDone || steps === maxSteps) break;
  }
  return {
    reckoned: found,
    counted: counts.map((count) => ifReckoned(count, inWords.find(({ start }) => start === count.start)?.amount, reckoned)),
  };
}

const ifReckoned = <T extends Claim>(claim: T, meant: Amount | undefined, reckoned: Reckoned): T =>
  claim.field === undefined && meant !== undefined && reckoned.has(meant, claim) ? { ...claim, field: 'brief' } : claim;

const ifStated = (claims: readonly Claim[]): readonly Claim[] => claims.filter(({ field }) => field !== undefined);

/** What is made of several numbers. What may be a time or a date, and may be something else, only counts where the brief has it. */
function inDigits(text: string, stated: StatedFacts): readonly Claim[] {
  const phones = phoneNumbersIn(text).map((phone) => ({ ...phone, field: stated.fieldOfPhone(phone.digits) }));
  return [
    ...phones.filter(({ field, isSure }) => isSure || field !== undefined),
    ...calendarDatesIn(text).map((date) => {
      const start = stated.otherWeekday(text, date);
      return start === undefined ? { ...date, field: stated.fieldOfDate(date) } : { start, end: date.end, field: undefined };
    }),
    ...ifStated(clockTimesIn(text).map((time) => ({ ...time, field: stated.fieldOfTime(time) }))),
    ...ifStated(datesInDigits(text).map((date) => ({ ...date, field: stated.fieldOfDate(date) }))),
  ];
}

/** `There are weeks with two classes, and others with none`: no statement of what is offered. */
const inGeneral =
  /(?<!\p{L})(?:sometimes|some (?:days|weeks|months|people)|there are (?:days|weeks|people)|manchmal|manche[rsn]?|an manchen|es gibt (?:tage|wochen)|parfois|certain(?:e?s)?|il y a des|a veces|algun[oa]s|hay (?:días|semanas|meses|personas))(?!\p{L})[^.!?\n]{0,80}$/iu;

/** What a text says without a unit or a day, where the brief says it otherwise: another number of what the brief counts, another month. */
const countsIn = (text: string, stated: StatedFacts, language: string): Claim[] => [
  ...countedWordsIn(text, language)
    .filter(
      (counted) => stated.counts(counted) && !inGeneral.test(text.slice(Math.max(0, counted.number.start - 120), counted.number.start)),
    )
    .map(({ number, end }) => ({ start: number.start, end, field: stated.fieldOf(text, number) })),
  ...deadlinesIn(text).map(({ start, end, month }) => ({ start, end, field: stated.fieldOfMonth(month) })),
];

/** The field that has a decade: `the 1950s`, `die 1950er`, `les années 1950`. */
function decadeField(text: string, { start, end, values }: Figure, stated: StatedFacts): string | undefined {
  const isDecade =
    /^(?:['’]?s|er[nj]?)(?!\p{L})/u.test(text.slice(end, end + 4)) || /(?:années|años|anni|jaren|anos) $/iu.test(text.slice(0, start));
  const year = Number(values[0]?.[0]);
  return isDecade && year >= 1_000 && year % 10 === 0 ? stated.fieldOfDecade(year) : undefined;
}

/** Words that are put into somebody’s mouth. */
const quotesOf = (text: string, stated: StatedFacts, language: string): Claim[] =>
  attributedQuotesIn(text).map(({ start, end }) => ({
    start,
    end,
    field: stated.quotes.has(text.slice(start, end), language) ? 'brief' : undefined,
  }));

const unsupported = (part: Part, start: number, end: number, words: string): Check =>
  newCheck({
    rule: 'unsupported_figure',
    outcome: 'fail',
    wanted,
    found: `“${words.slice(0, 120).toWellFormed()}”`,
    ...placeIn(part, start, end),
    message: `“${words.slice(0, 120).toWellFormed()}” at ${part.pointer} is stated by neither the brief nor its facts, source text or campaign.`,
  });

function allSupported(supported: ReadonlyMap<string, string>): Check {
  const named = [...supported].slice(0, 5).map(([words, field]) => `${words.slice(0, 40)} (${field})`);
  const found = named.length === 0 ? 'no figures' : named.join(', ');
  const message = named.length === 0 ? 'The text states no figures.' : `Every figure is in the brief: ${found}.`;
  return newCheck({ rule: 'unsupported_figure', outcome: 'pass', wanted, found, measured: supported.size, unit: 'figures', message });
}
