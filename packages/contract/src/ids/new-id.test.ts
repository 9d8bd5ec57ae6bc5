import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { TypeID, typeid } from 'typeid-js';
import { describe, expect, it } from 'vitest';
import { lowestIdAt, newId } from './new-id.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const form = /^cmp_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const uuidOf = (id: string) =>
  id
    .slice(4)
    .split('')
    .reduce((value, digit) => value * 32n + BigInt(alphabet.indexOf(digit)), 0n);
const bits = (id: string, from: bigint, count: bigint) => (uuidOf(id) >> from) & ((1n << count) - 1n);
// Later than any other test's, since the ids of one process never go back in time.
const start = Date.parse('2100-01-01T00:00:00Z');

// Before the others, since typeid-js makes ids of the present.
describe('typeid-js', () => {
  it('parses our ids and finds a UUIDv7 of their time in them', () => {
    for (const prefix of ['cmp', 'cnt', 'key', 'wsp']) {
      const at = new Date();
      const id = newId(prefix, at);
      const parsed = TypeID.fromString(id);
      expect(parsed.getType()).toBe(prefix);
      expect(parsed.toUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      const time = Number.parseInt(parsed.toUUID().replaceAll('-', '').slice(0, 12), 16);
      expect([0, 1]).toContain(time - at.getTime());
      expect(TypeID.fromUUID(prefix, parsed.toUUID()).toString()).toBe(id);
    }
  });

  it('makes ids of the same form, which sort among ours by time', async () => {
    const earlier = newId('cmp', new Date());
    await setTimeout(5);
    const before = Date.now();
    const theirs = Array.from({ length: 200 }, () => typeid('cmp').toString());
    const later = newId('cmp', new Date(Date.now() + 1));
    for (const id of theirs) {
      expect(id).toMatch(form);
      expect(bits(id, 76n, 4n)).toBe(7n);
      expect([earlier, lowestIdAt('cmp', before), id, later].toSorted()).toEqual([earlier, lowestIdAt('cmp', before), id, later]);
    }
  });
});

describe('an id', () => {
  it('is a TypeID: a prefix and a UUIDv7 of its time, in base32', () => {
    for (let time = start; time < start + 500; time += 1) {
      const id = newId('cmp', new Date(time));
      expect(id).toMatch(form);
      expect(bits(id, 80n, 48n)).toBe(BigInt(time));
      expect(bits(id, 76n, 4n)).toBe(7n);
      expect(bits(id, 62n, 2n)).toBe(2n);
    }
  });

  it('sorts after all that were made before it, more than 4,096 within a millisecond too', () => {
    const ids = Array.from({ length: 10_000 }, () => newId('cmp', new Date(start + 1_000)));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the time of a clock that was set back', () => {
    expect(bits(newId('cmp', new Date(start + 60_000)), 80n, 48n)).toBe(BigInt(start + 60_000));
    expect(bits(newId('cmp', new Date(start + 10_000)), 80n, 48n)).toBe(BigInt(start + 10_000));
  });

  it('is random in 62 bits', () => {
    const ids = Array.from({ length: 2_000 }, () => newId('cmp', new Date(start + 2_000)));
    for (let at = 0n; at < 62n; at += 1n) {
      const ones = ids.filter((id) => bits(id, at, 1n) === 1n).length;
      expect(Math.abs(ones - 1_000)).toBeLessThan(250);
    }
  });
});

it('the lowest id of a time sorts before all ids of that time or later, and after all earlier ones', () => {
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
