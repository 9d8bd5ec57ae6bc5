import { describe, expect, it, vi } from 'vitest';
import { defaultTimings } from '../../settings/timings.ts';
import { type RestRequest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';
import { fillWorkspace } from '../../../testing/fill-workspace.ts';

const server = testServer({}, { timings: { ...defaultTimings, heartbeat: 100, sweep: 100 } });

interface Made {
  readonly id: string;
  readonly key: string;
}

async function create(name: string, request: RestRequest = {}): Promise<Made> {
  const { status, body } = await server.rest('POST /workspaces', { body: { name }, ...request });
  expect({ status, name: body.name }).toEqual({ status: 201, name });
  return { id: body.id, key: body.key.key };
}

const change = (id: string, body: object, headers = {}) => server.rest(`PATCH /workspaces/${id}`, { body, headers });

/** The collections in which this word is, in the records of whatever workspace but the first. */
async function placesOf(word: string): Promise<string[]> {
  const { body: me } = await server.rest('GET /me');
  const places: string[] = [];
  for (const { collectionName } of await server.db.collections()) {
    const ofOthers = { workspace_id: { $ne: me.workspace.id } };
    const documents = await server.db.collection(collectionName).find(ofOthers, { raw: true }).toArray();
    if (documents.some((bytes) => (bytes as unknown as Buffer).includes(word))) places.push(collectionName);
  }
  return places.toSorted();
}

/** The lines of an export, and all of it. */
async function exported(id: string) {
  const { status, body, headers } = await server.rest(`GET /workspaces/${id}/export`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/jsonl']);
  const lines: { kind: string; record: Record<string, unknown> }[] = body
    .trim()
    .split('\n')
    .map((line: string): unknown => JSON.parse(line));
  return { text: String(body), lines, of: (kind: string) => lines.filter((line) => line.kind === kind).map(({ record }) => record) };
}

/** The events of it in the feed of the first workspace, once they are there. */
async function eventsOf(id: string, count: number) {
  const read = async () => (await server.rest(`GET /events?resource_id=${id}&limit=1000`)).body.data;
  await vi.waitUntil(async () => (await read()).length === count, { timeout: 10_000 });
  return read();
}

describe('a workspace', () => {
  it('comes with a key that manages it, and it alone', async () => {
    const { id, key } = await create('Bakery');
    expect((await server.rest('GET /me', { key })).body).toMatchObject({ workspace: { id, name: 'Bakery' }, key: { scopes: ['admin'] } });
    expect((await server.rest('POST /keys', { key, body: { name: 'Website', scopes: ['content:read'] } })).status).toBe(201);
    const refused = { code: 'forbidden', scope: 'admin', detail: 'The key has to belong to the first workspace.' };
    for (const route of ['GET /workspaces', `DELETE /workspaces/${id}?name=Bakery`, `GET /workspaces/${id}/export`])
      expect((await server.rest(route, { key })).body).toMatchObject(refused);
    const { body } = await server.rest('GET /workspaces');
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Bakery', 'Default']);
  });

  it('is told with its key: how it is set, and which server has it', async () => {
    const { id, key } = await create('Told');
    await server.rest(`PATCH /workspaces/${id}`, { body: { review: { default: true, fail: ['weak'] } } });
    const set = { approval: 'off', time_zone: 'UTC', review: { default: true, fail: ['weak'] }, is_first: false };
    await vi.waitFor(
      async () => expect((await server.rest('GET /me', { key })).body.workspace).toEqual({ id, name: 'Told', ...set }),
      10_000,
    );
    const { body } = await server.rest('GET /me');
    expect(body).toMatchObject({
      workspace: { review: null, is_first: true },
      writer: 'sandbox',
      version: expect.stringMatching(/^\d+\.\d/),
    });
  });

  it('is made once for an idempotency key, which never shows the key again', async () => {
    const headers = { 'idempotency-key': 'one-mill' };
    const { id, key } = await create('Mill', { headers });
    const { body } = await server.rest('POST /workspaces', { body: { name: 'Mill' }, headers });
    expect(body).toMatchObject({ id, key: { id: expect.stringMatching(/^key_/), key: null } });
    expect((await server.rest('GET /me', { key })).status).toBe(200);
  });

  it('whose key is lost gets another from the first one, which also sees and revokes what it has', async () => {
    const { id, key } = await create('Lost');
    const { body: site } = await server.rest('POST /keys', { key, body: { name: 'Site', scopes: ['content:read'] } });
    const path = `/workspaces/${id}/keys`;
    const { status, body } = await server.rest(`POST ${path}`, { body: { name: 'Way back', scopes: ['admin'] } });
    expect([status, body]).toMatchObject([
      201,
      { made_by: null, scopes: ['admin'], expires_at: null, key: expect.stringContaining('hbk_') },
    ]);
    expect((await server.rest('GET /me', { key: body.key })).body).toMatchObject({ workspace: { id }, key: { id: body.id } });
    const listed = async () => (await server.rest(`GET ${path}?limit=100`)).body.data.map(({ name }: { name: string }) => name);
    expect(await listed()).toEqual(['Way back', 'Site', 'First key']);
    const page = await server.rest(`GET ${path}?limit=1`);
    const [, next = ''] = /^<\/v1(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '') ?? [];
    expect((await server.rest(`GET ${next}`)).body.data).toMatchObject([{ id: site.id, made_by: { name: 'First key' } }]);
    const first = site.made_by.id;
    expect((await server.rest(`DELETE ${path}/${first}?with_made=true`)).status).toBe(204);
    expect((await server.rest('GET /me', { key: site.key })).status).toBe(401);
    expect((await server.rest(`DELETE ${path}/${body.id}`)).body).toMatchObject({ code: 'last_admin_key' });
    expect(await listed()).toEqual(['Way back']);
    // The name of the operator's key is nothing to this one.
    const feed = async () => (await server.rest('GET /events', { key: body.key })).body.data;
    await vi.waitUntil(async () => (await feed()).length === 5, { timeout: 10_000 });
    expect((await feed()).map(({ type, key_id }: Record<string, unknown>) => [type, key_id])).toEqual([
      ['key.created', null],
      ['key.created', first],
      ['key.created', null],
      ['key.revoked', null],
      ['key.revoked', null],
    ]);
    const own = await server.rest('GET /me');
    const { body: made } = await server.rest(`POST /workspaces/${own.body.workspace.id}/keys`, {
      body: { name: 'Own', scopes: ['content:read'] },
    });
    expect(made.made_by).toMatchObject({ id: own.body.key.id });
  });

  it('is changed by who knows what it is, and the feed of the first one tells', async () => {
    const { id } = await create('Shop');
    const capped = await change(id, { monthly_token_cap: 5_000_000_000, monthly_cost_cap: 0.000001 });
    expect(capped.body).toMatchObject({ monthly_token_cap: 5_000_000_000, monthly_cost_cap: 0.000001, revision: 2 });
    expect((await change(id, { name: 'Store' }, { 'if-match': '"1"' })).body).toMatchObject({ code: 'revision_mismatch' });
    const wrong = await change(id, { monthly_token_cap: -1, monthly_cost_cap: 0.0000001, review: { fail: ['rude'] } });
    const pointers = wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/monthly_token_cap', '/monthly_cost_cap', '/review/fail/0']));
    expect((await change(id, { name: 'Store', monthly_token_cap: null })).headers.get('etag')).toBe('"3"');
    expect(await eventsOf(id, 3)).toMatchObject([
      { type: 'workspace.created', data: { id, name: 'Shop' }, previous: null },
      { type: 'workspace.updated', previous: { monthly_token_cap: null, monthly_cost_cap: null } },
      { type: 'workspace.updated', data: { name: 'Store' }, previous: { name: 'Shop', monthly_token_cap: 5_000_000_000 } },
    ]);
  });

  it('says whether and how its texts are reviewed', async () => {
    const { id, key } = await create('Studio');
    const generate = async (fields = {}) => {
      const body = { type: 'email', topic: 'sandbox:review:weak bread', ...fields };
      const answer = (await server.rest('POST /content/generate', { key, body })).body;
      return answer.checks.filter(({ rule }: { rule: string }) => rule === 'review').map(({ outcome }: { outcome: string }) => outcome);
    };
    expect([await generate(), await generate({ review: true })]).toEqual([[], ['warn']]);
    await change(id, { review: { default: true, fail: ['weak'] } });
    expect([await generate(), await generate({ review: false })]).toEqual([['fail'], []]);
    await change(id, { review: null });
    expect(await generate()).toEqual([]);
  });
});

describe('an export', () => {
  it('is plain text for who takes no lines of JSON', async () => {
    const { id } = (await server.rest('POST /workspaces', { body: { name: 'Plain' } })).body;
    const { headers } = await server.rest(`GET /workspaces/${id}/export`, { headers: { accept: 'text/plain, application/json' } });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('has everything that is kept, one record a line, and nothing that is secret', async () => {
    const { id, key } = await create('Archive');
    const { campaigns, content, brandVoices } = await fillWorkspace(server, key, { marker: 'pretzel', year: 2051, budget: 4_711 });
    const hasRecord = async (name: string) => (await server.db.collection(name).findOne({ workspace_id: id })) !== null;
    await vi.waitUntil(async () => (await hasRecord('events')) && (await hasRecord('usage')), { timeout: 10_000 });
    const { text, lines, of } = await exported(id);
    const ids = (kind: string) => of(kind).map((record) => String(record['id']));
    expect([...ids('campaigns'), ...ids('campaigns_deleted')].toSorted()).toEqual(campaigns.all.toSorted());
    expect([...ids('content'), ...ids('content_deleted')].toSorted()).toEqual(content.all.toSorted());
    expect(ids('brand_voices').toSorted()).toEqual(brandVoices.listed.toSorted());
    expect(of('campaigns_deleted')).toMatchObject([{ deleted_at: expect.any(String), budget: 4_711 }]);
    expect(of('workspaces')).toMatchObject([{ id, name: 'Archive' }]);
    for (const kind of ['attempts', 'content_revisions', 'events', 'keys', 'usage']) expect(of(kind)).not.toEqual([]);
    expect(lines.at(-1)).toEqual({ kind: 'end', record: { records: lines.length - 1 } });
    const hashes = await server.db
      .collection('keys')
      .find({ workspace_id: id })
      .map(({ hash }) => String(hash))
      .toArray();
    // That of a text is no secret.
    const ofKey = lines.filter(({ kind }) => kind === 'keys').map(({ record }) => record);
    expect(ofKey.filter((record) => 'hash' in record)).toEqual([]);
    for (const secret of [key, key.slice(-43), ...hashes, 'outbox']) expect(text).not.toContain(secret);
  });
});

describe('a workspace that is deleted', () => {
  it('has to be named, exists, and is not the first', async () => {
    const { id } = await create('Kept');
    const { body: me } = await server.rest('GET /me');
    for (const query of ['', '?name=Other'])
      expect((await server.rest(`DELETE /workspaces/${id}${query}`)).body).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '/name' }],
      });
    expect((await server.rest(`DELETE /workspaces/${me.workspace.id}?name=Default`)).body).toMatchObject({ code: 'forbidden' });
    expect((await server.rest('DELETE /workspaces/wsp_none?name=x')).status).toBe(404);
  });

  it('is in no collection any more, and a text that is being written is not stored', { timeout: 60_000 }, async () => {
    const { id, key } = await create('To go');
    await fillWorkspace(server, key, { marker: 'zwieback', year: 2091, budget: 987_654_321 });
    const slow = { type: 'email', topic: 'sandbox:slow zwieback', background: true };
    expect((await server.rest('POST /content/generate', { key, body: slow })).status).toBe(202);
    await server.rest('POST /campaigns', {
      key,
      body: { name: 'zwieback', campaign_type: 'sales' },
      headers: { 'idempotency-key': 'zwieback' },
    });
    expect((await placesOf('zwieback')).length).toBeGreaterThan(8);
    const others = await exported((await create('Stays')).id);

    expect((await server.rest(`DELETE /workspaces/${id}?name=To%20go`)).status).toBe(204);
    expect((await server.rest('GET /me', { key })).body).toMatchObject({ code: 'unauthenticated' });
    expect((await eventsOf(id, 2)).at(-1)).toMatchObject({ data: { id, name: 'To go' }, previous: null });
    // It waits for the text; the next one goes on.
    await server.stop();
    await server.start();
    // Records that came in meanwhile are erased as well, in rounds that begin later.
    const deleted = server.db.collection('deleted_workspaces');
    const isGone = async () => {
      await deleted.updateMany({}, { $set: { due_at: new Date(0) } });
      return (await deleted.countDocuments()) === 0;
    };
    await vi.waitUntil(isGone, { timeout: 20_000 });
    expect([await placesOf('zwieback'), await placesOf(id)]).toEqual([[], []]);
    expect(others.of('workspaces')).toMatchObject([{ name: 'Stays' }]);
  });
});
