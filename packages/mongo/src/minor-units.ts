import { currencies, decimalsOf } from '@handbill/contract';

const decimalsIn = (currency: string) => currencies.get(currency) ?? 2;

/** Up to 15 digits, no two amounts share a number, and one division gives the nearest; beyond, only their text tells them apart. */
const plain = 10 ** 15;

/**
 * An amount in major units as an exact integer of minor ones: 12.5 EUR → 1250n. Goes by the decimal form that a person reads, not by the
 * binary fraction behind it. Amounts with more decimals than the currency has are refused before they come here.
 */
export function toMinorUnits(amount: number, currency: string): bigint {
  const scale = 10 ** decimalsIn(currency);
  const scaled = Math.round(amount * scale);
  if (scaled < plain && scaled / scale === amount) return BigInt(scaled);
  const fraction = decimalsOf(amount);
  const digits = BigInt(fraction === 0 ? amount : amount.toFixed(fraction).replace('.', ''));
  return digits * 10n ** BigInt(decimalsIn(currency) - fraction);
}

/** The number whose shortest form has just these minor units. */
export function toMajorUnits(minor: bigint, currency: string): number {
  const decimals = decimalsIn(currency);
  if (decimals === 0 || minor < plain) return Number(minor) / 10 ** decimals;
  const digits = minor.toString().padStart(decimals + 1, '0');
  return Number(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}
