import { contentTypes, CreateBrandVoice, CreateKey, EditedWorkspace, formOfKind, formOfRecord } from '@handbill/contract';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { contentForms, count } from '../counting.ts';
import { recordForms } from '../record-forms.ts';

const written =
  JSON.stringify(
    Object.values(contentTypes).map((definition) => formOfKind(definition as never)),
    null,
    1,
  ) + '\n';

it("has the contract's forms, written out", async () => {
  await expect(written).toMatchFileSnapshot('./content-forms.json');
});

it('has forms of other records, written out', async () => {
  const records = { CreateBrandVoice, CreateKey, EditedWorkspace };
  const forms = Object.fromEntries(Object.entries(records).map(([name, schema]) => [name, formOfRecord(schema)]));
  await expect(`${JSON.stringify(forms, null, 1)}\n`).toMatchFileSnapshot('./record-forms.json');
  expect(gzipSync(JSON.stringify(recordForms)).length).toBeLessThan(3_500);
});

it('takes at most 14 kB of a page, compressed', () => {
  expect(gzipSync(JSON.stringify(contentForms)).length).toBeLessThan(14_000);
});

it('has each part of each example, and the fields that are required first', () => {
  for (const { example, parts, schema, limits, limitedBy } of contentForms) {
    const names = Object.keys(schema.properties ?? {});
    expect(names.slice(0, schema.required?.length)).toEqual(expect.arrayContaining([...(schema.required ?? [])]));
    const roots = new Set(parts.map(({ pointer }) => pointer.split('/')[1]));
    expect([...roots].toSorted()).toEqual(Object.keys(example.output).toSorted());
    expect(Object.keys(limits)).toEqual(limitedBy === null ? [''] : schema.properties?.[limitedBy]?.enum);
    for (const field of Object.values(schema.properties ?? {}))
      expect(field).toMatchObject({ title: expect.any(String), type: expect.any(String) });
  }
});

it.each([
  ['weighted', 'Bread https://example.com/a-very-long-address-of-a-page', 29],
  ['graphemes', '👩‍👩‍👧 e\u0301', 3],
  ['items', ['a', 'b'], 2],
  ['words', '東京でパンを焼く', 5],
] as const)('counts in %s as the server does', (unit, value, expected) => {
  expect(count(unit, value, unit === 'words' ? 'ja' : 'en')).toBe(expected);
});
