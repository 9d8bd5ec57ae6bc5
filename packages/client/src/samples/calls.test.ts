import { contract, operations, sampledCalls } from '@handbill/contract';
import { expect, it } from 'vitest';
import { sampleOf } from '../samples.ts';

it('has all calls, written out', async () => {
  await expect(`${JSON.stringify(sampledCalls(operations(contract)), null, 1)}\n`).toMatchFileSnapshot('./calls.json');
});

it('writes a call with what is in its path, its query and its body, and without what is left out', () => {
  const list = { view: 'summary', limit: 8, cursor: null, include: ['coverage', 'spent'] };
  expect(sampleOf('campaigns.list', list, 'curl')).toBe(
    'curl "$HANDBILL_URL/v1/campaigns?view=summary&limit=8&include=coverage&include=spent" \\\n  -H "Authorization: Bearer $HANDBILL_KEY"',
  );
  const change = { id: 'cmp_1', message: null, starts_at: new Date(0), name: "O'Hara" };
  expect(sampleOf('campaigns.update', change, 'curl')).toContain(String.raw`"name": "O'\''Hara"`);
  expect(sampleOf('campaigns.update', change, 'python')).toMatch(/"message": None,\n +"starts_at": "1970-01-01T00:00:00.000Z"/);
  expect(sampleOf('content.list', { approved: false }, 'python')).toContain('params={ "approved": "false" }');
  expect(sampleOf('campaigns.pause', { id: 'cmp_1' }, 'typescript')).toContain("client.campaigns.pause.mutate({ id: 'cmp_1' })");
  expect(sampleOf('campaigns.nothing', {}, 'curl')).toBeUndefined();
});
