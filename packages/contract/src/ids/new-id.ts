import { base32 } from './base32.ts';
import { randomBytes } from './random-bytes.ts';
import { uuidAt } from './uuid-at.ts';

let latest = { time: 0, sequence: 0 };

/** 12 bits that count on within a millisecond, so that the ids of one process keep the order in which they were made. */
function following(time: number, start: number): typeof latest {
  if (time > latest.time) return { time, sequence: start };
  return latest.sequence < 0xfff ? { time: latest.time, sequence: latest.sequence + 1 } : { time: latest.time + 1, sequence: 0 };
}

/** `cmp_` and a UUIDv7 (RFC 9562) made at `at`, in base32: ids sort by time. */
export function newId(prefix: string, at: Date): string {
  const random = randomBytes(8);
  const [first = 0] = random;
  // Starting in the lower quarter leaves room to count on.
  latest = following(at.getTime(), (first >> 6) << 8);
  const bytes = uuidAt(latest.time);
  bytes[6] = 0x70 | (latest.sequence >> 8);
  bytes[7] = latest.sequence & 0xff;
  bytes.set(random, 8);
  bytes[8] = 0x80 | (first & 0x3f);
  return `${prefix}_${base32(bytes)}`;
}
