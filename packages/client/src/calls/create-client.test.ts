import { describe, expect, it } from 'vitest';
import { testServer } from '../../../../apps/server/testing/test-server.ts';
import { createClient } from './create-client.ts';

const server = testServer();
const client = (options: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ url: server.url, key: server.adminKey, ...options });

/** A client whose requests are recorded: method, path and length of the URL. */
function watched() {
  const requests: { method: string; path: string; length: number }[] = [];
  const calls = client({
    fetch: (url, request) => {
      requests.push({ method: request.method, path: new URL(url).pathname, length: url.length });
      return fetch(url, request);
    },
  });
  return { calls, requests };
}

const newCampaign = () => client().campaigns.create.mutate({ name: 'Spring launch', campaign_type: 'sales' });

describe('campaigns through the client', () => {
  it('go through their lifecycle', async () => {
    const { id } = await newCampaign();
    const { campaigns } = client();
    expect((await campaigns.activate.mutate({ id })).status).toBe('active');
    expect((await campaigns.pause.mutate({ id })).status).toBe('paused');
    expect((await campaigns.resume.mutate({ id })).status).toBe('active');
    expect((await campaigns.complete.mutate({ id })).allowed_actions).toEqual(expect.arrayContaining(['duplicate', 'delete']));
    expect(await campaigns.duplicate.mutate({ id })).toMatchObject({ status: 'draft', source_campaign_id: id });
  });

  it('take and give real Dates, and take text as well', async () => {
    const starts_at = new Date('2027-03-01T08:00:00.123Z');
    const made = await client().campaigns.create.mutate({
      name: 'Spring',
      campaign_type: 'awareness',
      starts_at,
      ends_at: '2027-04-01T08:00:00+02:00',
    });
    expect(made.starts_at).toEqual(starts_at);
    expect(made.ends_at).toEqual(new Date('2027-04-01T06:00:00Z'));
    expect(made.created_at).toBeInstanceOf(Date);
    const before = await client().campaigns.list.query({ created_before: made.created_at });
    expect(before.data.map(({ id }) => id)).not.toContain(made.id);
  });

  it('are deleted without a result, and restored', async () => {
    const { id } = await newCampaign();
    expect(await client().campaigns.delete.mutate({ id })).toBeUndefined();
    await expect(client().campaigns.get.query({ id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await client().campaigns.restore.mutate({ id })).toMatchObject({ id, status: 'draft' });
  });

  it('keep their audience with all its members', async () => {
    const target_audience = { age_min: 25, $where: 'x', 'a.b': [1, { when: null }] };
    const { id } = await client().campaigns.create.mutate({ name: 'Spring', campaign_type: 'sales', target_audience });
    expect((await client().campaigns.get.query({ id })).target_audience).toEqual(target_audience);
  });
});

it('makes a key for another client, and revokes it', async () => {
  const expires_at = new Date(Date.now() + 15 * 60_000);
  const { id, key } = await client().keys.create.mutate({ name: 'Browser', scopes: ['content:read'], expires_at });
  const browser = client({ key: key ?? '' });
  expect((await browser.me.get.query()).key).toMatchObject({ id, name: 'Browser', scopes: ['content:read'], expires_at, actor: null });
  expect((await client().keys.list.query({ limit: 1 })).data).toMatchObject([{ id, expires_at, created_at: expect.any(Date) }]);
  await client().keys.delete.mutate({ id });
  await expect(browser.me.get.query()).rejects.toMatchObject({ code: 'unauthenticated' });
});

describe('content through the client', () => {
  it('has the type that was requested', async () => {
    const brief = { topic: 'Sourdough course', product: 'Course', unique_selling_proposition: 'Take your starter home' };
    const ad = await client().content.generate.mutate({ type: 'ad_copy', platform: 'google_search', variants: 2, ...brief });
    expect(ad.output?.variants).toHaveLength(2);
    expect(await client().content.get.query({ id: ad.id })).toEqual(ad);
  });

  it('is listed whole, or as summaries without its long parts', async () => {
    const { id } = await client().content.generate.mutate({ type: 'email', topic: 'Bread' });
    const full = await client().content.list.query({ limit: 1 });
    const summary = await client().content.list.query({ limit: 1, view: 'summary' });
    expect(full.data[0]).toMatchObject({ id, request: { topic: 'Bread' }, text: expect.any(String) });
    expect(summary.data[0]).toMatchObject({ id, type: 'email' });
    for (const part of ['request', 'output', 'text', 'checks']) expect(summary.data[0]).not.toHaveProperty(part);
    expect(summary.data[0]?.created_at).toEqual(full.data[0]?.created_at);
  });

  it('is kept if its generation failed, and the problem names it', async () => {
    const error = await client()
      .content.generate.mutate({ type: 'email', topic: 'sandbox:error about bread' })
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ problem: { code: 'generation_failed', status: 502, content_id: expect.stringMatching(/^cnt_/) } });
  });
});

