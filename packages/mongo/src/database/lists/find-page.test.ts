import { lowestIdAt, newId, Problem, type Campaign } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { authorIn } from '../../../testing/author-in.ts';
import { openStorage } from '../../../testing/open-storage.ts';
import { campaignQuery, contentQuery } from '../../../testing/queries.ts';
import { sampleCampaign } from '../../../testing/sample-campaign.ts';
import { toStored } from '../../campaigns/mongo-campaigns.ts';
import { wordsIn } from './text-search.ts';

const opened = openStorage();
type Asked = Parameters<typeof campaignQuery>[0];

/** A workspace with so many campaigns, the newest first. */
async function workspaceOf(count: number, fields: (index: number) => Partial<Campaign> = () => ({})) {
  const workspaceId = opened.newWorkspace();
  const campaigns = opened.storage.campaigns(authorIn(workspaceId));
  const made = Array.from({ length: count }, (_, index) => sampleCampaign(fields(index))).toReversed();
  if (count > 0)
    await opened.db
      .collection('campaigns')
      .insertMany(
        made.map((campaign) => ({ ...toStored(workspaceId, campaign), words: wordsIn([campaign.name, campaign.description]) })) as object[],
      );
  const list = (asked: Asked = {}) => campaigns.list(campaignQuery(asked));
  const faultOf = (asked: Asked) =>
    list(asked).then(
      () => undefined,
      (error: unknown) => (error instanceof Problem ? error.members : error),
    );
  return { campaigns, made, list, faultOf };
}

const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const refusal = (message: string) => ({
  errors: [expect.objectContaining({ in: 'query', pointer: '/cursor', message: expect.stringContaining(message) })],
});

describe('a page', () => {
  it.each([3, 0])('is newest first, and says that it is all: %i', async (total) => {
    const { made, list } = await workspaceOf(total);
    expect(await list()).toEqual({
      data: made,
      pagination: { limit: 20, offset: 0, total, total_is_exact: true, has_more: false, omitted: 0, next_cursor: null },
    });
  });

  it.each([
    [4, 0, 4, true],
    [4, 1, 4, false],
    [5, 0, 5, false],
    [4, 4, 1, false],
    [4, 5, 0, false],
    [4, 10_000, 0, false],
  ])('of %i from %i on in a list of five has %i and the whole total', async (limit, offset, length, has_more) => {
    const { made, list } = await workspaceOf(5);
    const page = await list({ limit, offset });
    expect(ids(page)).toEqual(made.slice(offset, offset + length).map(({ id }) => id));
    expect(page.pagination).toMatchObject({ limit, offset, total: 5, total_is_exact: true, has_more });
  });
});

