/**
 * Active currencies by the number of decimals of their minor unit.
 * Source: ISO 4217 list one (SIX, 2026), without funds and precious metals; compared with the package `currency-codes` in the tests.
 */
const byDecimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: 'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

const entries = Object.entries(byDecimals).flatMap(([decimals, codes]) =>
  codes.split(' ').map((code) => [code, Number(decimals)] as const),
);

/** Decimals by ISO 4217 code. */
export const currencies: ReadonlyMap<string, number> = new Map(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Up to three codes that begin as a text does: the first three of its letters, or two of them. */
function likeCurrencies(text: string): string[] {
  const start = text.slice(0, 3).toUpperCase();
  const beginning = (letters: string) => (letters.length < 2 ? [] : [...currencies.keys()].filter((code) => code.startsWith(letters)));
  const exact = beginning(start);
  return (exact.length > 0 ? exact : beginning(start.slice(0, 2))).slice(0, 3);
}

/** The message for a value that is no currency. All codes together would bury the other faults. */
export function currencyMessage(value: unknown): string {
  const meant = typeof value === 'string' ? likeCurrencies(value) : [];
  return `must be an ISO 4217 currency code${meant.length === 0 ? ', such as USD or EUR' : `: did you mean ${meant.join(' or ')}?`}`;
}

/** How many decimals the shortest way to write a number has: 12.5 has 1, 1e-7 has 7. */
export function decimalsOf(amount: number): number {
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const fraction = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, fraction - Number(exponent));
}
