import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, key?: string) =>
  server.rest(route, { ...(body !== undefined && { body }), ...(key !== undefined && { key }) });

const post = { type: 'social_post', topic: 'Our sourdough course', platform: 'twitter', keywords: ['sourdough'], hashtags: ['baking'] };
const written = async (brief: object = post) => (await call('POST /content/generate', brief)).body;
const output = { title: null, text: 'Our sourdough course begins in March. #baking', hashtags: ['baking'] };
const tooLong = { text: `sourdough ${'x'.repeat(300)} #baking`, hashtags: ['baking'] };
const faultsOf = ({ status, body }: { status: number; body: { errors?: { pointer: string; code: string }[] } }) => [
  status,
  body.errors?.map(({ pointer, code }) => [pointer, code]),
];

describe('an edit of a text', () => {
  it('takes the place of its output: text, title, checks and status follow', async () => {
    const { id, revision } = await written();
    const { status, body } = await call(`PATCH /content/${id}`, { output });
    expect([status, body]).toEqual([200, expect.objectContaining({ output, text: output.text, title: output.text, status: 'ready' })]);
    expect(body.revision).toBe(revision + 1);
    const long = (await call(`PATCH /content/${id}`, { output: tooLong })).body;
    expect(long).toMatchObject({ status: 'needs_review', revision: revision + 2 });
    expect(long.checks).toContainEqual(expect.objectContaining({ rule: 'platform_limit', outcome: 'fail', pointer: '/text' }));
    expect((await call(`GET /content/${id}`)).body).toEqual(long);
  });

  it('may be of some parts: the others stay, lists are replaced, and the whole is checked', async () => {
    const before = await written(contentTypes.email.example.request);
    const edit = { output: { subject: '  Six evenings of sourdough ' } };
    const { status, body } = await call(`PATCH /content/${before.id}`, edit);
    expect([status, body.output]).toEqual([200, { ...before.output, subject: 'Six evenings of sourdough' }]);
    const short = await written();
    expect((await call(`PATCH /content/${short.id}`, { output: { hashtags: [] } })).body.output).toEqual({ ...short.output, hashtags: [] });
    const unread = await written({ ...post, topic: 'sandbox:unparseable about bread' });
    expect(faultsOf(await call(`PATCH /content/${unread.id}`, { output: { text: 'x' } }))).toEqual([
      400,
      [['/output/hashtags', 'required']],
    ]);
  });

  it.each(Object.values(contentTypes))('renders the $name anew, and checks what its brief asks', async ({ example }) => {
    const { id, output: before } = await written(example.request);
    const { status, body } = await call(`PATCH /content/${id}`, { output: example.output });
    expect(status).toBe(200);
    expect(body).toMatchObject({ output: example.output, approved: null, error: null });
    expect(body.output).not.toEqual(before);
    expect(body.checks.length).toBeGreaterThan(2);
  });

  it('is checked beside the campaign that it then belongs to: its figures are no inventions', async () => {
    const fields = { name: 'Spring', campaign_type: 'sales', target_audience: { description: 'The 4711 bakers of Porto' } };
    const campaign = (await call('POST /campaigns', fields)).body;
    const { id } = await written();
    const figures = { ...output, text: 'Our sourdough course for 4711 bakers. #baking' };
    const found = (body: { checks: { rule: string; outcome: string }[] }) =>
      body.checks.filter(({ rule, outcome }) => rule === 'unsupported_figure' && outcome !== 'pass').length;
    expect(found((await call(`PATCH /content/${id}`, { output: figures })).body)).toBe(1);
    await call(`PATCH /content/${id}`, { output });
    expect(found((await call(`PATCH /content/${id}`, { output: figures, campaign_id: campaign.id })).body)).toBe(0);
  });

  it('keeps a title of its own, until then the title follows', async () => {
    const { id } = await written();
    await call(`PATCH /content/${id}`, { title: '  Course, first post ' });
    expect((await call(`PATCH /content/${id}`, { output })).body).toMatchObject({ output, title: 'Course, first post' });
  });

  it('is trimmed, without control characters, and no change where it is the same', async () => {
    const { id } = await written();
    const texts = { text: `  ${output.text.replaceAll('\n', '\r\n')}\u0085\n`, hashtags: ['baking'] };
    const { body } = await call(`PATCH /content/${id}`, { output: texts });
    expect(body.output).toEqual(output);
    const refused = await call(`PATCH /content/${id}`, { output: { ...texts, text: 'a\u0000' } });
    expect(faultsOf(refused)).toEqual([400, [['/output/text', 'invalid_format']]]);
    expect((await call(`PATCH /content/${id}`, { output, tags: [], title: body.title })).body).toEqual(body);
    expect((await call(`PATCH /content/${id}`, {})).body).toEqual(body);
  });

  it('changes tags and campaign alone, and takes both away with null', async () => {
    const campaign = (await call('POST /campaigns', { name: 'Spring', campaign_type: 'sales' })).body;
    const before = await written();
    const { body } = await call(`PATCH /content/${before.id}`, { tags: ['spring'], campaign_id: campaign.id });
    expect(body).toEqual({
      ...before,
      tags: ['spring'],
      campaign_id: campaign.id,
      revision: before.revision + 1,
      updated_at: body.updated_at,
    });
    expect((await call(`GET /content?campaign_id=${campaign.id}&tag=spring`)).body.data).toHaveLength(1);
    expect((await call(`PATCH /content/${before.id}`, { tags: null, campaign_id: null })).body).toMatchObject({
      tags: [],
      campaign_id: null,
    });
    expect(faultsOf(await call(`PATCH /content/${before.id}`, { campaign_id: 'cmp_none' }))).toEqual([
      400,
      [['/campaign_id', 'unknown_campaign']],
    ]);
  });

  it('makes a failed text a good one, and a cancelled one takes none', async () => {
    const { content_id: id } = (await call('POST /content/generate', { ...post, topic: 'sandbox:error about bread' })).body;
    expect((await call(`PATCH /content/${id}`, { tags: ['sad'] })).body).toMatchObject({ status: 'failed', tags: ['sad'] });
    expect((await call(`PATCH /content/${id}`, { output })).body).toMatchObject({ status: 'ready', output, error: null, tags: ['sad'] });
    const stored = server.stored('content');
    await stored.updateOne({ _id: id }, { $set: { status: 'cancelled', output: null } });
    expect((await call(`PATCH /content/${id}`, { output })).body).toMatchObject({ code: 'content_not_ready', current_status: 'cancelled' });
    expect((await call(`PATCH /content/${id}`, { tags: [] })).body).toMatchObject({ status: 'cancelled', tags: [] });
  });

  it('names every field that its kind does not have, or not so', async () => {
    const { id } = await written();
    const outputs: [object, string[][]][] = [
      [{ output: { ...output, subject: 'x' } }, [['/output/subject', 'unknown_field']]],
      [
        { output: null, title: null },
        [
          ['/output', 'invalid_type'],
          ['/title', 'invalid_type'],
        ],
      ],
      [
        { output: { text: 1, hashtags: ['\ud800'] }, titel: 'x' },
        [
          ['/output/text', 'invalid_type'],
          ['/output/hashtags/0', 'invalid'],
          ['/titel', 'unknown_field'],
        ],
      ],
      [{ output: { text: '', hashtags: Array.from({ length: 101 }, () => 'x') } }, [['/output/hashtags', 'too_big']]],
      [
        { status: 'ready', request: {} },
        [
          ['/status', 'unknown_field'],
          ['/request', 'unknown_field'],
        ],
      ],
    ];
    for (const [body, faults] of outputs) expect(faultsOf(await call(`PATCH /content/${id}`, body))).toEqual([400, faults]);
  });

  it('may hold as much as a body, and as few texts as are needed, without holding others up', async () => {
    const ad = await written(contentTypes.ad_copy.example.request);
    const variant = { primary_text: '', headlines: Array.from({ length: 100 }, () => ''), descriptions: [] };
    const many = { variants: Array.from({ length: 20 }, () => variant) };
    expect(faultsOf(await call(`PATCH /content/${ad.id}`, { output: many }))).toEqual([400, [['/output', 'too_big']]]);
    expect((await call(`PATCH /content/${ad.id}`, { output: { variants: many.variants.slice(0, 9) } })).body.status).toBe('needs_review');
    const article = await written({ type: 'blog_article', topic: 'Sourdough' });
    const words = Array.from({ length: 14_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    const sections = [
      { heading: 'Words', body: words },
      { heading: 'Again', body: words.toUpperCase() },
    ];
    const { status, body } = await call(`PATCH /content/${article.id}`, { output: { ...article.output, sections } });
    expect([status, body.status]).toEqual([200, 'needs_review']);
  });
});

describe('an approval', () => {
  it('makes a text that needs review ready, with who and when, until its title or output is another', async () => {
    const { id } = await written();
    await call(`PATCH /content/${id}`, { output: tooLong });
    const { key } = (await call('GET /me')).body;
    const { status, body } = await call(`POST /content/${id}/approve`);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'ready', approved: { at: expect.any(String), key_id: key.id } }),
    ]);
    expect((await call(`POST /content/${id}/approve`)).body).toEqual(body);
    expect((await call(`PATCH /content/${id}`, { tags: ['x'] })).body).toMatchObject({
      status: 'ready',
      approved: body.approved,
    });
    const titled = (await call(`PATCH /content/${id}`, { title: 'Mine' })).body;
    expect(titled).toMatchObject({ status: 'needs_review', approved: null, approval: { status: 'none', at: null, key_id: null } });
    await call(`POST /content/${id}/approve`);
    const longer = { ...tooLong, text: `${tooLong.text}!` };
    expect((await call(`PATCH /content/${id}`, { output: longer })).body).toMatchObject({ status: 'needs_review', approved: null });
    expect((await call('GET /content?view=summary&limit=1')).body.data[0]).toMatchObject({ id, approved: null });
  });

  it('of a ready text says who and when, and lists tell approved texts from others', async () => {
    const [approved, other] = [await written({ ...post, tags: ['sign-off'] }), await written({ ...post, tags: ['sign-off'] })];
    const { body } = await call(`POST /content/${approved.id}/approve`);
    expect(body).toMatchObject({ status: 'ready', approved: { at: expect.any(String) }, revision: approved.revision + 1 });
    const listed = async (query: string) =>
      (await call(`GET /content?tag=sign-off&${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await listed('approved=true')).toEqual([approved.id]);
    expect(await listed('approved=false')).toEqual([other.id]);
    expect(await listed('approved=true&status=needs_review')).toEqual([]);
    expect(faultsOf(await call('GET /content?approved=maybe'))).toEqual([400, [['/approved', 'invalid_type']]]);
  });

  it('is refused for a failed text, and for an answer that could not be read', async () => {
    const failed = (await call('POST /content/generate', { ...post, topic: 'sandbox:error about bread' })).body.content_id;
    expect((await call(`POST /content/${failed}/approve`)).body).toMatchObject({ code: 'content_not_ready', current_status: 'failed' });
    const unread = await written({ ...post, topic: 'sandbox:unparseable about bread' });
    expect((await call(`POST /content/${unread.id}/approve`)).body).toMatchObject({
      code: 'content_not_ready',
      current_status: 'needs_review',
    });
  });
});

describe('the former states of a text', () => {
  it('are its revisions, numbered without a gap, with the key that made each', async () => {
    const first = await written();
    const editor = await server.key(['content:write', 'content:read']);
    await call(`PATCH /content/${first.id}`, { output }, editor);
    await call(`PATCH /content/${first.id}`, { output: tooLong });
    await call(`POST /content/${first.id}/approve`);
    await call(`DELETE /content/${first.id}`);
    expect((await call(`GET /content/${first.id}/revisions`)).status).toBe(404);
    await call(`POST /content/${first.id}/restore`);
    const { data, pagination } = (await call(`GET /content/${first.id}/revisions`)).body;
    expect(data.map(({ revision }: { revision: number }) => revision)).toEqual([5, 4, 3, 2]);
    expect(pagination).toMatchObject({ total: 4, total_is_exact: true, has_more: false });
    const { me } = { me: (await call('GET /me')).body };
    expect(data[1].key_id).toBe(me.key.id);
    expect(data[2]).toMatchObject({ type: 'social_post', output, text: output.text, key_id: expect.stringMatching(/^key_/) });
    expect(data[2].key_id).not.toBe(me.key.id);
    const { type, revision, title, text, checks } = first;
    expect(data[3]).toEqual({ type, revision, created_at: first.updated_at, key_id: null, title, output: first.output, text, checks });
  });

  it('are paged as all lists are', async () => {
    const { id } = await written();
    for (const tag of ['a', 'b', 'c']) await call(`PATCH /content/${id}`, { tags: [tag] });
    const { data, pagination } = (await call(`GET /content/${id}/revisions?limit=2`)).body;
    const next = (await call(`GET /content/${id}/revisions?limit=2&cursor=${pagination.next_cursor}`)).body;
    expect([...data, ...next.data].map(({ revision }) => revision)).toEqual([4, 3, 2]);
    const other = await written();
    expect(faultsOf(await call(`GET /content/${other.id}/revisions?cursor=${pagination.next_cursor}`))).toEqual([
      400,
      [['/cursor', 'invalid_cursor']],
    ]);
  });

  it('come back with title, output, text and checks; tags and campaign stay, an approval goes', async () => {
    const first = await written();
    await call(`PATCH /content/${first.id}`, { output: tooLong, tags: ['kept'], title: 'Too long' });
    const approved = (await call(`POST /content/${first.id}/approve`)).body;
    const { status, body } = await call(`POST /content/${first.id}/revisions/2/restore`);
    const { title, output: before, text, checks } = first;
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ title, output: before, text, checks, status: 'ready', tags: ['kept'], approved: null }),
    ]);
    expect((await call(`POST /content/${first.id}/revisions/4/restore`)).body).toMatchObject({
      status: 'needs_review',
      approved: null,
      output: tooLong,
    });
    expect((await call(`POST /content/${first.id}/revisions/6/restore`)).body).toMatchObject({ revision: 6, output: approved.output });
    expect((await call(`POST /content/${first.id}/revisions/9/restore`)).body).toMatchObject({ code: 'not_found' });
    expect(faultsOf(await call(`POST /content/${first.id}/revisions/x/restore`))).toEqual([400, [['/revision', 'invalid_type']]]);
  });

  it('of an answer that could not be read, or a failure, come back as they were', async () => {
    const unread = await written({ ...post, topic: 'sandbox:unparseable about bread' });
    await call(`PATCH /content/${unread.id}`, { output });
    const back = (await call(`POST /content/${unread.id}/revisions/${unread.revision}/restore`)).body;
    expect(back).toMatchObject({ status: 'needs_review', output: null, text: unread.text, checks: unread.checks });
    const { content_id: id } = (await call('POST /content/generate', { ...post, topic: 'sandbox:error about bread' })).body;
    const failed = (await call(`GET /content/${id}`)).body;
    await call(`PATCH /content/${id}`, { output });
    const { status, error } = (await call(`POST /content/${id}/revisions/${failed.revision}/restore`)).body;
    expect([status, error]).toEqual(['failed', failed.error]);
  });
});