describe('a cursor', () => {
  it('goes through the whole list, each record once, whatever comes or goes meanwhile', async () => {
    const { campaigns, made, list } = await workspaceOf(10);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: 3, cursor });
      seen.push(...ids(page));
      expect(page.pagination.offset).toBe(cursor === null ? 0 : null);
      cursor = page.pagination.next_cursor;
      expect(page.pagination.has_more).toBe(cursor !== null);
      await campaigns.insert(sampleCampaign());
      await campaigns.delete(page.data.at(-1)?.id ?? '', new Date());
    } while (cursor !== null);
    expect(seen).toEqual(made.map(({ id }) => id));
  });

  it('goes on with another limit and another view, which do not choose what is found', async () => {
    const { made, list } = await workspaceOf(5);
    const { pagination } = await list({ limit: 2 });
    expect(ids(await list({ limit: 50, cursor: pagination.next_cursor }))).toEqual(made.slice(2).map(({ id }) => id));
  });

  it('goes on when the values of a filter come in another order', async () => {
    const { made, list } = await workspaceOf(3);
    const { pagination } = await list({ limit: 1, status: ['draft', 'active'] });
    expect(ids(await list({ status: ['active', 'draft', 'draft'], cursor: pagination.next_cursor }))).toEqual(
      made.slice(1).map(({ id }) => id),
    );
  });

  const filters: Asked[] = [
    { status: 'draft' },
    { campaign_type: 'awareness' },
    { channel: 'email' },
    { tag: 'spring' },
    { q: 'sourdough' },
    { created_after: '2020-01-01T00:00:00Z' },
    { created_before: '2090-01-01T00:00:00Z' },
  ];

  it.each(filters)('of the whole list is refused with %o, and the other way round', async (filter) => {
    const { list, faultOf } = await workspaceOf(2);
    const [whole, filtered] = [await list({ limit: 1 }), await list({ ...filter, limit: 1 })];
    expect(await faultOf({ ...filter, cursor: whole.pagination.next_cursor })).toEqual(refusal('belongs to other filters'));
    expect(await faultOf({ cursor: filtered.pagination.next_cursor })).toEqual(refusal('belongs to other filters'));
    expect((await list({ ...filter, cursor: filtered.pagination.next_cursor })).data).toHaveLength(1);
  });

  it('of another workspace or another list is refused', async () => {
    const [one, other] = [await workspaceOf(2), await workspaceOf(2)];
    const { next_cursor: cursor } = (await one.list({ limit: 1 })).pagination;
    expect(await other.faultOf({ cursor })).toEqual(refusal('belongs to other filters'));
    await expect(opened.storage.content(authorIn(opened.newWorkspace())).list(contentQuery({ cursor }))).rejects.toBeInstanceOf(Problem);
  });

  it.each([
    'x',
    'bm90aGluZw',
    '__proto__',
    Buffer.from('1.aaaaaaaaaaaa.cmp_{"$gt":""}').toString('base64url'),
    Buffer.from('2.aaaaaaaaaaaa.cmp_01jd6v3m8hf2v9q0x1y2z3a4b5').toString('base64url'),
  ])('that we never made is refused: %s', async (cursor) => {
    const { faultOf } = await workspaceOf(1);
    expect(await faultOf({ cursor })).toEqual(refusal('is not a cursor of ours'));
  });

  it('of 0.1.0 is taken, and shows no more than the same filters do', async () => {
    const [one, other] = [await workspaceOf(2), await workspaceOf(2)];
    const [, digest] = Buffer.from((await one.list({ limit: 1 })).pagination.next_cursor ?? '', 'base64url')
      .toString()
      .split('.');
    const first = (id: string) => Buffer.from(`1.${digest}.${id}`).toString('base64url');
    const foreign = other.made[0]?.id ?? '';
    expect(ids(await one.list({ cursor: first(foreign) }))).toEqual(one.made.map(({ id }) => id).filter((id) => id < foreign));
    expect(ids(await one.list({ cursor: first(`zzz_${'z'.repeat(26)}`) }))).toEqual(one.made.map(({ id }) => id));
  });

  it('that was cut, lengthened or changed is refused', async () => {
    const { list, faultOf } = await workspaceOf(2);
    const cursor = (await list({ limit: 1 })).pagination.next_cursor ?? '';
    const signs = Array.from('ABCabc019-_.~ %/+=');
    const changed = Array.from(cursor, (sign, at) => {
      const others = signs.filter((one) => one !== sign);
      const other = others[at % others.length] ?? '';
      return [
        cursor.slice(0, at),
        cursor.slice(at + 1),
        cursor.slice(0, at) + other + cursor.slice(at + 1),
        cursor.slice(0, at) + other + cursor.slice(at),
      ];
    }).flat();
    const longer = signs.map((sign) => cursor + sign);
    const faults = await Promise.all(
      [...changed, ...longer].filter((one) => one !== '' && one !== cursor).map((one) => faultOf({ cursor: one })),
    );
    expect(faults.length).toBeGreaterThan(250);
    expect(new Set(faults.map((fault) => JSON.stringify(fault))).size).toBe(1);
  });
});

