import { contract } from '@handbill/contract';
import { createClient } from '@handbill/client';
import { describe, expect, it, vi } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  server.rest(route, { headers, ...(body !== undefined && { body }) });
const full = contract.brandVoices.create.examples?.['full']?.value ?? {};
const create = async (fields: object = { name: 'Bakery' }) => (await call('POST /brand-voices', fields)).body;

describe('a brand voice', () => {
  it('is created, read, changed and deleted', async () => {
    const made = await call('POST /brand-voices', full);
    const { id } = made.body;
    expect([made.status, made.headers.get('location'), made.headers.get('etag')]).toEqual([201, `/v1/brand-voices/${id}`, '"1"']);
    expect(id).toMatch(/^brv_[0-9a-z]{26}$/);
    expect(made.body).toMatchObject({
      ...full,
      terms: [{ language: 'en', note: null }, {}, { instead: null, language: null }],
      revision: 1,
    });
    expect((await call(`GET /brand-voices/${id}`)).body).toEqual(made.body);

    const changed = await call(`PATCH /brand-voices/${id}`, { emoji: 'none', description: null, avoid: ['unlock'] });
    const { updated_at: _, ...same } = made.body;
    expect(changed.body).toMatchObject({ ...same, emoji: 'none', description: null, avoid: ['unlock'], revision: 2 });
    expect((await call(`PATCH /brand-voices/${id}`, { emoji: 'none' })).body).toEqual(changed.body);

    expect((await call(`DELETE /brand-voices/${id}`)).status).toBe(204);
    expect((await call(`GET /brand-voices/${id}`)).status).toBe(404);
    expect((await call(`DELETE /brand-voices/${id}`)).status).toBe(404);
  });

  it('comes back once it was deleted, as a new revision that briefs can name, with an event', async () => {
    const { id, created_at, updated_at: _, ...made } = await create({ name: 'Mill', avoid: ['unlock'] });
    await call(`DELETE /brand-voices/${id}`);
    const early = await call(`POST /brand-voices/${id}/restore`, undefined, { 'if-match': '"7"' });
    expect([early.status, early.body.current_revision]).toEqual([412, 1]);
    const { status, body } = await call(`POST /brand-voices/${id}/restore`);
    expect([status, body]).toEqual([200, { id, ...made, created_at, updated_at: expect.any(String), revision: 2 }]);
    expect((await call(`POST /brand-voices/${id}/restore`)).body).toEqual(body);
    const brief = { type: 'email', topic: 'Sourdough course', brand_voice_id: id };
    expect((await call('POST /content/generate', brief)).status).toBe(201);
    const types = async () => (await call(`GET /events?resource_id=${id}`)).body.data.map(({ type }: { type: string }) => type);
    await vi.waitUntil(async () => (await types()).length === 3, { timeout: 10_000 });
    expect((await types()).at(-1)).toBe('brand_voice.restored');
    await call(`DELETE /brand-voices/${id}`);
    expect((await call(`DELETE /brand-voices/${id}?permanent=true`)).status).toBe(204);
    expect((await call(`POST /brand-voices/${id}/restore`)).status).toBe(404);
  });

  it('has every field, unset ones null or empty', async () => {
    expect(await create({ name: ' Bakery ', do: null })).toEqual({
      id: expect.any(String),
      name: 'Bakery',
      description: null,
      do: [],
      avoid: [],
      examples: [],
      formality: null,
      emoji: null,
      terms: [],
      disclaimers: [],
      brand: null,
      revision: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  it('is refused with all that is faulty', async () => {
    const { status, body } = await call('POST /brand-voices', {
      name: '',
      avoid: Array.from({ length: 51 }, () => 'x'),
      examples: ['x'.repeat(5_001)],
      emoji: 'many',
      terms: [
        { term: 'x', use: 'loved', language: '!' },
        { use: 'keep', colour: 'red' },
      ],
      disclaimers: [{ text: 'Ad', types: ['poem', 'email'], platforms: ['linkedin', 'linkedin'] }],
      brand: { logo_url: 'javascript:alert(1)', color: 'red', postal_address: '', slogan: 'x' },
      tone: 'calm',
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).toSorted()).toEqual([
      '/avoid too_big',
      '/brand/color invalid_format',
      '/brand/logo_url invalid_format',
      '/brand/postal_address too_small',
      '/brand/slogan unknown_field',
      '/disclaimers/0/platforms/1 repeated',
      '/disclaimers/0/types/0 invalid_choice',
      '/emoji invalid_choice',
      '/examples/0 too_big',
      '/name too_small',
      '/terms/0/language invalid_format',
      '/terms/0/use invalid_choice',
      '/terms/1/colour unknown_field',
      '/terms/1/term required',
      '/tone unknown_field',
    ]);
  });

  it('is valid as a whole after an edit, or as it was', async () => {
    const { id } = await create();
    const { status, body } = await call(`PATCH /brand-voices/${id}`, { name: null, emoji: 'many', id2: 1 });
    expect(status).toBe(400);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(['/emoji', '/id2', '/name']);
    expect((await call(`GET /brand-voices/${id}`)).body.revision).toBe(1);
  });

  it('has a brand that edits merge into and null clears', async () => {
    const brand = { logo_url: 'https://example.com/logo.png', color: '#8A4B08' };
    const { id, brand: made } = await create({ name: 'Bakery', brand });
    expect(made).toEqual({ ...brand, postal_address: null });
    const edited = async (change: unknown) => (await call(`PATCH /brand-voices/${id}`, { brand: change })).body.brand;
    expect(await edited({ color: null, postal_address: '1 Mill Lane' })).toEqual({ ...brand, color: null, postal_address: '1 Mill Lane' });
    expect(await edited(null)).toBeNull();
  });

  it('that an older version stored has no brand', async () => {
    const { id } = await create();
    await server.stored('brand_voices').updateOne({ _id: id }, { $unset: { brand: 1 } });
    expect((await call(`GET /brand-voices/${id}`)).body.brand).toBeNull();
    expect((await call(`PATCH /brand-voices/${id}`, { emoji: 'few' })).body).toMatchObject({ emoji: 'few', brand: null });
  });

  it('is listed, newest first, by cursor', async () => {
    const ids = [(await create()).id, (await create()).id];
    const first = (await call('GET /brand-voices?limit=1')).body;
    const second = (await call(`GET /brand-voices?limit=1&cursor=${first.pagination.next_cursor}`)).body;
    expect([first.data[0].id, second.data[0].id]).toEqual(ids.toReversed());
  });

  it('is made once by a request that is repeated', async () => {
    const headers = { 'idempotency-key': 'voice-1' };
    const [one, again] = [await call('POST /brand-voices', full, headers), await call('POST /brand-voices', full, headers)];
    expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([one.body, 'true']);
  });

  it('is changed by fifty at once, and no change is lost', async () => {
    const { id } = await create();
    const fields = ['description', 'do', 'avoid', 'examples', 'emoji'] as const;
    const value = { description: 'Calm', do: ['x'], avoid: ['y'], examples: ['z'], emoji: 'few' };
    const edits = Array.from({ length: 50 }, (_, index) => {
      const field = fields[index % fields.length] ?? 'description';
      return call(`PATCH /brand-voices/${id}`, { [field]: value[field] });
    });
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200);
    expect((await call(`GET /brand-voices/${id}`)).body).toMatchObject({ ...value, revision: 1 + fields.length });
  });

  it('needs content’s scopes', async () => {
    const { id } = await create();
    const status = async (route: string, scope: 'content:read' | 'content:write' | 'campaigns:write', body?: object) =>
      (await server.rest(route, { key: await server.key([scope]), ...(body && { body }) })).status;
    expect(await status(`GET /brand-voices/${id}`, 'content:read')).toBe(200);
    expect(await status(`GET /brand-voices/${id}`, 'content:write')).toBe(403);
    expect(await status(`PATCH /brand-voices/${id}`, 'content:write', { emoji: 'few' })).toBe(200);
    expect(await status(`PATCH /brand-voices/${id}`, 'campaigns:write', { emoji: 'few' })).toBe(403);
  });

  it('is known to the typed client', async () => {
    const client = createClient({ url: server.url, key: server.adminKey });
    const { id } = await client.brandVoices.create.mutate({ name: 'Client', terms: [{ term: 'Slow Crust', use: 'keep' }] });
    const { created_at, terms } = await client.brandVoices.update.mutate({ id, emoji: 'free' });
    expect([created_at, terms[0]?.use]).toEqual([expect.any(Date), 'keep']);
    await client.brandVoices.delete.mutate({ id });
    await expect(client.brandVoices.get.query({ id })).rejects.toMatchObject({ problem: { code: 'not_found' } });
  });
});
