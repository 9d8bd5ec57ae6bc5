import { Campaign, Content, contentTypes, Publication } from '@handbill/contract';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { instants, instantsOfData, withDates } from './with-dates.ts';

/** Where a schema has instants. */
function* datesIn(schema: z.core.$ZodType, path: string): Generator<string> {
  if (schema instanceof z.ZodDate) yield path;
  else if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) yield* datesIn(schema.unwrap(), path);
  else if (schema instanceof z.ZodArray) yield* datesIn(schema.element, `${path}[]`);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* datesIn(option, path);
  else if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) yield* datesIn(field, path === '' ? name : `${path}.${name}`);
}

it('has a date for every instant of a record', () => {
  expect(Object.keys(contentTypes).length).toBeGreaterThan(0);
  expect([...new Set(datesIn(Content, ''))]).toEqual([...instants]);
});

it.each([Campaign, Publication])('has a date for every instant of what events tell of', (schema) => {
  expect([...instantsOfData]).toEqual(expect.arrayContaining([...datesIn(schema, '')]));
});

it('has none where nobody approved a text', () => {
  const sent = { created_at: '2026-11-21T09:30:00.000Z', updated_at: '2026-11-21T09:31:00.000Z', approved: null };
  const approved = { at: '2026-11-21T09:32:00.000Z', key_id: 'key_1' };
  const times = { created_at: new Date(sent.created_at), updated_at: new Date(sent.updated_at) };
  expect(withDates(sent as unknown as Content)).toEqual({ ...times, approved: null });
  expect(withDates({ ...sent, approved } as unknown as Content)).toEqual({
    ...times,
    approved: { at: new Date(approved.at), key_id: 'key_1' },
  });
});

it('has one in each check that somebody accepted', () => {
  const at = '2026-11-21T09:32:00.000Z';
  const checks = [{ rule: 'length' }, { rule: 'keyword', accepted: { at, reason: null } }];
  expect(withDates({ checks } as unknown as Content).checks).toEqual([
    { rule: 'length' },
    { rule: 'keyword', accepted: { at: new Date(at), reason: null } },
  ]);
});
