import { base32 } from './base32.ts';

const random = new BigUint64Array(1);
let latest = { time: 0, sequence: 0 };

/** 12 bits that count on within a millisecond, so that the ids of one process keep the order in which they were made. */
function following(time: number, start: number): typeof latest {
  if (time > latest.time) return { time, sequence: start };
  return latest.sequence < 0xfff ? { time: latest.time, sequence: latest.sequence + 1 } : { time: latest.time + 1, sequence: 0 };
}

/** `cmp_` and a UUIDv7 (RFC 9562) made at `at`, in base32: ids sort by time. */
export function newId(prefix: string, at: Date): string {
  const [bits = 0n] = crypto.getRandomValues(random);
  // Starting in the lower quarter leaves room to count on.
  latest = following(at.getTime(), Number(bits >> 62n) << 8);
  const high = (BigInt(latest.time) << 16n) | 0x7000n | BigInt(latest.sequence);
  return `${prefix}_${base32((high << 64n) | 0x8000_0000_0000_0000n | (bits & 0x3fff_ffff_ffff_ffffn))}`;
}
