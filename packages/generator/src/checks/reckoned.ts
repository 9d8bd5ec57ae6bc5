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

/** Numbers, by how they were reckoned. */
class Results {
  readonly #keys = new Set<string>();

  add(way: Way, of: string, amount: number): void {
    this.#keys.add(keyOf(way, of, amount));
  }

  has(way: Way, of: string, amount: number): boolean {
    return this.#keys.has(keyOf(way, of, amount));
  }
}

/** A number of something that is taken several times, or shared out. `isOtherHere`: how often is said in the same passage. */
function multiply(results: Results, [of, amount]: Amount, other: Amount, isOtherHere: boolean): void {
  // Of what is no price, so much for each day or week, and a total that is said to be one.
  const way = of === 'money' || (isOtherHere && isPeriod(other) && of === 'time') ? 'product' : 'total';
  for (const times of timesOf(other)) {
    results.add(way, of, amount * times);
    results.add('each', of, amount / times);
  }
  // Five minutes at twelve litres a minute.
  if (of !== 'money' && other[0] === 'time' && of !== 'time') results.add('each', of, amount * other[2]);
}

/** What one number makes with another: so many of it, a part of it, a price by what it is the price of. */
function combine(results: Results, one: Amount, other: Amount, isOtherHere: boolean): void {
  const [of, amount] = one;
  if (isMeasured(one)) multiply(results, one, other, isOtherHere);
  if (of !== 'money') {
    if (other[0] === 'percent' && other[1] === half) results.add('sum', of, amount / 2);
  } else if (other[0] === 'percent') {
    for (const part of [other[1] / 100, 1 - other[1] / 100]) {
      results.add('product', of, amount * part);
      results.add('product', of, Math.round(amount * part));
    }
  } else if (other[0] !== 'money') {
    // So much for each kilowatt hour, kilometre, night; a tin by its litres.
    results.add('product', of, amount * other[2]);
    if (isCount(other[2])) results.add('each', of, amount / other[2]);
  }
}

/** What two numbers of one kind make: a sum, a difference, a share. */
function compare(results: Results, one: Amount, other: Amount): void {
  const [of, amount] = one;
  if (other[0] === of && of !== 'percent' && amount < other[1])
    // 320 of 800 are 40 %.
    results.add('total', 'percent', Math.round((amount / other[1]) * 100));
  // `26 days rather than 40` has its unit once.
  const same = other[0] === of ? other[1] : other[0] === 'number' && of === 'time' ? other[1] * minutesOfDay : undefined;
  if (same === undefined || of === 'number') return;
  results.add(of === 'money' ? 'sum' : 'total', of, amount + same);
  if (of !== 'percent') results.add(of === 'money' ? 'sum' : 'less', of, Math.abs(amount - same));
}

/** What prices make with each other: three nights and the cleaning, two adults and two children, what is saved. */
function addPrices(results: Results, here: readonly Amount[], elsewhere: readonly Amount[]): void {
  const amounts = here
    .filter(isMoney)
    .slice(0, maxPrices)
    .map(([, amount]) => amount);
  const others = elsewhere.filter(isMoney).map(([, amount]) => amount);
  const times = [...new Set(here.flatMap(timesOf))].slice(0, maxCounts);
  const together = pairsOf([...new Set([...others, ...amounts])]).flatMap(([one, other]) => times.map((count) => count * (one + other)));
  for (const [index, amount] of amounts.entries()) {
    for (const [at, other] of amounts.entries())
      if (at !== index) for (const count of times) results.add('total', 'money', amount * count + other);
    for (const sum of together) {
      results.add('total', 'money', sum);
      results.add('less', 'money', Math.abs(sum - amount));
    }
    for (const whole of [...amounts, ...others]) {
      results.add('less', 'money', Math.abs(amount - whole));
      if (whole > amount) results.add('less', 'percent', Math.round((1 - amount / whole) * 100));
    }
    // What three for one price save.
    for (const count of [...here, ...elsewhere].flatMap(timesOf))
      for (const whole of amounts) results.add('less', 'money', Math.abs(amount * count - whole));
  }
}

/**
 * What an editor reckons from a brief: a price with its discount, so much for each of several, a sum, the rest, a share. Half of what it is
 * reckoned from has to stand in the same passage, where a reader can follow it; of a difference both halves.
 */
function reckonedFrom(elsewhere: readonly Amount[], passage: readonly Amount[]): Results {
  const written = passage.slice(0, maxHere);
  const here = [...written, ...asMoney(written, elsewhere)];
  const results = new Results();
  const hasPrices = here.some(isMoney);
  for (const one of here) {
    const [of, amount] = one;
    for (const other of here) {
      if (one === other) continue;
      combine(results, one, other, true);
      compare(results, one, other);
      // 65 bags on each of two pallets.
      if (of === 'number' && other[0] === of && !hasPrices) results.add('total', of, amount * other[1]);
    }
    for (const other of elsewhere) {
      combine(results, one, other, false);
      combine(results, other, one, true);
      if ((of === 'money' || of === 'percent') && other[0] === of) results.add('total', of, amount + other[1]);
    }
  }
  addPrices(results, here, elsewhere);
  return results;
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
  readonly #results: Results;
  readonly #examples: ReadonlySet<number>;
  readonly #units: readonly (readonly [of: string, factor: number])[];
  readonly #passage: string;
  readonly #isCompared: boolean;

  /**
   * @param known the numbers of the passage that the brief has, and those in words
   * @param said all its numbers
   */
  constructor(passage: string, stated: readonly Amount[], { known, said }: Readonly<Record<'known' | 'said', readonly Amount[]>>) {
    this.#results = reckonedFrom(stated, known);
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
    const isReckoned = (meant: string, way: Way): boolean => this.#results.has(way, meant, amount);
    if (isReckoned(of, 'product') || ways.some((way) => isReckoned(of, way))) return true;
    if (of !== 'number' || !endsPhrase.test(next)) return false;
    return this.#units.some(([unit, factor]) => ways.some((way) => this.#results.has(way, unit, amount * factor)));
  }
}
