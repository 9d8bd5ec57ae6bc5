import { minutesOfDay } from './quantities.ts';

/** A number with what it is a number of, a unit's dimension or the kind of figure, and as it is written. */
export type Amount = readonly [of: string, amount: number, written: number];

/** More numbers than an editor reckons with in one passage. */
const maxHere = 16;
/** More prices, and more numbers of them, than a reader adds up. */
const maxPrices = 6;
const maxCounts = 8;
/** More of anything than a text gives an example for. */
const maxTimes = 366;

/** How a number was reckoned. Words around it have to say that it is so much for each, less, or in all. */
type Way = 'product' | 'sum' | 'each' | 'less' | 'total';

const round = (amount: number): number => Math.round(amount * 100) / 100;
const keyOf = (way: Way, of: string, amount: number): string => `${way} ${of} ${round(amount)}`;

/** Per cent that a text says in a word. */
const half = 50;

const isCount = (one: number): boolean => Number.isInteger(one) && one >= 2 && one <= maxTimes;

/** How many times something is taken: a number without a unit, or how many days, weeks, months or years a time is. */
function timesOf([of, amount]: Amount): number[] {
  const times =
    of === 'number'
      ? [amount]
      : of === 'time'
        ? [amount / minutesOfDay, amount / minutesOfDay / 7]
        : of === 'months'
          ? [amount, amount / 12]
          : [];
  return times.filter(isCount);
}

const isMoney = ([of]: Amount): boolean => of === 'money';
/** What has a unit, a price included. Plain numbers count different things. */
const isMeasured = ([of]: Amount): boolean => of !== 'number' && of !== 'percent';
const isPeriod = ([of]: Amount): boolean => of === 'time' || of === 'months';

/** Each two of some prices. */
const pairsOf = (prices: readonly number[]): (readonly [number, number])[] =>
  prices.slice(0, maxPrices).flatMap((one, index, all) => all.slice(index + 1).map((other) => [one, other] as const));

/** A number without a currency that is a price of the brief: `it costs 18 euros, with cream 27`. */
const asMoney = (passage: readonly Amount[], stated: readonly Amount[]): readonly Amount[] => {
  const prices = new Set([...passage, ...stated].filter(isMoney).map(([, amount]) => amount));
  return passage.flatMap(([of, amount, written]): Amount[] => (of === 'number' && prices.has(amount) ? [['money', amount, written]] : []));
};

/**
 * What an editor reckons from a brief: a price with its discount, so much for each of several, a sum, the rest, a share. Half of what it is
 * reckoned from has to stand in the same passage, where a reader can follow it; of a difference both halves.
 */
