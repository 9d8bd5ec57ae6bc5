import { describe, expect, it, vi } from 'vitest';
import { ofOwnPage, page, sessionCookie, signIn } from '../../testing/console-session.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

const server = testServer();
const hour = 60 * 60_000;

/** A session of a new key of these fields, and its calls. */
async function sessionOfNewKey(fields: object = {}, body: object = {}) {
  const { body: made } = await server.rest('POST /keys', {
    body: { name: 'Team', scopes: ['content:read', 'campaigns:write'], ...fields },
  });
  const cookie = await sessionCookie(server, { key: made.key, ...body });
  const asked = page(server, cookie);
  return { key: made, cookie, asked, session: (await asked('GET /v1/me')).body.key };
}

const sessions = async (at: TestServer = server) =>
  (await at.rest('GET /keys?sessions=true&limit=100')).body.data.filter(({ is_session }: { is_session: boolean }) => is_session);

describe('a session', () => {
  it('is a key of its own for 12 h, with the scopes of the one that signed in, and answers as GET /me', async () => {
    const { body: made } = await server.rest('POST /keys', { body: { name: 'Team', scopes: ['content:read', 'campaigns:write'] } });
    const before = Date.now();
    const { body } = await signIn(
      server,
      { key: made.key, name: 'Jörg Müller' },
      { headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' } },
    );
    const me = (await server.rest('GET /me')).body;
    expect(body).toEqual({
      ...me,
      key: {
        id: expect.stringMatching(/^key_/),
        name: 'Console, Firefox, Jörg Müller',
        scopes: ['content:read', 'campaigns:write'],
        expires_at: expect.any(String),
        models: null,
        actor: 'J%C3%B6rg%20M%C3%BCller',
        monthly_token_cap: null,
        monthly_cost_cap: null,
      },
    });
    expect(body.key.id).not.toBe(made.id);
    const lasts = Date.parse(body.key.expires_at) - before;
    expect(lasts).toBeGreaterThanOrEqual(12 * hour);
    expect(lasts).toBeLessThan(12 * hour + 60_000);
  });

  it('is listed where sessions are asked for, below the key behind it, and its secret nowhere', async () => {
    const { key, session, cookie } = await sessionOfNewKey();
    const listed = (await sessions()).find(({ id }: { id: string }) => id === session.id);
    expect(listed).toMatchObject({ is_session: true, made_by: { id: key.id, name: 'Team' } });
    const without = (await server.rest('GET /keys?limit=100')).body.data;
    expect(without.map(({ id }: { id: string }) => id)).toContain(key.id);
    expect(without.filter(({ is_session }: { is_session: boolean }) => is_session)).toEqual([]);
    const workspace = (await server.rest('GET /me')).body.workspace.id;
    const ofWorkspace = await server.rest(`GET /workspaces/${workspace}/keys?sessions=true&limit=100`);
    expect(ofWorkspace.body.data.map(({ id }: { id: string }) => id)).toContain(session.id);
    expect(JSON.stringify(await server.db.collection('keys').find().toArray())).not.toContain(cookie.split('=')[1]);
  });

  it('lasts no longer than its key, and ends with it, whatever that one may do', async () => {
    const expires_at = new Date(Date.now() + hour).toISOString();
    expect((await sessionOfNewKey({ expires_at })).session.expires_at).toBe(expires_at);
    for (const scopes of [['content:read'], ['admin']]) {
      const { key, asked, session } = await sessionOfNewKey({ scopes });
      const sooner = new Date(Date.now() + hour).toISOString();
      expect((await server.rest(`PATCH /keys/${key.id}`, { body: { expires_at: sooner } })).status).toBe(200);
      expect((await asked('GET /v1/me')).body.key.expires_at).toBe(sooner);
      expect((await server.rest(`DELETE /keys/${key.id}?with_made=false`)).status).toBe(204);
      expect((await asked('GET /v1/me')).status).toBe(401);
      expect((await sessions()).map(({ id }: { id: string }) => id)).not.toContain(session.id);
    }
  });

  it('has the limits of the key behind it, also those that it gets later', async () => {
    const { key, asked } = await sessionOfNewKey({ monthly_token_cap: 5_000_000 });
    expect((await asked('GET /v1/me')).body.key.monthly_token_cap).toBe(5_000_000);
    await server.rest(`PATCH /keys/${key.id}`, { body: { monthly_token_cap: 9_000_000, models: ['gpt-5-mini'] } });
    expect((await asked('GET /v1/me')).body.key).toMatchObject({ monthly_token_cap: 9_000_000, models: ['gpt-5-mini'] });
  });

  it('reads only, where that is asked for', async () => {
    const asked = page(server, await sessionCookie(server, { key: server.adminKey, read_only: true }));
    const { scopes } = (await asked('GET /v1/me')).body.key;
    expect(scopes).toContain('campaigns:read');
    expect(scopes.every((scope: string) => scope.endsWith(':read'))).toBe(true);
    const { status, body } = await asked('POST /v1/campaigns', { body: { name: 'Autumn', campaign_type: 'sales' } });
    expect([status, body.scope]).toEqual([403, 'campaigns:write']);
  });

  it('makes keys as the key behind it, which outlive it, and manages those that this one may', async () => {
    const { key, asked, session } = await sessionOfNewKey({ scopes: ['keys:write', 'content:read'] }, { name: 'Mira' });
    const { body: made } = await asked('POST /v1/keys', { body: { name: 'Website', scopes: ['content:read'] } });
    expect(made).toMatchObject({ made_by: { id: key.id, name: 'Team' }, expires_at: null, actor: null, is_session: false });
    expect((await asked(`PATCH /v1/keys/${made.id}`, { body: { name: 'Shop' } })).status).toBe(200);
    expect((await asked('DELETE /console/session')).status).toBe(204);
    expect((await server.rest('GET /me', { key: made.key })).status).toBe(200);
    expect((await server.rest(`GET /keys/${made.id}`)).body.made_by.id).toBe(key.id);
    expect((await server.rest(`GET /keys/${session.id}`)).status).toBe(404);
    expect((await server.rest(`DELETE /keys/${key.id}`)).status).toBe(204);
    expect((await server.rest('GET /me', { key: made.key })).status).toBe(401);
  });

  it('is never the last key with admin, and revokes none that is', async () => {
    const asked = page(server, await sessionCookie(server));
    const first = (await server.rest('GET /me')).body.key.id;
    const { status, body } = await asked(`DELETE /v1/keys/${first}`);
    expect([status, body.code]).toEqual([409, 'last_admin_key']);
    expect((await asked('DELETE /console/session')).status).toBe(204);
  });

  it('cannot be made to last longer, nor sign in to another one', async () => {
    const { session, cookie } = await sessionOfNewKey();
    const later = await server.rest(`PATCH /keys/${session.id}`, { body: { expires_at: null } });
    expect([later.status, later.body.errors?.[0]?.pointer]).toEqual([400, '/expires_at']);
    const { status, body } = await signIn(server, { key: cookie.split('=')[1] });
    expect([status, body.code, body.reason]).toEqual([401, 'unauthenticated', 'key']);
  });

  it('there are at most a hundred of a key', async () => {
    const { key } = await sessionOfNewKey();
    const keys = server.stored('keys');
    const { _id, ...one } = (await keys.findOne({ is_session: true, 'created_by.0': key.id })) ?? { _id: '' };
    await keys.insertMany(Array.from({ length: 99 }, (_, index) => ({ ...one, _id: `${_id}${index}` })));
    const { status, body } = await signIn(server, { key: key.key });
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(body.detail).toContain('100 sessions');
  });
});

describe('its name', () => {
  it('is asked for later, and who calls is called so from then on', async () => {
    const { asked, session } = await sessionOfNewKey();
    const { status, body } = await asked('PATCH /console/session', {
      body: { name: 'Mira' },
      headers: { 'user-agent': 'Chrome/1 Safari/1' },
    });
    expect([status, body.key.id, body.key.name, body.key.actor]).toEqual([200, session.id, 'Console, Chrome, Mira', 'Mira']);
    const { body: made } = await asked('POST /v1/campaigns', { body: { name: 'Autumn', campaign_type: 'sales' } });
    const entry = await vi.waitUntil(async () => (await server.rest(`GET /campaigns/${made.id}/activity`)).body.data[0], {
      timeout: 20_000,
    });
    expect(entry).toMatchObject({ actor: 'Mira', key_id: session.id });
  });

  it('is no actor where the key behind it acts for somebody', async () => {
    const { asked, session } = await sessionOfNewKey({ actor: 'ann' }, { name: 'Mira' });
    expect(session).toMatchObject({ actor: 'ann', name: 'Console, Mira' });
    expect((await asked('PATCH /console/session', { body: { name: 'Bob' } })).body.key).toMatchObject({
      actor: 'ann',
      name: 'Console, Bob',
    });
  });

  it.each([
    [{ name: 'system:schedule' }, '/name', 'invalid'],
    [{ name: 'x'.repeat(81) }, '/name', 'invalid'],
    [{ name: 'お'.repeat(30) }, '/name', 'invalid'],
    [{ name: 'a\u0007b' }, '/name', 'invalid'],
    [{ name: '\ud800' }, '/name', 'invalid'],
    [{ name: ' ' }, '/name', 'invalid'],
    [{ name: 7 }, '/name', 'invalid_type'],
    [{ name: 'Mira', nme: 'Mira' }, '/nme', 'unknown_field'],
  ])('is bounded: %j', async (body, pointer, code) => {
    const { asked } = await sessionOfNewKey();
    const { status, body: problem } = await asked('PATCH /console/session', { body });
    expect([status, problem.errors.map((fault: { pointer: string; code: string }) => [fault.pointer, fault.code])[0]]).toEqual([
      400,
      [pointer, code],
    ]);
  });
});

describe('sign-in', () => {
  it.each([
    [{}, '/key', 'required'],
    [{ key: 'a', link: 'b' }, '/link', 'conflict'],
    [{ key: 'x'.repeat(201) }, '/key', 'too_big'],
    [{ key: 'a', read_only: 'yes' }, '/read_only', 'invalid_type'],
    [{ key: 'a', scopes: ['admin'] }, '/scopes', 'unknown_field'],
  ])('is refused as the other doors refuse: %j', async (body, pointer, code) => {
    const { status, body: problem } = await signIn(server, body);
    expect([status, problem.code, problem.errors[0].pointer, problem.errors[0].code]).toEqual([400, 'invalid_request', pointer, code]);
  });

  it('takes no long body, and no other method', async () => {
    const long = await signIn(server, { key: 'x'.repeat(300_000) });
    expect([long.status, long.body.code]).toEqual([413, 'payload_too_large']);
    const get = await page(server, '')('GET /console/session');
    expect([get.status, get.headers.allow]).toEqual([405, 'POST, PATCH, DELETE']);
  });

  it('is refused with a wrong key, and sets no cookie', async () => {
    const { status, body, headers } = await signIn(server, { key: server.adminKey.replace(/.$/, '-') });
    expect([status, body.code, body.reason, headers['set-cookie']]).toEqual([401, 'unauthenticated', 'key', undefined]);
    expect(JSON.stringify(body)).not.toContain('hbk_');
  });
});

describe('sign-out', () => {
  it('ends the session and its streams, and the browser forgets it', async () => {
    const { asked, cookie } = await sessionOfNewKey({ scopes: ['events:read', 'campaigns:read'] });
    const stream = await fetch(`${server.url}/v1/events`, { headers: { ...ofOwnPage, cookie, accept: 'text/event-stream' } });
    expect(stream.status).toBe(200);
    const out = await asked('DELETE /console/session');
    expect([out.status, out.headers['set-cookie']?.[0]]).toEqual([
      204,
      `${cookie.split('=')[0]}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`,
    ]);
    expect(await stream.text()).toContain('"code":"unauthenticated"');
    expect((await asked('GET /v1/me')).status).toBe(401);
    expect((await asked('PATCH /console/session', { body: { name: 'Mira' } })).status).toBe(401);
    expect((await asked('DELETE /console/session')).status).toBe(204);
  });
});

describe('limits', () => {
  const rateLimits = { key: { requests: 4, milliseconds: 60_000 }, workspace: null };
  const limited = testServer({ rateLimits, streamsPerKey: 1 });

  it('count a session for itself, and each sign-in for its key', async () => {
    const key = await limited.key(['content:read']);
    const [one, two] = [await sessionCookie(limited, { key }), await sessionCookie(limited, { key })].map((cookie) =>
      page(limited, cookie),
    );
    // Both sign-ins have asked for `GET /me` once.
    for (const asked of [one, two])
      expect([await asked?.('GET /v1/me'), await asked?.('GET /v1/me'), await asked?.('GET /v1/me')].map((end) => end?.status)).toEqual([
        200, 200, 200,
      ]);
    expect((await one?.('GET /v1/me'))?.status).toBe(429);
    expect((await signIn(limited, { key })).status).toBe(200);
    expect((await signIn(limited, { key })).status).toBe(200);
    expect((await signIn(limited, { key })).status).toBe(429);
  });

  it('refuse who guesses, and no good key', async () => {
    const ends = [];
    for (let tries = 0; tries < 61; tries += 1) ends.push((await signIn(limited, { key: 'hbk_no' })).status);
    expect([ends.filter((status) => status === 401).length, ends.at(-1)]).toEqual([60, 429]);
    expect((await signIn(limited, { key: await limited.key(['content:read']) })).status).toBe(200);
  });
});

describe('HANDBILL_CONSOLE=off', () => {
  const off = testServer({ console: false });

  it('has no door, and no cookie counts', async () => {
    expect((await signIn(off)).status).toBe(404);
    const secret = (await sessionCookie(server)).split('=')[1];
    const asked = page(off, `handbill-${new URL(off.url).port}=${secret}`);
    expect((await asked('GET /v1/me')).status).toBe(401);
    const own = page(off, `handbill-${new URL(off.url).port}=${off.adminKey}`);
    expect((await own('GET /v1/me')).status).toBe(401);
  });
});
