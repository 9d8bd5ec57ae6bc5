import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { type RestAnswer } from '../../../testing/rest.ts';
import { brief } from '../../../testing/server-with-model.ts';
import { serverWithModels } from '../../../testing/server-with-models.ts';

const { server, models, play } = await serverWithModels({ one: { fallback: 'other' }, other: {} });

type Fields = Readonly<Record<string, unknown>>;
interface MadeKey {
  readonly id: string;
  readonly key: string;
}

const scopes = ['keys:write', 'content:write', 'content:read', 'campaigns:write', 'campaigns:read'];
const create = (fields: Fields, key = server.adminKey) => server.rest('POST /keys', { key, body: { name: 'Agency', scopes, ...fields } });
const made = async (fields: Fields, key?: string): Promise<MadeKey> => (await create(fields, key)).body;
const patch = (id: string, body: Fields, { key = server.adminKey, ...headers }: Readonly<Record<string, string>> = {}) =>
  server.rest(`PATCH /keys/${id}`, { key, body, headers });
const faultsOf = ({ status, body }: RestAnswer) => [status, ...(body.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)];

const limits = {
  models: ['one'],
  actor: 'agency_7',
  monthly_token_cap: 5_000_000_000,
  monthly_cost_cap: 2.5,
  expires_at: '2099-01-01T00:00:00.000Z',
};
const wider = {
  models: ['one', 'other'],
  actor: 'agency_8',
  monthly_token_cap: 5_000_000_001,
  monthly_cost_cap: 2.500001,
  expires_at: '2099-01-01T00:00:01Z',
};
const none = { models: null, actor: null, monthly_token_cap: null, monthly_cost_cap: null, expires_at: null };
const allFields = Object.keys(limits).map((name) => `/${name}`);

describe('a key that is limited', () => {
  it('has its limits in every answer, and in those that it makes where they are left out', async () => {
    const maker = await made(limits);
    const child = await create({}, maker.key);
    expect([child.status, child.body]).toMatchObject([201, { ...limits, revision: 1 }]);
    expect((await server.rest('GET /me', { key: child.body.key })).body.key).toMatchObject(limits);
    const { headers, body } = await server.rest(`GET /keys/${child.body.id}`, { key: maker.key });
    expect([headers.get('etag'), body]).toMatchObject(['"1"', limits]);
    const stored = await server.db.collection<{ _id: string; created_by?: string[] }>('keys').findOne({ _id: child.body.id });
    const [, first] = stored?.created_by ?? [];
    expect(stored?.created_by).toEqual([maker.id, first]);
  });

  it('makes none that is wider, and says at each field what is allowed', async () => {
    const maker = await made(limits);
    for (const fields of [wider, none]) {
      const refused = await create(fields, maker.key);
      expect(new Set(faultsOf(refused))).toEqual(new Set([400, ...allFields]));
    }
    expect((await create({ models: ['other'] }, maker.key)).body.errors).toMatchObject([
      { message: expect.stringContaining('the key of the call: one') },
    ]);
    expect((await create({ monthly_token_cap: 99_999, monthly_cost_cap: 0 }, maker.key)).status).toBe(201);
  });

  it('makes no wider one of another, nor of itself, and leaves wider ones alone', async () => {
    const maker = await made(limits);
    const child = await made({}, maker.key);
    for (const { id } of [child, maker])
      for (const fields of [wider, none])
        expect(new Set(faultsOf(await patch(id, fields, { key: maker.key })))).toEqual(new Set([400, ...allFields]));
    const free = await made({});
    expect((await patch(free.id, { name: 'x' }, { key: maker.key })).body.code).toBe('forbidden');
    expect((await server.rest(`DELETE /keys/${free.id}`, { key: maker.key })).body.code).toBe('forbidden');
    expect((await server.rest(`DELETE /keys/${child.id}`, { key: maker.key })).status).toBe(204);
  });

  it('is given no limit that is none', async () => {
    const refused = await create({ models: [], actor: 'system:caps', monthly_token_cap: -1, monthly_cost_cap: 0.000_000_1 });
    expect(new Set(faultsOf(refused))).toEqual(new Set(['/actor', '/models', '/monthly_cost_cap', '/monthly_token_cap', 400]));
  });
});

describe('a key whose maker is limited later', () => {
  it('shows and obeys what that one has got, and is given nothing wider by anybody', async () => {
    const maker = await made({});
    const child = await made({ monthly_token_cap: 90_000 }, maker.key);
    await patch(maker.id, limits);
    const obeyed = { ...limits, monthly_token_cap: 90_000 };
    expect((await server.rest('GET /me', { key: child.key })).body.key).toMatchObject(obeyed);
    expect((await server.rest('GET /me', { key: child.key, headers: { 'handbill-actor': 'agency_8' } })).status).toBe(403);
    expect((await server.rest('GET /models', { key: child.key })).body.data).toMatchObject([{ name: 'one' }]);
    for (const fields of [wider, none]) {
      const refused = await patch(child.id, fields);
      expect(new Set(faultsOf(refused))).toEqual(new Set([400, ...allFields]));
      expect(refused.body.errors[0].message).toContain('the key that made it');
    }
    expect((await patch(child.id, { name: 'Editor', monthly_token_cap: 120_000 })).body).toMatchObject({
      ...limits,
      name: 'Editor',
      monthly_token_cap: 120_000,
    });
    await patch(maker.id, none);
    expect((await server.rest(`GET /keys/${child.id}`)).body).toMatchObject({ ...none, name: 'Editor', monthly_token_cap: 120_000 });
  });
});