describe('the wire', () => {
  it('has one request for simultaneous queries, and one for each mutation', async () => {
    const { calls, requests } = watched();
    await Promise.all([calls.me.get.query(), calls.campaigns.list.query(), calls.content.list.query({ view: 'summary' })]);
    await Promise.all([newCampaign, newCampaign].map(() => calls.campaigns.create.mutate({ name: 'Spring', campaign_type: 'sales' })));
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /trpc/me.get,campaigns.list,content.list',
      'POST /trpc/campaigns.create',
      'POST /trpc/campaigns.create',
    ]);
  });

  it('keeps each request short enough for proxies, and lets a long query through', async () => {
    const { calls, requests } = watched();
    const tag = Array.from({ length: 40 }, (_, index) => `${index}`.padEnd(45, 'パン'));
    const long = calls.campaigns.list.query({ tag });
    const many = Array.from({ length: 25 }, () => calls.campaigns.list.query({ q: 'パン'.repeat(20) }));
    const pages = await Promise.all([long, ...many]);
    expect(pages.every(({ pagination }) => pagination.total === 0)).toBe(true);
    expect(requests.filter(({ length }) => length > 4_000)).toEqual([]);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(requests.length).toBeGreaterThan(3);
  });

  it.each(['', '/', '/trpc', '/trpc/', '/v1'])('takes the URL of the server with "%s" after it', async (end) => {
    const { key } = await client({ url: `${server.url}${end}` }).me.get.query();
    expect(key.scopes).toEqual(['admin']);
  });

  it('gets the key before each request, and sends the headers of its options', async () => {
    const keys = [`${server.adminKey}\n`, 'hbk_revoked'];
    const sent: (string | undefined)[] = [];
    const calls = client({
      key: () => Promise.resolve(keys.shift() ?? ''),
      headers: { 'x-request-id': 'from-the-test' },
      fetch: (url, request) => {
        sent.push(request.headers['x-request-id']);
        return fetch(url, request);
      },
    });
    await calls.me.get.query();
    await expect(calls.me.get.query()).rejects.toMatchObject({
      problem: { code: 'unauthenticated', status: 401, request_id: 'from-the-test' },
    });
    expect(sent).toEqual(['from-the-test', 'from-the-test']);
  });
});

describe('a client without a key', () => {
  it('leaves the key to what its requests pass, such as a server between the browser and Handbill', async () => {
    const calls = client({
      key: undefined,
      fetch: (url, request) => {
        expect(request.headers).not.toHaveProperty('authorization');
        return fetch(url, { ...request, headers: { ...request.headers, authorization: `Bearer ${server.adminKey}` } });
      },
    });
    expect((await calls.me.get.query()).key.scopes).toEqual(['admin']);
  });
});

describe('a change whose answer gets lost', () => {
  it('is made once, however many answers are dropped', async () => {
    let requests = 0;
    // Three of ten: a pattern of its own for each run of the tests would make a failure hard to find again.
    const lossy = client({
      retries: 10,
      fetch: async (url, request) => {
        const response = await fetch(url, request);
        requests += 1;
        if (requests % 10 < 3) throw new TypeError('fetch failed');
        return response;
      },
    });
    const tag = `lossy-${Date.now()}`;
    const names = Array.from({ length: 100 }, (_, index) => `Spring ${index}`);
    const made = await Promise.all(names.map((name) => lossy.campaigns.create.mutate({ name, campaign_type: 'sales', tags: [tag] })));
    const { data, pagination } = await client().campaigns.list.query({ tag, limit: 100 });
    expect(requests).toBeGreaterThan(120);
    expect(pagination.total).toBe(100);
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
  });
});

describe('problems of the real server', () => {
  it('name all faulty fields at once', async () => {
    const wrong = { name: '', campaign_type: 'sales', budget: -1 } as const;
    const error = await client()
      .campaigns.create.mutate(wrong)
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ problem: { code: 'invalid_request', errors: expect.any(Array) } });
    expect((error as Error).message).toMatch(/\/name .*\/budget /);
  });

  it('list the actions that a campaign allows', async () => {
    const { id } = await newCampaign();
    const refused = client().campaigns.pause.mutate({ id });
    await expect(refused).rejects.toMatchObject({
      problem: {
        code: 'invalid_transition',
        current_status: 'draft',
        action: 'pause',
        allowed_actions: ['activate', 'duplicate', 'delete'],
      },
    });
  });

  it('name the scope that a key lacks', async () => {
    const reader = client({ key: await server.key(['campaigns:read']) });
    await expect(reader.campaigns.create.mutate({ name: 'Spring', campaign_type: 'sales' })).rejects.toMatchObject({
      problem: { code: 'forbidden', scope: 'campaigns:write' },
    });
  });

  it('reach each call of a batch separately', async () => {
    const calls = client();
    const [found, missed] = await Promise.allSettled([calls.me.get.query(), calls.campaigns.get.query({ id: 'cmp_none' })]);
    expect([found.status, missed.status]).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a client', () => {
  it.each(['localhost', 'localhost:3000', 'ftp://127.0.0.1', ''])('refuses "%s", which is not the URL of a server', (url) => {
    expect(() => createClient({ url, key: 'hbk' })).toThrow(TypeError);
  });

  // Next.js makes it on the server too, when it renders a page there.
  it('can be made for a page outside of one, and says when it is called there that its URL is relative', async () => {
    await expect(client({ url: '/api' }).me.get.query()).rejects.toMatchObject({
      code: 'not_sent',
      detail: 'The URL of the client is relative, and there is no page here: give one like http://127.0.0.1:3000',
    });
  });

  it('can be awaited, and says how a call is made', async () => {
    const awaited = await Promise.resolve(client());
    const untyped = awaited.campaigns as unknown as { pause(input: object): unknown };
    expect(() => untyped.pause({ id: 'x' })).toThrow('client.campaigns.pause is not a function');
  });
});
