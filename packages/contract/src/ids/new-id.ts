/** 48 bits of milliseconds: the years 1970 to 10889. */
const maxTime = 0xffff_ffff_ffff;
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The last id's time, and its number within that millisecond: 12 bits, so that the ids of one process sort in the order they were made. */
let latest = { time: 0, sequence: 0 };

/**
 * A TypeID such as `cmp_01m7yn36ere80b18cpysecvs63`: a prefix, `_`, and a UUIDv7 (RFC 9562) of the time `at` in Crockford's base32.
 * Ids of one prefix sort by time. See https://github.com/jetify-com/typeid.
 */
export function newId(prefix: string, at: Date): string {
  const random = randomBytes(8);
  const [first = 0] = random;
  // A start in the lower quarter leaves room to count up.
  latest = following(at.getTime(), (first >> 6) << 8);
  const bytes = uuidAt(latest.time);
  bytes[6] = 0x70 | (latest.sequence >> 8);
  bytes[7] = latest.sequence & 0xff;
  bytes.set(random, 8);
  bytes[8] = 0x80 | (first & 0x3f);
  return `${prefix}_${base32(bytes)}`;
}

/** Sorts below every TypeID of this millisecond or later, and above every earlier one. It is no valid UUIDv7 itself. */
export function lowestIdAt(prefix: string, milliseconds: number): string {
  return `${prefix}_${base32(uuidAt(Math.min(Math.max(milliseconds, 0), maxTime)))}`;
}

/** In milliseconds. A clock that is further behind the last id was set back: ids follow it then, since lists look times up in them. */
const maxBehind = 1_000;

/** Counts up within a millisecond, and into the next one after 4,096 ids. */
function following(time: number, start: number): typeof latest {
  if (time > latest.time || time < latest.time - maxBehind) return { time, sequence: start };
  return latest.sequence < 0xfff ? { time: latest.time, sequence: latest.sequence + 1 } : { time: latest.time + 1, sequence: 0 };
}

/** The 16 bytes of a UUID that begins with a time in milliseconds; all other bits are 0. */
function uuidAt(milliseconds: number): Uint8Array {
  const bytes = new Uint8Array(16);
  for (let at = 5, rest = milliseconds; at >= 0; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  return bytes;
}

/** 16 bytes as 26 digits, which sort as the bytes do. */
function base32(bytes: Uint8Array): string {
  let text = '';
  // 26 digits hold 130 bits: two zero bits come first.
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

const pool = new Uint8Array(4_096);
let used = pool.length;

/** Random bytes, valid until the next call. They are fetched many at a time: a fetch costs more than the rest of an id. */
function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}
