const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 16 bytes as 26 digits of lower-case Crockford base32, which sort as the bytes do. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  // 26 digits hold 130 bits: two zeros stand in front.
  let bits = 2;
  let rest = 0;
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    for (bits += 8; bits >= 5;) {
      bits -= 5;
      text += alphabet[(rest >>> bits) & 31] ?? '';
    }
    rest &= 31;
  }
  return text;
}
