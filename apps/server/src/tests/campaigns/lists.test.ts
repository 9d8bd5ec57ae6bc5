import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const create = async (fields: object) =>
  (await server.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales', ...fields } })).body;
const list = async (query: string) => (await server.rest(`GET /campaigns?${query}`)).body;
const idsOf = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

describe('a list', () => {
  it('is sorted newest first, and describes the position of the page', async () => {
    const made = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await create({ tags: ['order'] })).id);
    const first = await list('tag=order&limit=2');
    expect(idsOf(first)).toEqual(made.slice(0, 2));
    expect(first.pagination).toEqual({
      limit: 2,
      offset: 0,
      total: 5,
      total_is_exact: true,
      has_more: true,
      omitted: 0,
      next_cursor: expect.any(String),
    });
    expect((await list('tag=order&limit=2&offset=4')).pagination).toEqual({
      limit: 2,
      offset: 4,
      total: 5,
      total_is_exact: true,
      has_more: false,
      omitted: 0,
      next_cursor: null,
    });
    const second = await list(`tag=order&limit=2&cursor=${first.pagination.next_cursor}`);
    expect([idsOf(second), second.pagination.offset, second.pagination.total]).toEqual([made.slice(2, 4), null, 5]);
  });

  it('links to the next page with a working address', async () => {
    await Promise.all([create({ tags: ['link'] }), create({ tags: ['link'] })]);
    const { headers, body } = await server.rest('GET /campaigns?tag=link&limit=1&offset=0');
    const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toMatch(/^\/v1\/campaigns\?tag=link&limit=1&cursor=[\w-]+$/);
    const followed = await fetch(new URL(next, server.url), { headers: { authorization: `Bearer ${server.adminKey}` } });
    const page = (await followed.json()) as { data: { id: string }[] };
    expect(idsOf(page)).not.toEqual(idsOf(body));
    expect(followed.headers.get('link')).toBeNull();
  });

  it('accepts a cursor only with the same filters', async () => {
    await Promise.all([create({ tags: ['mine'] }), create({ tags: ['mine'] })]);
    const { pagination } = await list('tag=mine&limit=1');
    const other = await server.rest(`GET /campaigns?tag=theirs&limit=1&cursor=${pagination.next_cursor}`);
    expect(other.body.errors).toMatchObject([{ pointer: '/cursor', code: 'invalid_cursor' }]);
    expect((await server.rest(`GET /campaigns?tag=mine&limit=50&cursor=${pagination.next_cursor}`)).status).toBe(200);
  });

  it('of campaigns tells those that start in a time', async () => {
    const at = (day: number) => `2027-03-0${day}T09:00:00.000Z`;
    const made = [];
    for (const starts_at of [at(1), at(2), at(3), null]) made.push((await create({ starts_at, tags: ['starts'] })).id);
    expect(idsOf(await list(`tag=starts&starts_after=${at(1)}`))).toEqual([made[2], made[1]]);
    expect(idsOf(await list(`tag=starts&starts_before=${at(2)}`))).toEqual([made[0]]);
    const between = await list(`starts_after=${at(1)}&starts_before=${at(3)}&limit=1`);
    expect([idsOf(between), between.pagination.total]).toEqual([[made[1]], 1]);
  });

  it('neither skips nor repeats items while others are added', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uuid(),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.boolean(), { maxLength: 6 }),
        async (tag, count, limit, additions) => {
          const before = [];
          for (let made = 0; made < count; made += 1) before.unshift((await create({ tags: [tag] })).id);
          const seen: string[] = [];
          let cursor: string | null = null;
          do {
            const page: { data: { id: string }[]; pagination: { next_cursor: string | null } } = await list(
              `tag=${tag}&limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`,
            );
            seen.push(...idsOf(page));
            cursor = page.pagination.next_cursor;
            if (additions.shift() === true) await create({ tags: [tag] });
          } while (cursor !== null);
          expect(seen).toEqual(before);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('filters', () => {
  it('match any of their values, and are combined with and', async () => {
    const [a, b] = await Promise.all([
      create({ tags: ['f1'], channels: ['email'], campaign_type: 'awareness', status: 'active' }),
      create({ tags: ['f2'], channels: ['sms', 'email'], campaign_type: 'lead_gen' }),
    ]);
    const both: string[] = [a.id, b.id].map(String).toSorted();
    expect(idsOf(await list('tag=f1&tag=f2')).toSorted()).toEqual(both);
    expect(idsOf(await list('tag=f1&tag=f2&channel=sms'))).toEqual([b.id]);
    expect(idsOf(await list('tag=f1&tag=f2&channel=sms&channel=email')).toSorted()).toEqual(both);
    expect(idsOf(await list('tag=f1&tag=f2&campaign_type=awareness&status=active'))).toEqual([a.id]);
    expect(idsOf(await list('tag=f1&status=draft'))).toEqual([]);
  });

  it('by time exclude the given instant', async () => {
    const { id, created_at } = await create({ tags: ['instant'] });
    const [before, after] = [new Date(Date.parse(created_at) - 1), new Date(Date.parse(created_at) + 1)].map((time) => time.toISOString());
    expect(idsOf(await list(`tag=instant&created_after=${created_at}`))).toEqual([]);
    expect(idsOf(await list(`tag=instant&created_before=${created_at}`))).toEqual([]);
    expect(idsOf(await list(`tag=instant&created_after=${before}&created_before=${after}`))).toEqual([id]);
  });

  // As Python and Rust clients of openapi-generator write a time.
  it.each(['2020-01-01 00:00:00 +00:00', '2020-01-01T00:00:00.000000+0000', '2020-01-01 00:00:00+00:00', '2020-01-01 00:00:00 UTC'])(
    'by time accept %s',
    async (text) => {
      const { id } = await create({ tags: ['printed'] });
      expect(idsOf(await list(`tag=printed&created_after=${encodeURIComponent(text)}`))).toContain(id);
      expect(idsOf(await list(`tag=printed&created_before=${encodeURIComponent(text)}`))).toEqual([]);
    },
  );

  it('by time explain how to encode a +', async () => {
    const { status, body } = await server.rest('GET /campaigns?created_after=2020-01-01T00:00:00+00:00');
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/created_after', message: expect.stringContaining('%2B') })]);
  });

  it('by words match all of them in any case, without stop words or stemming', async () => {
    const { id } = await create({ name: 'The Löwe roars', description: 'an-other word' });
    const find = async (q: string) => idsOf(await list(`q=${encodeURIComponent(q)}`));
    expect(await find('roars')).toEqual([id]);
    expect(await find('THE lowe')).toEqual([id]);
    expect(await find('roar')).toEqual([id]);
    expect(await find('roar lowe')).toEqual([]);
    expect(await find('roars tiger')).toEqual([]);
    expect(await find('-roars "word')).toEqual([id]);
    expect(await find('!!!')).toEqual([]);
  });

  it('accept text in any language', async () => {
    const { status } = await server.rest('POST /campaigns', {
      body: { name: '春のセール', campaign_type: 'sales', metadata: { language: 'ja' } },
    });
    expect(status).toBe(201);
    expect((await list(`q=${encodeURIComponent('春のセール')}`)).data).toHaveLength(1);
  });
});
