const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A 128-bit number as 26 digits of lower-case Crockford base32, which sort as the numbers do. */
export function base32(value: bigint): string {
  let text = '';
  for (let rest = value, digit = 0; digit < 26; digit += 1, rest >>= 5n) text = `${alphabet[Number(rest & 31n)]}${text}`;
  return text;
}
