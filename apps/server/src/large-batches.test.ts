import { longestTurn } from '@handbill/testing';
import { beforeAll, expect, it } from 'vitest';
import { rest } from '../testing/rest.ts';
import { testServer } from '../testing/test-server.ts';

const server = testServer();

/** 10 kB of each campaign. */
const fields = {
  campaign_type: 'sales',
  description: 'Bread '.repeat(300),
  metadata: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`m${at}`, 'x'.repeat(400)])),
};

beforeAll(async () => {
  for (let at = 0; at < 100; at += 1) await rest(server, 'POST /campaigns', { body: { ...fields, name: `Campaign ${at}` } });
}, 60_000);

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await fetch(`${server.url}/trpc/${path}`, { headers: { authorization: `Bearer ${server.adminKey}`, ...headers } });
  expect(response.status).toBe(200);
  return response.text();
};
/** As `ask`, without a text: here the caller shares the thread, and would need a turn of its own to read it. */
const count = async (path: string): Promise<number> => {
  const response = await fetch(`${server.url}/trpc/${path}`, { headers: { authorization: `Bearer ${server.adminKey}` } });
  let length = 0;
  for await (const part of response.body ?? []) length += part.length;
  return length;
};

const page = { json: { limit: 100 } };
const batch = (calls: number) => {
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: calls }, (_, at) => [at, page]))));
  return `${Array.from({ length: calls }, () => 'campaigns.list').join(',')}?batch=1&input=${input}`;
};

it('writes what the calls are told one by one', async () => {
  const single = await ask(`campaigns.list?input=${encodeURIComponent(JSON.stringify(page))}`);
  expect(single.length).toBeGreaterThan(1_000_000);
  expect((await ask(batch(3))) === `[${single},${single},${single}]`).toBe(true);
});

it('lets others go on while a batch of 50 large lists is answered', { timeout: 60_000 }, async () => {
  const single = (await count(batch(1))) - 2;
  let length = 0;
  const longest = await longestTurn(async () => {
    length = await count(batch(50));
  });
  expect(length).toBe(50 * single + 51);
  expect(longest).toBeLessThan(30);
});
