import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestIdAt } from './lowest-id-at.ts';
import { newId } from './new-id.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const uuidOf = (id: string) =>
  id
    .slice(4)
    .split('')
    .reduce((value, digit) => value * 32n + BigInt(alphabet.indexOf(digit)), 0n);
const bits = (id: string, from: bigint, count: bigint) => (uuidOf(id) >> from) & ((1n << count) - 1n);
// Later than any other test's, since ids of one process never go back.
const start = Date.parse('2100-01-01T00:00:00Z');

describe('an id', () => {
  it('is a UUIDv7 of its time, in base32', () => {
    for (let time = start; time < start + 500; time += 1) {
      const id = newId('cmp', new Date(time));
      expect(id).toMatch(/^cmp_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
      expect(bits(id, 80n, 48n)).toBe(BigInt(time));
      expect(bits(id, 76n, 4n)).toBe(7n);
      expect(bits(id, 62n, 2n)).toBe(2n);
    }
  });

  it('sorts behind all that were made before it, more than 4,096 within a millisecond too', () => {
    const ids = Array.from({ length: 10_000 }, () => newId('cmp', new Date(start + 1_000)));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is random in 62 bits', () => {
    const ids = Array.from({ length: 2_000 }, () => newId('cmp', new Date(start + 2_000)));
    for (let at = 0n; at < 62n; at += 1n) {
      const ones = ids.filter((id) => bits(id, at, 1n) === 1n).length;
      expect(Math.abs(ones - 1_000)).toBeLessThan(250);
    }
  });
});

it('the lowest id of a time parts all before it from all at it and after', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), fc.nat(0xffff), (high, low) => {
      const time = high * 0x1_0000 + low;
      const lowest = lowestIdAt('cmp', time);
      expect(uuidOf(lowest)).toBe(BigInt(time) << 80n);
    }),
  );
  expect(lowestIdAt('cmp', -1)).toBe(lowestIdAt('cmp', 0));
  expect(lowestIdAt('cmp', Number.MAX_SAFE_INTEGER)).toBe(lowestIdAt('cmp', 0xffff_ffff_ffff));
});