function reckonedFrom(elsewhere: readonly Amount[], passage: readonly Amount[]): ReadonlySet<string> {
  const here = [...passage.slice(0, maxHere), ...asMoney(passage.slice(0, maxHere), elsewhere)];
  const found = new Set<string>();
  const take = (way: Way, of: string, amount: number): void => void found.add(keyOf(way, of, amount));

  const multiply = ([of, amount]: Amount, other: Amount, isOtherHere: boolean): void => {
    // Of what is no price, so much for each day or week, and a total that is said to be one.
    const way = of === 'money' || (isOtherHere && isPeriod(other) && of === 'time') ? 'product' : 'total';
    for (const times of timesOf(other)) {
      take(way, of, amount * times);
      take('each', of, amount / times);
    }
    // Five minutes at twelve litres a minute.
    if (of !== 'money' && other[0] === 'time' && of !== 'time') take('each', of, amount * other[2]);
  };
  const pair = (one: Amount, other: Amount, isOtherHere: boolean): void => {
    const [of, amount] = one;
    if (isMeasured(one)) multiply(one, other, isOtherHere);
    if (of !== 'money' && other[0] === 'percent' && other[1] === half) take('sum', of, amount / 2);
    if (of !== 'money' || other[0] === 'money') return;
    if (other[0] === 'percent')
      for (const part of [other[1] / 100, 1 - other[1] / 100]) {
        take('product', of, amount * part);
        take('product', of, Math.round(amount * part));
      }
    else {
      // So much for each kilowatt hour, kilometre, night; a tin by its litres.
      take('product', of, amount * other[2]);
      if (isCount(other[2])) take('each', of, amount / other[2]);
    }
  };
  for (const one of here) {
    for (const other of here) if (one !== other) pair(one, other, true);
    for (const other of elsewhere) {
      pair(one, other, false);
      pair(other, one, true);
    }
  }

  const hasPrices = here.some(isMoney);
  for (const one of here) {
    const [of, amount] = one;
    for (const other of here) {
      // `26 days rather than 40` has its unit once.
      const same = other[0] === of ? other[1] : other[0] === 'number' && of === 'time' ? other[1] * minutesOfDay : undefined;
      if (one === other || same === undefined || of === 'number') continue;
      take(of === 'money' ? 'sum' : 'total', of, amount + same);
      if (of !== 'percent') take(of === 'money' ? 'sum' : 'less', of, Math.abs(amount - same));
    }
    for (const other of passage.slice(0, maxHere)) {
      if (one === other || of === 'percent' || other[0] !== of) continue;
      // 320 of 800 are 40 %; 65 bags on each of two pallets.
      if (amount < other[1]) take('total', 'percent', Math.round((amount / other[1]) * 100));
      if (of === 'number' && !hasPrices) take('total', of, amount * other[1]);
    }
    if (of === 'money' || of === 'percent') for (const other of elsewhere) if (other[0] === of) take('total', of, amount + other[1]);
  }

  const prices = here.filter(isMoney).slice(0, maxPrices);
  const counts = [...new Set(here.flatMap(timesOf))].slice(0, maxCounts);
  for (const one of prices) {
    const [of, amount] = one;
    // Three nights and the cleaning.
    for (const times of counts) for (const other of prices) if (one !== other) take('total', of, amount * times + other[1]);
    // Two adults and two children.
    for (const times of counts)
      for (const [first, second] of pairsOf([...new Set([...elsewhere.filter(isMoney), ...prices].map(([, price]) => price))])) {
        take('total', of, times * (first + second));
        take('less', of, Math.abs(times * (first + second) - amount));
      }
    for (const [, whole] of [...prices, ...elsewhere.filter(isMoney)]) {
      take('less', of, Math.abs(amount - whole));
      if (whole > amount) take('less', 'percent', Math.round((1 - amount / whole) * 100));
    }
    // What three for one price save.
    for (const times of [...here, ...elsewhere].flatMap(timesOf))
      for (const [, whole] of prices) take('less', of, Math.abs(amount * times - whole));
  }
  return found;
}

/** Of how many of something a passage gives the price: `two people pay £490`, `three nights and the cleaning`, paid back `after four years`. */
function examplesIn(said: readonly Amount[], known: readonly Amount[]): ReadonlySet<number> {
  const wholes = said.filter(isMoney).slice(0, maxHere);
  const prices = known.filter(isMoney);
  const withoutOthers = wholes.flatMap(([, whole]) => [whole, ...prices.map(([, other]) => whole - other)]);
  return new Set(prices.flatMap(([, each]) => withoutOthers.map((whole) => round(whole / each)).filter(isCount)));
}

/** `14 € je Abend`, `each evening costs`, `6 plazos de 400 euros` */
const perOne =
  /\d ?(?:[€$£]|euros?|dollars?|pounds)? (?:je|pro|für (?:jede[nrs]?|eine?n?)|per|for (?:each|every|one|an?)|an?|apiece|par|pour chaque|por|al|a la|am|im|la|le|die|das|el)(?!\p{L})|(?<=\p{L}) (?:por|per|pro|par|je) \p{L}|(?<!\p{L})(?:jede[rs]?|jeweils|each|every|chaque|chacune?|cada)(?!\p{L})|(?<!\p{L})(?:plazos|cuotas|pagos|instal?lments|payments|raten|mensualités|versements|fois) (?:de|of|zu|à|von)(?!\p{L})|(?<!\p{L})(?:sale a|works out|comes to|revient à|kommt auf|le litre|der liter|el litro|le kilo|das kilo|el kilo)(?!\p{L})/iu;
const lessBehind =
  /^.{0,12}?(?<!\p{L})(?:less|fewer|off|cheaper|sooner|earlier|faster|quicker|shorter|weniger|günstiger|billiger|rabatt|früher|eher|schneller|kürzer|de moins|moins cher|plus tôt|plus vite|menos|de descuento|antes|más rápido)(?!\p{L})/iu;
const saves =
  /(?<!\p{L})(?:leaves?(?: you)?|gard(?:ez|es|e)|sobran?|te quedan?|le quedan?|bleiben?|sav(?:es?|ing)|spar(?:st|en sie|e|t|en)|gespart|économise[zr]?|économie de|ahorr(?:as|a|e|arás|o de)) (?:\p{L}+ ){0,2}[$€£]?$/iu;
