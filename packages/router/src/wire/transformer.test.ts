import { contract } from '@handbill/contract';
import { instantWriter } from '@handbill/http';
import { serialize } from 'superjson';
import { expect, it } from 'vitest';
import { Answer, transformer } from './transformer.ts';

// One of its own for each place: superjson notes a value that stands in two.
const at = (): Date => new Date('2026-11-25T09:00:00Z');
const key = () => ({ id: 'key_1', name: 'Website', scopes: ['content:read'], created_at: at(), expires_at: null, last_used_at: null });
const page = () => ({
  data: [key(), { ...key(), expires_at: at(), last_used_at: at() }],
  pagination: { limit: 20, offset: 0, total: 2, total_is_exact: true, has_more: false, next_cursor: null, omitted: 0 },
});

it('writes an answer whose instants are known as superjson writes it', () => {
  const answer = new Answer(page(), undefined, instantWriter(contract.keys.list.output));
  expect(transformer.output.serialize(answer)).toEqual(serialize(page()));
});

it('leaves to superjson what it does not know', () => {
  const odd = [undefined, null, { a: undefined }, { at: at() }, [10n], new Map([[1, 2]])];
  for (const value of odd) {
    expect(transformer.output.serialize(new Answer(value, undefined, undefined))).toEqual(serialize(value));
    expect(transformer.output.serialize(value)).toEqual(serialize(value));
  }
});