describe('created_after and created_before', () => {
  const at = (ms: number) => new Date(Date.parse('2101-01-01T00:00:00.000Z') + ms);
  // The ids of one process never go back in time, so these are made by hand.
  const idAt = (ms: number) => lowestIdAt('cmp', at(ms).getTime()).replace(/.{4}$/, newId('cmp', at(0)).slice(-4));

  it.each([
    [{ created_after: at(1) }, [3, 2]],
    [{ created_before: at(2) }, [1, 0]],
    [{ created_after: at(0), created_before: at(3) }, [2, 1]],
    [{ created_after: at(1), created_before: at(2) }, []],
    [{ created_after: at(3), created_before: at(0) }, []],
  ])('exclude their instant: %o finds %j', async (asked, found) => {
    const campaigns = opened.storage.campaigns(authorIn(opened.newWorkspace()));
    for (const ms of [0, 1, 2, 3]) await campaigns.insert(sampleCampaign({ created_at: at(ms), id: idAt(ms) }));
    const page = await campaigns.list(campaignQuery(asked));
    expect(page.data.map(({ created_at }) => created_at)).toEqual(found.map(at));
    expect(page.pagination).toMatchObject({ total: found.length, total_is_exact: true });
    const first = await campaigns.list(campaignQuery({ ...asked, limit: 1 }));
    const second = await campaigns.list(campaignQuery({ ...asked, limit: 1, cursor: first.pagination.next_cursor }));
    expect(first.data.map(({ created_at }) => created_at)).toEqual(found.slice(0, 1).map(at));
    // The first page again, where there is no second.
    expect(second.data.map(({ created_at }) => created_at)).toEqual((found.length > 1 ? found.slice(1, 2) : found).map(at));
  });
});

describe('total', { timeout: 60_000 }, () => {
  it('is exact up to 10,000 and a lower bound beyond, on every page', async () => {
    const { campaigns, list } = await workspaceOf(10_000);
    expect((await list({ limit: 1 })).pagination).toMatchObject({ total: 10_000, total_is_exact: true, has_more: true });
    expect((await list({ limit: 1, offset: 9_999 })).pagination).toMatchObject({ total: 10_000, total_is_exact: true, has_more: false });
    await campaigns.insert(sampleCampaign());
    const { pagination } = await list({ limit: 1 });
    expect(pagination).toMatchObject({ total: 10_000, total_is_exact: false, has_more: true });
    expect((await list({ limit: 1, cursor: pagination.next_cursor })).pagination).toMatchObject({ total: 10_000, total_is_exact: false });
    expect((await list({ limit: 100, offset: 10_000 })).pagination).toMatchObject({
      offset: 10_000,
      total: 10_001,
      total_is_exact: false,
      has_more: false,
    });
    expect((await list({ limit: 1, status: 'active' })).pagination).toMatchObject({ total: 0, total_is_exact: true });
  });
});

describe('filters', () => {
  const fields: Partial<Campaign>[] = [
    { name: 'Sourdough days', channels: ['email'], tags: ['a', 'b'], campaign_type: 'sales', status: 'active' },
    {
      name: 'Rye week',
      description: 'Les crêpes aussi',
      channels: ['email', 'tiktok'],
      tags: ['b'],
      campaign_type: 'lead_gen',
      status: 'paused',
    },
    { name: 'Café au lait', description: '"quoted" -minus the in of', channels: [], tags: [], campaign_type: 'awareness', status: 'draft' },
  ];
  const cases: [Asked, number[]][] = [
    [{ status: ['active', 'draft'] }, [2, 0]],
    [{ status: ['active', 'draft', 'paused', 'completed'] }, [2, 1, 0]],
    [{ channel: 'email' }, [1, 0]],
    [{ channel: ['email', 'tiktok'] }, [1, 0]],
    [{ tag: ['a', 'b'], status: ['active', 'paused'] }, [1, 0]],
    [{ tag: 'b', channel: 'tiktok', campaign_type: 'lead_gen' }, [1]],
    [{ campaign_type: ['sales', 'awareness'] }, [2, 0]],
    [{ q: 'SOURDOUGH' }, [0]],
    [{ q: 'cafe lait' }, [2]],
    [{ q: 'sourdough rye' }, []],
    [{ q: 'sour' }, [0]],
    [{ q: 'the' }, [2]],
    [{ q: '-minus' }, [2]],
    [{ q: 'quoted, minus' }, [2]],
    [{ q: '"' }, []],
    [{ q: 'crepes', status: 'paused', tag: 'b' }, [1]],
  ];

  it.each(cases)('%j finds %j', async (asked, found) => {
    const { list } = await workspaceOf(fields.length, (index) => fields[index] ?? {});
    const page = await list(asked);
    expect(page.data.map(({ name }) => fields.findIndex((one) => one.name === name))).toEqual(found);
    expect(page.pagination).toMatchObject({ total: found.length, total_is_exact: true });
  });
});
