import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const nothing = 'There is nothing at this address. The API is below /v1, and its reference at /docs.';

describe('a slash too many at the end of an address', () => {
  it.each([
    ['GET /campaigns/', '/v1/campaigns'],
    ['POST /content/generate/?x=1', '/v1/content/generate'],
    ['PUT /campaigns/', '/v1/campaigns'],
    ['PATCH /campaigns/cmp_1/', '/v1/campaigns/cmp_1'],
  ])('is told: %s', async (route, meant) => {
    const { status, body } = await server.rest(route);
    expect([status, body.code, body.detail]).toEqual([404, 'not_found', `There is no such address; did you mean ${meant}?`]);
  });

  it('is not told where there is nothing without it either', async () => {
    for (const route of ['GET /nothing/', 'GET //'])
      expect((await server.rest(route)).body).toMatchObject({ code: 'not_found', detail: nothing });
  });

  it('and a word that is almost right, or the base twice, are told too', async () => {
    const meant: [string, string][] = [
      ['GET /campaign', '/v1/campaigns'],
      ['GET /v1/campaigns?status=draft', '/v1/campaigns'],
      ['GET /v1/contents/cnt_1', '/v1/content/cnt_1'],
      ['POST /campaigns/cmp_1/pauze/', '/v1/campaigns/cmp_1/pause'],
      ['POST /Content/generate', '/v1/content/generate'],
    ];
    for (const [route, address] of meant)
      expect((await server.rest(route)).body.detail).toBe(`There is no such address; did you mean ${address}?`);
    for (const route of ['GET /x', 'GET /campaigns/cmp_1/archive', `GET ${'/a'.repeat(3_000)}`])
      expect((await server.rest(route)).body.detail).toBe(nothing);
  });

  it('is told in tRPC', async () => {
    const answer = await fetch(`${server.url}/trpc/campaigns.list/`, { headers: { authorization: `Bearer ${server.adminKey}` } });
    const { error } = (await answer.json()) as { error: { json: { data: { problem: object } } } };
    expect([answer.status, error.json.data.problem]).toMatchObject([
      404,
      { code: 'not_found', detail: 'There is no such address; did you mean /trpc/campaigns.list?' },
    ]);
  });

  it('repeats no more of a long address than a person reads, and no key', async () => {
    const { body } = await server.rest(`GET /campaigns/${'x'.repeat(5_000)}/`);
    expect(body.detail.length).toBeLessThan(200);
    expect((await server.rest('GET /campaigns/hbk_abc_def/')).body.detail).not.toContain('abc');
  });

  it.each([
    ['/docs/', '/docs'],
    ['/docs/console', '/docs'],
    ['/problems/', '/problems'],
    ['/problems/not_found/', '/problems/not_found'],
    ['/docs/guides/rest/', '/docs/guides/rest'],
  ])('leads to the page: %s', async (address, page) => {
    const answer = await fetch(`${server.url}${address}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, page]);
  });

  it('leads to no other server', async () => {
    for (const address of ['//example.org/', '/docs//', '/%2F%2Fexample.org/'])
      expect((await fetch(`${server.url}${address}`, { redirect: 'manual' })).status).toBe(404);
  });
});

describe('a wrong currency', () => {
  it.each([
    ['EURO', 'must be an ISO 4217 currency code: did you mean EUR?'],
    ['usd', 'must be an ISO 4217 currency code: did you mean USD?'],
    ['GB', 'must be an ISO 4217 currency code: did you mean GBP?'],
    ['€', 'must be an ISO 4217 currency code, such as USD or EUR'],
    [978, 'must be an ISO 4217 currency code, such as USD or EUR'],
  ])('gets the code that was probably meant, and not all of them: %s', async (currency, message) => {
    const faulty = { name: 'Spring', campaign_type: 'sales', currency };
    for (const body of [faulty, { ...faulty, name: '' }]) {
      const { body: problem } = await server.rest('POST /campaigns', { body });
      expect(problem.errors).toContainEqual({ in: 'body', pointer: '/currency', code: 'invalid_choice', message });
    }
    const { id } = (await server.rest('POST /campaigns', { body: { name: 'Spring', campaign_type: 'sales' } })).body;
    const { body: problem } = await server.rest(`PATCH /campaigns/${id}`, { body: { currency } });
    expect(problem.errors).toEqual([{ in: 'body', pointer: '/currency', code: 'invalid_choice', message }]);
  });
});
