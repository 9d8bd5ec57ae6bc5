/** The 16 bytes of a UUID whose first 48 bits are a time in milliseconds; all others are 0. */
export function uuidAt(milliseconds: number): Uint8Array {
  const bytes = new Uint8Array(16);
  for (let at = 5, rest = milliseconds; at >= 0; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  return bytes;
}