describe('a cap in which not even the smallest text fits', () => {
  const leastIn = ({ body }: RestAnswer): number => Number(/or at least (\d+):/.exec(body.errors[0].message)?.[1]);

  it('is refused with the least that does, for keys and workspaces; 0 forbids all texts', async () => {
    const refused = await create({ monthly_token_cap: 1 });
    expect(faultsOf(refused)).toEqual([400, '/monthly_token_cap']);
    const least = leastIn(refused);
    const tweet = { type: 'social_post', platform: 'twitter', topic: 'Loaves' };
    const { tokens } = (await server.rest('POST /content/plan', { body: tweet })).body.reserves;
    expect([least > 4_000, least <= tokens, tokens - least < 300]).toEqual([true, true, true]);
    const { id } = await made({ monthly_token_cap: least });
    expect(faultsOf(await patch(id, { monthly_token_cap: least - 1, name: '' }))).toEqual([400, '/monthly_token_cap', '/name']);
    expect((await patch(id, { monthly_token_cap: 0 })).body).toMatchObject({ monthly_token_cap: 0 });
    const { workspace } = (await server.rest('GET /me')).body;
    const ofWorkspace = await server.rest(`PATCH /workspaces/${workspace.id}`, { body: { monthly_token_cap: least - 1 } });
    expect([...faultsOf(ofWorkspace), leastIn(ofWorkspace)]).toEqual([400, '/monthly_token_cap', least]);
  });

  it('stays where it was set before', async () => {
    const { id } = await made({});
    await server.stored('keys').updateOne({ _id: id }, { $set: { monthly_token_cap: 7 } });
    expect((await patch(id, { name: 'Old', monthly_token_cap: 7 })).body).toMatchObject({ name: 'Old', monthly_token_cap: 7 });
    expect(faultsOf(await patch(id, { monthly_token_cap: 8 }))).toEqual([400, '/monthly_token_cap']);
  });
});

describe('an edit of a key', () => {
  it('is a merge patch on a revision, and an event that says what was before', async () => {
    const { id } = await made({});
    const changed = await patch(id, { name: 'Website', monthly_cost_cap: 25 }, { 'if-match': '"1"' });
    expect([changed.status, changed.headers.get('etag'), changed.body]).toMatchObject([
      200,
      '"2"',
      { name: 'Website', monthly_cost_cap: 25, scopes },
    ]);
    expect((await patch(id, { name: 'x' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await patch(id, { monthly_cost_cap: null })).body).toMatchObject({ monthly_cost_cap: null, revision: 3, name: 'Website' });
    expect((await patch(id, { name: 'Website' })).body.revision).toBe(3);
    expect((await server.rest(`DELETE /keys/${id}`, { headers: { 'if-match': '"1"' } })).status).toBe(412);
    await expect
      .poll(
        async () => (await server.rest(`GET /events?resource_id=${id}`)).body.data.map(({ type, previous }: Fields) => [type, previous]),
        {
          timeout: 10_000,
        },
      )
      .toEqual([
        ['key.created', null],
        ['key.updated', { name: 'Agency', monthly_cost_cap: null }],
        ['key.updated', { monthly_cost_cap: 25 }],
      ]);
  });

  it('of one that an earlier version stored begins at revision 1', async () => {
    const secret = await server.key(['content:read']);
    const { id } = (await server.rest('GET /me', { key: secret })).body.key;
    expect((await server.rest(`GET /keys/${id}`)).body).toMatchObject({ ...none, revision: 1 });
    expect((await patch(id, { actor: 'user_42' }, { 'if-match': '"1"' })).body).toMatchObject({ actor: 'user_42', revision: 2 });
  });
});

describe('a key with an actor', () => {
  it('acts on behalf of that one alone', async () => {
    const { key } = await made({ actor: 'agency_7' });
    const body = { name: 'Spring', campaign_type: 'sales' };
    const as = (actor?: string) =>
      server.rest('POST /campaigns', { key, body, headers: actor === undefined ? {} : { 'handbill-actor': actor } });
    const [silent, same, another] = [await as(), await as('agency_7'), await as('agency_8')];
    expect([silent.status, same.status, another.status, another.body.code]).toEqual([201, 201, 403, 'forbidden']);
    await expect
      .poll(async () => (await server.rest(`GET /events?resource_id=${silent.body.id}`)).body.data[0]?.actor, { timeout: 10_000 })
      .toBe('agency_7');
    expect((await server.rest('GET /me', { key, headers: { 'handbill-actor': 'agency_8' } })).status).toBe(403);
  });
});

describe('a key with models', () => {
  it('is shown these alone, and has texts written by no other', async () => {
    const { key } = await made({ models: ['other'] });
    expect((await server.rest('GET /models', { key })).body.data.map(({ name }: Fields) => name)).toEqual(['other']);
    const ask = (route: string, body: Fields) => server.rest(route, { key, body: { ...brief, ...body } });
    for (const route of ['POST /content/generate', 'POST /content/plan'])
      for (const body of [{}, { model: 'one' }]) expect((await ask(route, body)).body).toMatchObject({ status: 403, code: 'forbidden' });
    expect([models.one.requests.length, models.other.requests.length]).toEqual([0, 0]);
  });

  it('has no fallback that it may not use', async () => {
    const { key } = await made({ models: ['one'] });
    play({ one: replies.error(404, { code: 'model_not_found' }) });
    const failed = await server.rest('POST /content/generate', { key, body: { ...brief, model: 'one' } });
    expect([failed.body.code, models.other.requests.length]).toEqual(['generation_failed', 0]);
  });
});
