import { currencies } from '@handbill/contract';

/** Codes that are words in capitals as well: those before a number are none, and some are no money behind one either. */
const alsoWords: ReadonlySet<string> = new Set(['ALL', 'BAM', 'BOB', 'COP', 'CUP', 'GEL', 'MAD', 'MOP', 'PEN', 'SOS', 'TOP', 'TRY']);
const mostlyWords: ReadonlySet<string> = new Set(['ALL', 'BOB', 'COP', 'CUP', 'PEN', 'TOP']);

/** The currency that a word is the code of, as codes are written: in capitals. */
export const currencyCode = (word: string): string | undefined => (currencies.has(word) && !mostlyWords.has(word) ? word : undefined);

/** Every sign of a currency that is no word, in small letters, by its currency: `r$`, `₹`, `kč`. */
export function currencySigns(): ReadonlyMap<string, string> {
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
