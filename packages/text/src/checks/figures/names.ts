import { currencies } from '@handbill/contract';
import names from '../data/unit-names.json' with { type: 'json' };

/** By dimension, how many of its smallest each unit is; units that `Intl` names. */
const intlUnits: Readonly<Record<string, Readonly<Record<string, number>>>> = names.intl;

/** Languages of which the names of units, months and days are read, whatever a text or its brief is written in. */
const languages = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pt-PT', 'pl', 'sv'] as const;

/** A number may stand beside these: a unit of measure or time, a currency, per cent. */
export interface Unit {
  /** As `kilometer`, `EUR` or `percent`. */
  readonly name: string;
  /** The measured dimension: amounts of one dimension are equal where their values are. */
  readonly dimension: string;
  /** How many of the dimension's own unit it is. */
  readonly factor: number;
}

/** Each plural form that the languages have. */
const counts = [1, 2, 5, 1.5];
/** Short forms of times (`m.`, `a`), the inch's `in` and the French terabyte's `to` are too often something else. */
const isAmbiguous = (word: string, dimension: string): boolean =>
  (word.length < 3 && (dimension === 'time' || dimension === 'months')) || /^(?:in|[kmgt]o)$/.test(word);

const partOf = (parts: readonly { readonly type: string; readonly value: string }[], type: string): string =>
  (parts.find((part) => part.type === type)?.value ?? '').trim().toLowerCase().replace(/\.$/, '');

const units = new Map<string, Unit>();
const months = new Map<string, number>();
const weekdays = new Map<string, number>();

function readUnits(language: string): void {
  for (const [dimension, factors] of Object.entries(intlUnits))
    for (const [unit, factor] of Object.entries(factors))
      for (const unitDisplay of ['long', 'short'] as const) {
        const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
        for (const count of counts) {
          const word = partOf(format.formatToParts(count), 'unit');
          if (!units.has(word) && !isAmbiguous(word, dimension)) units.set(word, { name: unit, dimension, factor });
        }
      }
}

/** Months or days of the week by their names, long and short. With a day, some languages have a month's name in another case. */
function readNames(language: string, type: 'month' | 'weekday', known: Map<string, number>, dates: readonly Date[], first: number): void {
  for (const options of [{ [type]: 'long' }, { [type]: 'long', day: 'numeric' }, { [type]: 'short' }] as const) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (const [index, date] of dates.entries()) {
      const name = partOf(format.formatToParts(date), type);
      if (name.length >= 3 && !known.has(name)) known.set(name, index + first);
    }
  }
}

const year = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 5)));
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 0, 3 + day)));

function readLanguages(): void {
  // Short forms, units that `Intl` does not know, currencies as people call them.
  for (const { dimension, name, factor, words } of names.others)
    for (const word of words.split('|')) units.set(word, { name, dimension, factor });
  for (const [sign, currency] of currencySigns()) if (!units.has(sign)) units.set(sign, moneyIn(currency));
  for (const language of languages) {
    readUnits(language);
    readNames(language, 'month', months, year, 1);
    readNames(language, 'weekday', weekdays, week, 0);
  }
}

const moneyIn = (currency: string): Unit => ({ name: currency, dimension: currency, factor: 1 });

/** Reads the names of all languages, once: a tenth of a second. */
export function readNamesOnce(): void {
  if (units.size === 0) readLanguages();
}

export const monthNamed = (name: string): number | undefined => months.get(name.toLowerCase());
export const weekdayNamed = (name: string): number | undefined => weekdays.get(name.toLowerCase());

/** The longest ending of a case that is left out: `Jahren`, `Litern`. */
const maxEnding = 2;
const shortestStem = 4;

/** The unit that a word, or two, may be: also with an ending of a case. Behind `readNamesOnce`, as are the others here. */
export function unitOf(words: string): Unit | undefined {
  const code = currencyCode(words);
  if (code !== undefined) return moneyIn(code);
  const small = words.toLowerCase();
  for (let ending = 0; ending <= maxEnding && (ending === 0 || small.length - ending >= shortestStem); ending += 1) {
    const unit = units.get(small.slice(0, small.length - ending));
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/** Codes that are words in capitals as well: those before a number are none, and some are no money behind one either. */
const alsoWords: ReadonlySet<string> = new Set(['ALL', 'BAM', 'BOB', 'COP', 'CUP', 'GEL', 'MAD', 'MOP', 'PEN', 'SOS', 'TOP', 'TRY']);
const mostlyWords: ReadonlySet<string> = new Set(['ALL', 'BOB', 'COP', 'CUP', 'PEN', 'TOP']);

/** The currency that a word is the code of, as codes are written: in capitals. */
const currencyCode = (word: string): string | undefined => (currencies.has(word) && !mostlyWords.has(word) ? word : undefined);

/** Every sign of a currency that is no word, in small letters, by its currency: `r$`, `₹`, `kč`. */
function currencySigns(): ReadonlyMap<string, string> {
  const signs = new Map(
    Object.entries({ us$: 'USD', a$: 'AUD', c$: 'CAD', ca$: 'CAD', nz$: 'NZD', s$: 'SGD', hk$: 'HKD', nt$: 'TWD', mx$: 'MXN' }),
  );
  for (const currency of currencies.keys()) {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
    const sign = parts.find(({ type }) => type === 'currency')?.value.toLowerCase() ?? '';
    if (!signs.has(sign) && !/^[a-z]*$/.test(sign)) signs.set(sign, currency);
  }
  return signs;
}

const before = /(?<![\p{L}\p{N}])([A-Za-z]{0,3}\p{Sc}|[A-Z]{3}|Rs|kr|zł|Kč|TL)\.?[ \u00A0\u202F]?$/u;

/** The sign or the code of a currency right before a number. */
export function signBefore(text: string, start: number): string | undefined {
  const sign = before.exec(text.slice(Math.max(0, start - 6), start))?.[1];
  return sign === undefined || alsoWords.has(sign) || (/^[A-Z]{3}$/.test(sign) && !currencies.has(sign)) ? undefined : sign;
}
