import { minutesOfDay } from './quantities.ts';

/** A number with what it is a number of, a unit's dimension or the kind of figure, and as it is written. */
export type Amount = readonly [of: string, amount: number, written: number];

/** More numbers than an editor reckons with in one passage. */
const maxHere = 16;
/** More of anything than a text gives an example for. */
const maxTimes = 366;

/** How a number was reckoned. Words around it have to say that it is so much for each, less, or in all. */
type Way = 'product' | 'sum' | 'each' | 'less' | 'total';

const round = (amount: number): number => Math.round(amount * 100) / 100;
const keyOf = (way: Way, of: string, amount: number): string => `${way} ${of} ${round(amount)}`;

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
  };
  const pair = (one: Amount, other: Amount, isOtherHere: boolean): void => {
    const [of, amount] = one;
    if (isMeasured(one)) multiply(one, other, isOtherHere);
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

  for (const one of here) {
    const [of, amount] = one;
    for (const other of here) {
      // `26 days rather than 40` has its unit once.
      const same = other[0] === of ? other[1] : other[0] === 'number' && of === 'time' ? other[1] * minutesOfDay : undefined;
      if (one === other || same === undefined || of === 'number') continue;
      take(of === 'money' ? 'sum' : 'total', of, amount + same);
      if (of !== 'percent') take(of === 'money' ? 'sum' : 'less', of, Math.abs(amount - same));
    }
    if (of === 'money' || of === 'percent') for (const other of elsewhere) if (other[0] === of) take('total', of, amount + other[1]);
  }

  const prices = here.filter(isMoney);
  const counts = new Set(here.flatMap(timesOf));
  for (const one of prices) {
    const [of, amount] = one;
    // Three nights and the cleaning.
    for (const times of counts) for (const other of prices) if (one !== other) take('total', of, amount * times + other[1]);
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

/** Of how many of something a passage gives the price: `two people pay £490`, `three nights and the cleaning`. */
function examplesIn(said: readonly Amount[], stated: readonly Amount[]): ReadonlySet<number> {
  const wholes = said.filter(isMoney).slice(0, maxHere);
  const prices = stated.filter(isMoney);
  const withoutOthers = wholes.flatMap(([, whole]) => [whole, ...prices.map(([, other]) => whole - other)]);
  return new Set(prices.flatMap(([, each]) => withoutOthers.map((whole) => round(whole / each)).filter(isCount)));
}

/** `14 € je Abend`, `each evening costs`, `6 plazos de 400 euros` */
const perOne =
  /\d ?(?:[€$£]|euros?|dollars?|pounds)? (?:je|pro|für (?:jede[nrs]?|eine?n?)|per|for (?:each|every|one|an?)|an?|apiece|par|pour chaque|por|al|a la)(?!\p{L})|(?<!\p{L})(?:jede[rs]?|jeweils|each|every|chaque|chacune?|cada)(?!\p{L})|(?<!\p{L})(?:plazos|cuotas|pagos|instal?lments|payments|raten|mensualités|versements|fois) (?:de|of|zu|à|von)(?!\p{L})|(?<!\p{L})(?:sale a|works out|comes to|revient à|kommt auf|le litre|der liter|el litro|le kilo|das kilo|el kilo)(?!\p{L})/iu;
const lessBehind =
  /^.{0,12}?(?<!\p{L})(?:less|fewer|off|cheaper|sooner|earlier|faster|quicker|shorter|weniger|günstiger|billiger|rabatt|früher|eher|schneller|kürzer|de moins|moins cher|plus tôt|plus vite|menos|de descuento|antes|más rápido)(?!\p{L})/iu;
const saves =
  /(?<!\p{L})(?:sav(?:es?|ing)|spar(?:st|en sie|e|t|en)|gespart|économise[zr]?|économie de|ahorr(?:as|a|e|arás|o de)) (?:\p{L}+ ){0,2}[$€£]?$/iu;
const compared =
  /(?<!\p{L})(?:instead of|rather than|down from|statt|anstatt|anstelle|au lieu d|contre|en lugar de|en vez de|frente a)(?!\p{L})/iu;
const total =
  /(?<!\p{L})(?:in all|all in|altogether|totals?|together|makes?|comes? to|adds? up|plus|including|with|so|that is|that’s|instead|insgesamt|zusammen|gesamt\p{L}*|macht|ergibt|also|das sind|inklusive|inkl|mit|dazu|au total|en tout|ensemble|soit|donc|avec|fait|font|donne|compris|en total|juntos|son|suman?|así que|o sea|es decir|con|incluid[oa]s?|se queda en|sale por)(?!\p{L})/iu;
/** No word of what is counted stands behind it. */
const endsPhrase = /^[ \u00A0]?(?:$|[.,;:!?)\n]|[–—-] )/u;

/** The words of the sentence that has a place. */
const sentenceAround = (passage: string, { start, end }: { readonly start: number; readonly end: number }): string =>
  `${/[^.!?\n]{0,160}$/u.exec(passage.slice(Math.max(0, start - 160), start))?.[0] ?? ''}${/^[^.!?\n]{0,60}/u.exec(passage.slice(end, end + 60))?.[0] ?? ''}`;

/** What an editor reckoned for one passage. */
export class Reckoned {
  readonly #found: ReadonlySet<string>;
  readonly #examples: ReadonlySet<number>;
  readonly #passage: string;
  readonly #isPerOne: boolean;
  readonly #isCompared: boolean;

  /**
   * @param known the numbers of the passage that the brief has, and those in words
   * @param said all its numbers
   */
  constructor(passage: string, stated: readonly Amount[], { known, said }: Readonly<Record<'known' | 'said', readonly Amount[]>>) {
    this.#found = reckonedFrom(stated, known);
    this.#examples = examplesIn(said, stated);
    this.#passage = passage;
    this.#isPerOne = perOne.test(passage);
    this.#isCompared = compared.test(passage);
  }

  /** Whether a number of the passage was reckoned: as a share, a saving or a total where words around it say so. */
  has([of, amount]: Amount, place: { readonly start: number; readonly end: number }): boolean {
    const { start, end } = place;
    if (of === 'number' && this.#examples.has(amount)) return true;
    const behind = this.#passage.slice(end, end + 30);
    const isLess = lessBehind.test(behind) || this.#isCompared || saves.test(this.#passage.slice(Math.max(0, start - 40), start));
    const ways: Way[] = ['sum'];
    if (this.#isPerOne) ways.push('each');
    if (isLess) ways.push('less');
    if (total.test(sentenceAround(this.#passage, place))) ways.push('total');
    const isReckoned = (meant: string, way: Way): boolean => this.#found.has(keyOf(way, meant, amount));
    if (isReckoned(of, 'product') || ways.some((way) => isReckoned(of, way))) return true;
    return of === 'number' && endsPhrase.test(behind) && ways.some((way) => isReckoned('money', way));
  }
}
