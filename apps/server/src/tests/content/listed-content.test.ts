import { describe, expect, it } from 'vitest';
import { type RestRequest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, request: RestRequest = {}) => server.rest(route, request);
const stored = () => server.stored('content');

/** A workspace of its own, so that its lists hold the test's records alone. */
async function workspace() {
  const { body } = await call('POST /workspaces', { body: { name: 'Bakery' } });
  const { id: keyId, key } = body.key;
  const by = (route: string, request: RestRequest = {}) => call(route, { key, ...request });
  const write = async (more: object = {}, headers: Record<string, string> = {}): Promise<string> => {
    const { body: content } = await by('POST /content/generate', { body: { type: 'email', topic: 'Sourdough course', ...more }, headers });
    return content.id;
  };
  const listed = async (query: string): Promise<string[]> =>
    (await by(`GET /content?${query}`)).body.data.map(({ id }: { id: string }) => id);
  return { by, write, listed, keyId };
}

describe('the list of content', () => {
  it('finds what is written in a brand voice', async () => {
    const { by, write, listed } = await workspace();
    const { body: voice } = await by('POST /brand-voices', { body: { name: 'Bakery' } });
    const voiced = await write({ brand_voice_id: voice.id });
    await write();
    expect(await listed(`brand_voice_id=${voice.id}`)).toEqual([voiced]);
    expect(await listed(`brand_voice_id=${voice.id}&status=failed`)).toEqual([]);
  });

  it.each(['content', 'campaigns'])('of deleted %s holds these alone, by pages', async (noun) => {
    const { by, write } = await workspace();
    const make = async () =>
      noun === 'content' ? write() : (await by('POST /campaigns', { body: { name: 'Spring', campaign_type: 'sales' } })).body.id;
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await make());
    const [first, , last] = ids;
    for (const id of [first, last]) await by(`DELETE /${noun}/${id}`);
    const { body: page } = await by(`GET /${noun}?deleted=true&limit=1`);
    expect(page).toMatchObject({ data: [{ id: last }], pagination: { total: 2, has_more: true } });
    const { body: next } = await by(`GET /${noun}?deleted=true&limit=1&cursor=${page.pagination.next_cursor}`);
    expect(next.data).toMatchObject([{ id: first }]);
    expect((await by(`GET /${noun}?cursor=${page.pagination.next_cursor}`)).body.errors).toMatchObject([{ code: 'invalid_cursor' }]);
    await by(`POST /${noun}/${last}/restore`);
    expect((await by(`GET /${noun}?deleted=true`)).body.data).toMatchObject([{ id: first }]);
  });

  it('refuses deleted beside other filters, which the trash has no index for', async () => {
    for (const other of ['status=ready', 'q=bread', 'order=updated', 'created_after=2026-01-01T00:00:00Z'])
      expect((await call(`GET /content?deleted=true&${other}`)).body.errors).toMatchObject([{ pointer: '/deleted', code: 'conflict' }]);
    expect((await call('GET /campaigns?deleted=true&tag=spring')).body.errors).toMatchObject([{ pointer: '/deleted', code: 'conflict' }]);
    expect((await call('GET /content?deleted=true&view=summary&order=created')).status).toBe(200);
  });

  it('is in the order of the last change, by pages too where many were changed in one moment', async () => {
    const { by, write, listed } = await workspace();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await write());
    const [a, b, c, d, e] = ids;
    expect(await listed('order=updated')).toEqual([e, d, c, b, a]);
    await by(`PATCH /content/${b}`, { body: { title: 'Changed' } });
    expect(await listed('order=updated')).toEqual([b, e, d, c, a]);
    await stored().updateMany({ _id: { $in: [a ?? '', c ?? '', d ?? ''] } }, { $set: { updated_at: new Date('2026-01-01') } });
    const shown: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await by(`GET /content?order=updated&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
      shown.push(body.data[0].id);
      cursor = body.pagination.next_cursor;
    }
    expect(shown).toEqual([b, e, d, c, a]);
    expect(await listed('order=updated&type=email&status=ready')).toEqual([b, e, d, c, a]);
  });
});

describe('the facets of content', () => {
  it('count under all filters as they are, the most frequent first', async () => {
    const { by, write } = await workspace();
    for (const tags of [['spring', 'news'], ['spring'], []]) await write({ tags });
    await write({ type: 'social_post', platform: 'bluesky', tags: ['spring'], language: 'de' });
    const facets = async (query = '') => (await by(`GET /content/facets${query}`)).body;
    expect(await facets()).toEqual({
      status: [{ value: 'ready', count: 4 }],
      type: [
        { value: 'email', count: 3 },
        { value: 'social_post', count: 1 },
      ],
      platform: [{ value: 'bluesky', count: 1 }],
      language: [
        { value: 'en', count: 3 },
        { value: 'de', count: 1 },
      ],
      tags: [
        { value: 'spring', count: 3 },
        { value: 'news', count: 1 },
      ],
      is_exact: true,
    });
    expect(await facets('?type=email&tag=news')).toMatchObject({
      type: [{ value: 'email', count: 1 }],
      platform: [],
      language: [{ count: 1 }],
    });
    expect(await facets('?q=nowhere')).toMatchObject({ status: [], tags: [], is_exact: true });
    expect((await by('GET /content/facets?limit=5')).body.errors).toMatchObject([{ pointer: '/limit', code: 'unknown_field' }]);
  });

  it('count a tag once that an earlier version stored as it was sent', async () => {
    const { by, write } = await workspace();
    const [id] = [await write({ tags: ['Café'] }), await write({ tags: ['Café'] })];
    await server.stored('content').updateOne({ _id: id ?? '' }, { $set: { tags: ['Café'.normalize('NFD')] } });
    expect((await by('GET /content/facets')).body.tags).toEqual([{ value: 'Café', count: 2 }]);
  });
});

describe('a summary', () => {
  it('says in short what its checks found, and has none of them', async () => {
    const { by, write } = await workspace();
    const id = await write({ topic: 'sandbox:fail:placeholder of a course' });
    const { body: whole } = await by(`GET /content/${id}`);
    const of = (outcome: string) => whole.checks.filter((check: { outcome: string }) => check.outcome === outcome);
    const [item] = (await by('GET /content?view=summary')).body.data;
    expect(item).not.toHaveProperty('checks');
    expect(of('fail').length).toBeGreaterThan(0);
    expect(item.findings).toEqual({ fail: of('fail').length, warn: of('warn').length, worst: of('fail')[0].message });
    const [full] = (await by('GET /content')).body.data;
    for (const name of ['findings', 'created_by', 'updated_by']) expect(full).not.toHaveProperty(name);
  });

  it('says who asked for the text, and who changed it last, however', async () => {
    const { by, write, keyId } = await workspace();
    const as = (actor: string) => ({ headers: { 'handbill-actor': actor } });
    const id = await write({}, { 'handbill-actor': 'ana' });
    const ana = { key_id: keyId, actor: 'ana' };
    const summary = async () => (await by('GET /content?view=summary')).body.data[0];
    expect(await summary()).toMatchObject({ created_by: ana, updated_by: ana });
    await by(`PATCH /content/${id}`, { body: { title: 'Course' }, ...as('ben') });
    expect(await summary()).toMatchObject({ created_by: ana, updated_by: { key_id: keyId, actor: 'ben' } });
    await by(`DELETE /content/${id}`, as('eve'));
    await by(`POST /content/${id}/restore`, as('cleo'));
    expect(await summary()).toMatchObject({ created_by: ana, updated_by: { key_id: keyId, actor: 'cleo' } });
    const { body: again } = await by(`POST /content/${id}/regenerate`, { body: {} });
    const { body: lineage } = await by(`GET /content/${again.id}/lineage`);
    expect(lineage.ancestors).toMatchObject([{ id, created_by: ana, findings: { fail: 0 } }]);
  });

  it('says of a text of an earlier version what that kept: the key that asked for it, and the one that edited it', async () => {
    const { by, write, keyId } = await workspace();
    const id = await write();
    const asBefore = (more: object) => stored().updateOne({ _id: id }, { $unset: { created_by: 1, updated_by: 1, ...more } });
    const summary = async () => (await by('GET /content?view=summary')).body.data[0];
    await asBefore({});
    expect(await summary()).toMatchObject({ created_by: { key_id: keyId, actor: null }, updated_by: { key_id: keyId, actor: null } });
    await stored().updateOne({ _id: id }, { $set: { revised_by: 'key_other' } });
    expect(await summary()).toMatchObject({ created_by: { key_id: keyId }, updated_by: { key_id: 'key_other', actor: null } });
    await asBefore({ key_id: 1, revised_by: 1 });
    expect(await summary()).toMatchObject({ created_by: null, updated_by: null });
  });
});
