/** A number with what it is a number of, a unit's dimension or the kind of figure, and as it is written. */
export type Amount = readonly [of: string, amount: number, written: number];

/** More numbers than an editor reckons with. */
const maxHere = 16;
const maxElsewhere = 24;
const minutesOfDay = 1_440;

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
export function reckonedFrom(stated: readonly Amount[], passage: readonly Amount[]): ReadonlySet<string> {
  const here = passage.slice(0, maxHere);
  const elsewhere = stated.slice(0, maxElsewhere);
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
      if (of === 'money') take(of, amount / times);
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
  return found;
}

/** Whether it is among what was reckoned. */
export const isReckoned = (reckoned: ReadonlySet<string>, [of, amount]: Amount): boolean => reckoned.has(key(of, amount));
