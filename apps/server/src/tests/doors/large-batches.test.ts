import { longestTurn, measured } from '@handbill/testing';
import { beforeAll, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

/** 10 kB of each campaign. */
const fields = {
  campaign_type: 'sales',
  description: 'Bread '.repeat(300),
  metadata: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`m${at}`, 'x'.repeat(400)])),
};

beforeAll(async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, at) => server.rest('POST /campaigns', { body: { ...fields, name: `Campaign ${at}` } })),
  );
}, 60_000);

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}/trpc/${path}`, { headers: { authorization: `Bearer ${server.adminKey}`, ...headers } });

/** The length of an answer, without decoding it: the client shares the thread here, and decoding would block it. */
async function lengthOf({ body }: Response): Promise<number> {
  let length = 0;
  for await (const part of body ?? []) length += part.length;
  return length;
}

/** In all 12 MB, which a turn could neither join nor write out in time. */
const many = 12;
const page = { json: { limit: 100 } };
const inputOf = (inputs: readonly unknown[]) => `input=${encodeURIComponent(JSON.stringify(Object.fromEntries(inputs.entries())))}`;
const pages = (count: number) => Array.from({ length: count }, () => page);
const lists = (count: number) => Array.from({ length: count }, () => 'campaigns.list').join(',');
const batch = (count: number) => `${lists(count)}?batch=1&${inputOf(pages(count))}`;

it('writes the answers of the calls one by one', async () => {
  const single = await (await get(`campaigns.list?input=${encodeURIComponent(JSON.stringify(page))}`)).text();
  expect(single.length).toBeGreaterThan(1_000_000);
  expect((await (await get(batch(3))).text()) === `[${single},${single},${single}]`).toBe(true);
});

const requests: Readonly<Record<string, readonly [path: string, status: number, headers?: Readonly<Record<string, string>>]>> = {
  'as the client asks': [batch(many), 200],
  'with another trpc-accept': [batch(many), 200, { 'trpc-accept': 'application/json' }],
  'with a content type': [batch(many), 200, { 'content-type': 'application/json' }],
  'with its parameters in another order, and one more': [`${lists(many)}?${inputOf(pages(many))}&more=1&batch=1`, 200],
  'with encoded names': [batch(many).replaceAll('campaigns.list', 'campaigns%2Elist'), 200],
  'with one faulty call': [`${lists(many)}?batch=1&${inputOf([{ json: { limit: 0 } }, ...pages(many - 1)])}`, 207],
  'with one call of a name that is none': [`${lists(many - 1)},campaigns.none?batch=1&${inputOf(pages(many))}`, 207],
};

it.each(Object.entries(requests))(
  'lets others go on while a batch of large lists is answered: %s',
  measured,
  async (_, [path, status, headers]) => {
    let response: Response | undefined;
    let length = 0;
    const longest = await longestTurn(async () => {
      response = await get(path, headers);
      length = await lengthOf(response);
    });
    expect(response?.status).toBe(status);
    const single = (await lengthOf(await get(batch(1)))) - 2;
    expect(length).toBeGreaterThan((many - 1) * single);
    expect(longest).toBeLessThan(30);
  },
);
