import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, key?: string) =>
  server.rest(route, { ...(body !== undefined && { body }), ...(key !== undefined && { key }) });
const campaignWith = async (channels: readonly string[]): Promise<string> =>
  (await call('POST /campaigns', { name: 'Spring', campaign_type: 'sales', channels })).body.id;

describe('what campaigns are listed with', () => {
  it('is for how many channels each has no text, and what its texts cost by currency', async () => {
    const [empty, some] = [await campaignWith([]), await campaignWith(['email', 'linkedin', 'podcast'])];
    const text = (await call('POST /content/generate', { type: 'email', topic: 'Our course', campaign_id: some })).body;
    await call('POST /content/generate', { type: 'email', topic: 'Our course' });
    const usage = server.stored('usage');
    const workspace_id = (await call('GET /me')).body.workspace.id;
    const row = { workspace_id, type: 'email', key_id: null, campaign_id: some, model: 'm', input_tokens: 1n };
    const figures = { cached_input_tokens: 0n, output_tokens: 1n };
    // Of version 0.1.0, in two parts and two currencies; and calls without a price.
    const amounts = [
      ['USD', 1_500_000_000n],
      ['USD', 2_250_000_000n],
      ['EUR', 10_000_000n],
      [null, 0n],
    ] as const;
    for (const [at, [currency, amount]] of amounts.entries())
      await usage.insertOne({
        _id: `2026-05-0${at + 1}_${'x'.repeat(22)}_w${at}`,
        day: `2026-05-0${at + 1}`,
        ...row,
        ...figures,
        currency,
        amount,
      } as never);
    const { body } = await call('GET /campaigns?include=coverage&include=spent');
    const free = (await call(`GET /content/${text.id}`)).body.generation.cost;
    const spent = [
      { amount: 3.75, currency: 'USD' },
      { amount: 0.01, currency: 'EUR' },
    ];
    expect(free).toEqual(null);
    expect(body.data).toMatchObject([
      { id: some, coverage: { channels: 3, missing: 2 }, spent },
      { id: empty, coverage: { channels: 0, missing: 0 }, spent: [] },
    ]);
    expect((await call('GET /campaigns?include=spent&limit=1')).body.data[0]).not.toHaveProperty('coverage');
    expect((await call('GET /campaigns')).body.data[0]).not.toHaveProperty('spent');
  });

  it('is told to keys that may read content alone', async () => {
    const key = await server.key(['campaigns:read']);
    expect(await call('GET /campaigns?include=spent', undefined, key)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', scope: 'content:read' },
    });
    expect((await call('GET /campaigns', undefined, key)).status).toBe(200);
    expect((await call('GET /campaigns?include=texts')).body.errors).toMatchObject([{ pointer: '/include', code: 'invalid_choice' }]);
  });

  it('is there for deleted campaigns, too', async () => {
    const id = await campaignWith(['email']);
    await call(`DELETE /campaigns/${id}`);
    const { data } = (await call('GET /campaigns?deleted=true&include=coverage')).body;
    expect(data).toMatchObject([{ id, coverage: { channels: 1, missing: 1 } }]);
  });
});