const compared =
  /(?<!\p{L})(?:instead of|rather than|down from|statt|anstatt|anstelle|au lieu d|contre|en lugar de|en vez de|frente a)(?!\p{L})/iu;
const total =
  /(?<!\p{L})(?:in all|all in|altogether|totals?|together|makes?|comes? to|adds? up|plus|including|with|so|that is|that’s|instead|insgesamt|zusammen|gesamt\p{L}*|macht|ergibt|also|das sind|inklusive|inkl|mit|dazu|au total|en tout|ensemble|soit|donc|avec|fait|font|donne|compris|en total|juntos|son|suman?|así que|o sea|es decir|con|incluid[oa]s?|se queda en|sale por|of the way|of (?:our|the) (?:goal|target)|de l’objectif|des ziels|del objetivo|leaves|takes|over \p{L}+ months)(?!\p{L})/iu;
const afterAWhile = /(?<!\p{L})(?:after|within|nach|innerhalb von|après|au bout de|tras|después de|al cabo de|en|in) $/iu;
/** No word of what is counted stands behind it. */
const endsPhrase = /^[ \u00A0]?(?:$|[.,;:!?)\n]|[–—-] )/u;

interface Place {
  readonly start: number;
  readonly end: number;
}

const lookedBefore = 240;
const lookedBehind = 60;
const behind = (passage: string, end: number): string => passage.slice(end, end + lookedBehind).split(/[.!?\n]/, 1)[0] ?? '';

/** The paragraph up to the end of the sentence that has a place. */
const paragraphUpTo = (passage: string, { start, end }: Place): string => {
  const from = Math.max(0, start - lookedBefore, passage.lastIndexOf('\n', start - 1) + 1);
  return passage.slice(from, end) + behind(passage, end);
};

/** The sentence that has a place. */
const sentenceAround = (passage: string, { start, end }: Place): string =>
  (passage
    .slice(Math.max(0, start - lookedBefore), start)
    .split(/[.!?\n]/)
    .at(-1) ?? '') + behind(passage, end);

/** What an editor reckoned for one passage. */
export class Reckoned {
  readonly #found: ReadonlySet<string>;
  readonly #examples: ReadonlySet<number>;
  readonly #units: readonly (readonly [of: string, factor: number])[];
  readonly #passage: string;
  readonly #isCompared: boolean;

  /**
   * @param known the numbers of the passage that the brief has, and those in words
   * @param said all its numbers
   */
  constructor(passage: string, stated: readonly Amount[], { known, said }: Readonly<Record<'known' | 'said', readonly Amount[]>>) {
    this.#found = reckonedFrom(stated, known);
    this.#examples = examplesIn(said, [...stated, ...known]);
    // Of `from 60 litres to 30` the first alone has the unit.
    this.#units = known.filter((one) => isMeasured(one) && one[2] > 0).map(([of, amount, written]) => [of, amount / written]);
    this.#passage = passage;
    this.#isCompared = compared.test(passage);
  }

  /** Whether a number of the passage was reckoned: as a share, a saving or a total where words around it say so. */
  has([of, amount, written]: Amount, place: Place): boolean {
    const { start, end } = place;
    const before = this.#passage.slice(Math.max(0, start - 40), start);
    const mayBeExample = of === 'number' || (isPeriod([of, amount, written]) && (this.#isCompared || afterAWhile.test(before)));
    if (mayBeExample && this.#examples.has(written)) return true;
    const next = this.#passage.slice(end, end + 30);
    const isLess = lessBehind.test(next) || this.#isCompared || saves.test(before);
    const ways: Way[] = ['sum'];
    if (perOne.test(paragraphUpTo(this.#passage, place))) ways.push('each');
    if (isLess) ways.push('less');
    if (total.test(sentenceAround(this.#passage, place))) ways.push('total');
    const isReckoned = (meant: string, way: Way): boolean => this.#found.has(keyOf(way, meant, amount));
    if (isReckoned(of, 'product') || ways.some((way) => isReckoned(of, way))) return true;
    if (of !== 'number' || !endsPhrase.test(next)) return false;
    return this.#units.some(([unit, factor]) => ways.some((way) => this.#found.has(keyOf(way, unit, amount * factor))));
  }
}
