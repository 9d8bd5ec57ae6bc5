import { contract } from '@handbill/contract';
import { expect, it } from 'vitest';
import { readConditions } from './conditions.ts';

const { update, create } = contract.campaigns;
const expected = (ifMatch: string, ifRevision?: unknown) => readConditions(update, { ifMatch, ifRevision }).expected;

it('of the tags of a header only strong ones of a revision name one', () => {
  expect(expected('"8"')).toEqual([8]);
  expect(expected('W/"7", "8" ,, "another-form", "08"')).toEqual([8]);
  expect(expected('W/"7"')).toEqual([]);
  expect(expected('*')).toBeUndefined();
});

it('what the header and the field say holds together', () => {
  expect([expected('"7", "8"', 8), expected('"7"', 8), expected('*', 8)]).toEqual([[8], [], [8]]);
});

it('a condition that cannot be kept is a fault', () => {
  const codes = (...asked: Parameters<typeof readConditions>) =>
    readConditions(...asked).faults.map(({ pointer, code }) => `${pointer} ${code}`);
  expect(codes(update, { ifMatch: '7' })).toEqual(['/If-Match invalid_format']);
  expect(codes(create, { ifMatch: '"7"' })).toEqual(['/If-Match not_applicable']);
  expect(codes(update, { ifRevision: 0, idempotencyKey: 'a b' })).toEqual(['/Idempotency-Key invalid_format', '/if_revision invalid_type']);
});
