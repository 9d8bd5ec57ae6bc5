import { minutesOfDay } from './quantities.ts';

/** A number with what it is a number of, a unit's dimension or the kind of figure, and as it is written. */
export type Amount = readonly [of: string, amount: number, written: number];

/** More numbers than an editor reckons with in one passage. */
const maxHere = 16;

const key = (of: string, amount: number): string => `${of} ${Math.round(amount * 100) / 100}`;

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
  return times.filter((one) => Number.isInteger(one) && one >= 2 && one <= 366);
}

/** Of what two are added up: prices, and what has a unit. Plain numbers count different things. */
const isMeasured = ([of]: Amount): boolean => of !== 'number' && of !== 'percent';

/**
 * What an editor reckons from a brief: a price with its discount, so much for each of several, a sum, the rest. Half of what it is reckoned from
 * has to stand in the same passage, where a reader can follow it; of a sum and a difference both halves.
 */
function reckonedFrom(elsewhere: readonly Amount[], passage: readonly Amount[]): ReadonlySet<string> {
  const here = passage.slice(0, maxHere);
  const found = new Set<string>();
  const take = (of: string, amount: number): void => void found.add(key(of, amount));
  const pair = (one: Amount, other: Amount, isOtherHere: boolean): void => {
    const [of, amount] = one;
    // Of what is no price, only so much for each day or week.
    if (of === 'percent' || (of !== 'money' && !(isOtherHere && (other[0] === 'time' || other[0] === 'months') && of === 'time'))) return;
    // So much for each kilowatt hour, kilometre, night.
    if (of === 'money' && other[0] !== 'money' && other[0] !== 'percent') take(of, amount * other[2]);
    for (const times of timesOf(other)) {
      take(of, amount * times);
      if (of === 'money') take(`each ${of}`, amount / times);
    }
    if (of !== 'money' || other[0] !== 'percent') return;
    for (const part of [other[1] / 100, 1 - other[1] / 100]) {
      take(of, amount * part);
      take(of, Math.round(amount * part));
    }
  };
  for (const one of here) {
    for (const other of here) if (one !== other) pair(one, other, true);
    for (const other of elsewhere) {
      pair(one, other, false);
      pair(other, one, true);
    }
  }
  for (const one of here.filter(isMeasured))
    for (const other of here) {
      const [of, amount] = one;
      // `26 days rather than 40` has its unit once.
      const same = other[0] === of ? other[1] : other[0] === 'number' && of === 'time' ? other[1] * minutesOfDay : undefined;
      if (one === other || same === undefined) continue;
      take(of, amount + same);
      take(of, Math.abs(amount - same));
    }
  for (const [of, amount] of here.filter(([one]) => one === 'money')) {
    for (const [other, whole] of elsewhere) if (other === of) take(`less ${of}`, Math.abs(amount - whole));
    // What three for one price save.
    for (const times of [...here, ...elsewhere].flatMap(timesOf))
      for (const [other, whole] of here) if (other === of) take(`less ${of}`, Math.abs(amount * times - whole));
  }
  return found;
}

/** `14 € je Abend`, `each evening costs` */
const perOne =
  /\d ?(?:[€$£]|euros?|dollars?|pounds)? (?:je|pro|für (?:jede[nrs]?|eine?n?)|per|for (?:each|every|one|an?)|an?|apiece|par|pour chaque|por|al|a la)(?!\p{L})|(?<!\p{L})(?:jede[rs]?|each|every|chaque|chacune?|cada)(?!\p{L})/iu;
const lessBehind =
  /^.{0,12}?(?<!\p{L})(?:less|off|cheaper|weniger|günstiger|billiger|rabatt|de moins|moins cher|menos|de descuento)(?!\p{L})/iu;
const saves =
  /(?<!\p{L})(?:sav(?:es?|ing)|spar(?:st|en sie|e|t|en)|gespart|économise[zr]?|économie de|ahorr(?:as|a|e|arás|o de)) (?:\p{L}+ ){0,2}[$€£]?$/iu;

/** What an editor reckoned for one passage. */
export class Reckoned {
  readonly #found: ReadonlySet<string>;
  readonly #passage: string;
  readonly #isPerOne: boolean;

  constructor(passage: string, stated: readonly Amount[], here: readonly Amount[]) {
    this.#found = reckonedFrom(stated, here);
    this.#passage = passage;
    this.#isPerOne = perOne.test(passage);
  }

  /** Whether a number of the passage was reckoned: a share of a price and what a price is less by where words around it say so. */
  has([of, amount]: Amount, { start, end }: { readonly start: number; readonly end: number }): boolean {
    const isLess = lessBehind.test(this.#passage.slice(end, end + 30)) || saves.test(this.#passage.slice(Math.max(0, start - 40), start));
    const keys = [of, ...(this.#isPerOne ? [`each ${of}`] : []), ...(isLess ? [`less ${of}`] : [])];
    return keys.some((one) => this.#found.has(key(one, amount)));
  }
}
