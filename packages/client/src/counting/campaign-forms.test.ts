import { gzipSync } from 'node:zlib';
import { campaignForms as made } from '@handbill/contract';
import { expect, it } from 'vitest';
import { campaignForms } from '../campaign-forms.ts';

it('has the forms of campaigns, written out', async () => {
  await expect(`${JSON.stringify(made(), null, 1)}\n`).toMatchFileSnapshot('./campaign-forms.json');
  expect(gzipSync(JSON.stringify(campaignForms)).length).toBeLessThan(5_000);
});

it('names what is required, and channels that are well known', () => {
  const { schema, helpful } = campaignForms.campaign;
  expect(schema.required).toEqual(['name', 'campaign_type']);
  expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining([...helpful]));
  expect(schema.properties?.['channels']?.items?.examples).toContain('email');
});
