import { expect, it } from 'vitest';
import { networkOf, OpenStreams, RefusedCallers } from './caller-limits.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:ffff::1', '2001:db8:0:1'],
  ['2001:DB8::0001:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('a network may be refused sixty calls in a minute, whichever of its addresses they come from', () => {
  const [refused, now] = [new RefusedCallers(), 1_000];
  for (let count = 0; count < 60; count += 1) expect(refused.count(`2001:db8::${count}`, now)).toBeUndefined();
  expect(refused.count('2001:db8::ffff', now + 1_500)?.members).toEqual({ retry_after: 59, violated_policies: ['address'] });
  expect(refused.count('2001:db8:0:1::1', now)).toBeUndefined();
  expect(refused.count('2001:db8::1', now + 60_000)).toBeUndefined();
});

it('ten thousand networks are known at most: the oldest go', () => {
  const [refused, now] = [new RefusedCallers(), 1_000];
  for (let count = 0; count < 61; count += 1) refused.count('192.0.2.1', now);
  for (let count = 0; count < 10_000; count += 1) refused.count(`10.0.${count >> 8}.${count & 255}`, now);
  expect(refused.count('192.0.2.1', now)).toBeUndefined();
});

it('a key has as many streams open as it may, and one that ends makes room, once', () => {
  const streams = new OpenStreams(2);
  const tooMany = { code: 'rate_limited', members: { retry_after: 1, violated_policies: ['streams'] } };
  const [first] = [streams.open('key_1'), streams.open('key_1')];
  expect(() => streams.open('key_1')).toThrow(expect.objectContaining(tooMany));
  const other = streams.open('key_2');
  first();
  first();
  streams.open('key_1');
  expect(() => streams.open('key_1')).toThrow(expect.objectContaining(tooMany));
  other();
});
