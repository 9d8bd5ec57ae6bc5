import { CreateCampaign } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const full = {
  name: '  Spring launch ',
  campaign_type: 'lead_gen',
  budget: 2500.5,
  currency: 'EUR',
  channels: ['email', 'linkedin', 'our_own_channel'],
  target_audience: { description: 'Bakers', locations: ['Lisbon'], age_min: 25, loyalty_tier: { name: 'gold' } },
  starts_at: '2027-03-01T08:00:00.5+02:00',
  ends_at: '2027-04-01T08:00:00Z',
  description: 'Three weeks',
  message: { key_message: 'Bread keeps', offer: 'One loaf free', proof: null, call_to_action: 'Order', must_say: [] },
  tags: ['spring'],
  metadata: { crm_id: '0061' },
};
/** The answer's values of fields that a request leaves out. */
const defaults = CreateCampaign.parse({ name: 'x', campaign_type: 'sales' });
const create = async (fields: object) =>
  (await server.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales', ...fields } })).body;
const patch = (id: string, body: object) => server.rest(`PATCH /campaigns/${id}`, { body });

it.each(['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+12:00'])(
  'rejects a time that RFC 3339 cannot express in UTC: %s',
  async (starts_at) => {
    const { status, body } = await server.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', starts_at } });
    expect([status, body.errors]).toMatchObject([400, [{ pointer: '/starts_at', message: expect.stringContaining('0000 to 9999') }]]);
  },
);

describe('a campaign', () => {
  it('is returned with all fields, text trimmed, times in UTC', async () => {
    const { status, body } = await server.rest('POST /campaigns', { body: full });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...defaults,
      ...full,
      name: 'Spring launch',
      starts_at: '2027-03-01T06:00:00.500Z',
      ends_at: '2027-04-01T08:00:00.000Z',
      id: expect.stringMatching(/^cmp_[0-9a-hjkmnp-tv-z]{26}$/),
      status: 'draft',
      allowed_actions: ['activate', 'duplicate', 'delete'],
      source_campaign_id: null,
      open_publications: 0,
      revision: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: body.created_at,
    });
    expect((await server.rest(`GET /campaigns/${body.id}`)).body).toEqual(body);
  });

  it('has null, [] and {} for fields that were absent or null in the request', async () => {
    const unset = {
      budget: null,
      currency: 'USD',
      channels: [],
      target_audience: null,
      starts_at: null,
      ends_at: null,
      description: null,
      message: null,
      tags: [],
      metadata: {},
    };
    expect(await create({})).toMatchObject(unset);
    expect(await create(Object.fromEntries(Object.keys(unset).map((name) => [name, null])))).toMatchObject(unset);
  });

  it('keeps members of an audience under any name', async () => {
    const target_audience = JSON.parse(
      '{"__proto__":{"a":1},"constructor":"c","$where":"1","a.b":[1,{"$ref":"x","$id":"y"}],"":null,"_bsontype":"ObjectId","\\u0000":1}',
    );
    const { id, target_audience: answered } = await create({ target_audience });
    expect(JSON.stringify(answered)).toBe(JSON.stringify(target_audience));
    expect(JSON.stringify((await server.rest(`GET /campaigns/${id}`)).body.target_audience)).toBe(JSON.stringify(target_audience));
  });

  it.each([
    ['over 16 kB', { note: 'x'.repeat(16_384) }],
    ['6 levels deep', { a: { b: { c: { d: { e: {} } } } } }],
    ['with a known member of another type', { age_min: '25' }],
    ['that is a list', ['bakers']],
  ])('refuses an audience %s', async (_, target_audience) => {
    const { status, body } = await server.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales', target_audience } });
    expect(status).toBe(400);
    expect(body.errors[0].pointer).toMatch(/^\/target_audience/);
  });

  it.each([
    ['KRW', 1500, 201],
    ['KRW', 1500.5, 400],
    ['KWD', 0.125, 201],
    ['KWD', 0.1255, 400],
    ['USD', 999_999_999_999, 201],
    ['USD', 999_999_999_999.01, 400],
    ['USD', 0, 201],
    ['USD', -1, 400],
    ['EURO', 1, 400],
  ])('in %s with %d is answered %i', async (currency, budget, expected) => {
    const { status, body } = await server.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales', currency, budget } });
    expect({ status, budget: body.budget }).toEqual({ status: expected, budget: expected === 201 ? budget : undefined });
  });
});

describe('a merge patch', () => {
  it('keeps what is absent, clears what is null, replaces lists, merges objects', async () => {
    const { id } = await create(full);
    const { body } = await patch(id, {
      budget: null,
      channels: ['sms'],
      target_audience: { age_min: null, age_max: 60, loyalty_tier: { level: 2 } },
      metadata: { crm_id: null, team: 'a' },
    });
    expect(body).toMatchObject({ name: 'Spring launch', budget: null, channels: ['sms'], metadata: { team: 'a' }, revision: 2 });
    expect(body.target_audience).toEqual({
      description: 'Bakers',
      locations: ['Lisbon'],
      loyalty_tier: { name: 'gold', level: 2 },
      age_max: 60,
    });
  });

  it('keeps the other parts of a message, and a copy keeps all of them', async () => {
    const { id, message } = await create({ message: { offer: ' One loaf free ' } });
    expect(message).toEqual({ key_message: null, offer: 'One loaf free', proof: null, call_to_action: null, must_say: [] });
    const { body } = await patch(id, { message: { key_message: 'Bread keeps' } });
    const merged = { ...message, key_message: 'Bread keeps' };
    expect(body).toMatchObject({ message: merged, revision: 2 });
    expect((await server.rest(`POST /campaigns/${id}/duplicate`)).body.message).toEqual(merged);
    expect((await patch(id, { message: { offer: null } })).body.message).toMatchObject({ key_message: 'Bread keeps', offer: null });
    expect((await patch(id, { message: null })).body.message).toBeNull();
    const { status, body: refused } = await patch(id, { message: { offer: 'x'.repeat(501), slogan: 'x' } });
    expect([status, refused.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      400,
      ['/message/offer', '/message/slogan'],
    ]);
  });

  it('validates the merged result: dates against the stored ones, decimals against the new currency', async () => {
    const { id } = await create(full);
    const { status, body } = await patch(id, { ends_at: '2027-02-01T00:00:00Z', currency: 'JPY', name: null, campaign_type: null, nme: 1 });
    expect(status).toBe(400);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/budget',
      '/campaign_type',
      '/ends_at',
      '/name',
      '/nme',
    ]);
    expect((await server.rest(`GET /campaigns/${id}`)).body.revision).toBe(1);
  });

  it('keeps the amount when the currency changes', async () => {
    const { id } = await create({ budget: 100, currency: 'EUR' });
    expect((await patch(id, { currency: 'JPY' })).body).toMatchObject({ budget: 100, currency: 'JPY' });
  });

  it('without a difference does not change the revision', async () => {
    const { id, updated_at } = await create({ status: 'active' });
    expect((await patch(id, { status: 'active', name: 'x' })).body).toMatchObject({ revision: 1, updated_at });
    expect((await patch(id, {})).body.revision).toBe(1);
  });

  it('cannot clear the status', async () => {
    const { id } = await create({});
    expect((await patch(id, { status: null })).body.errors).toMatchObject([{ pointer: '/status' }]);
  });
});

describe('an audience', () => {
  const faulty = [{ in: 'body', pointer: '/target_audience/age_max', code: 'out_of_order', message: 'must not be below age_min' }];

  it('with age_max below age_min is rejected in create, update and duplicate', async () => {
    const inverted = { age_min: 60, age_max: 25 };
    const created = await server.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales', target_audience: inverted } });
    expect([created.status, created.body.errors]).toEqual([400, faulty]);
    const { id } = await create({ target_audience: { age_min: 30 } });
    expect((await patch(id, { target_audience: { age_max: 29 } })).body.errors).toEqual(faulty);
    expect((await patch(id, { target_audience: { age_max: 30 } })).status).toBe(200);
    expect((await patch(id, { target_audience: { age_min: 31 } })).body.errors).toEqual(faulty);
    const copied = await server.rest(`POST /campaigns/${id}/duplicate`, { body: { target_audience: inverted } });
    expect([copied.status, copied.body.errors]).toEqual([400, faulty]);
  });

  it('with a fault is reported together with all other faults', async () => {
    const body = { name: '', target_audience: { age_min: 60, age_max: 25, locations: [5] }, starts_at: 'x' };
    const { errors } = (await server.rest('POST /campaigns', { body })).body;
    expect(errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/campaign_type',
      '/name',
      '/starts_at',
      '/target_audience/age_max',
      '/target_audience/locations/0',
    ]);
  });

  // Campaigns that are older than the rule must remain usable.
  it('stored before that rule does not keep the campaign from being read, changed and copied', async () => {
    const { id } = await create({ target_audience: { age_min: 25 } });
    const stored = JSON.stringify({ age_min: 60, age_max: 25 });
    await server.stored('campaigns').updateOne({ _id: id }, { $set: { target_audience: stored } });
    expect((await server.rest(`GET /campaigns/${id}`)).body.target_audience).toEqual({ age_min: 60, age_max: 25 });
    const patched = await patch(id, { name: 'Later', status: 'active' });
    expect(patched.body).toMatchObject({ name: 'Later', status: 'active', target_audience: { age_min: 60, age_max: 25 } });
    const copy = await server.rest(`POST /campaigns/${id}/duplicate`);
    expect(copy.body).toMatchObject({ name: 'Later (copy)', target_audience: { age_min: 60, age_max: 25 } });
    expect((await patch(id, { target_audience: { locations: ['Lisbon'] } })).body.errors).toEqual(faulty);
    expect((await patch(id, { target_audience: { age_max: 65 } })).status).toBe(200);
  });
});

describe('a copy', () => {
  it('is a draft with “(copy)” in its name, without dates, and refers to its source', async () => {
    const { id } = await create({ ...full, status: 'active' });
    const { status, headers, body } = await server.rest(`POST /campaigns/${id}/duplicate`);
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/v1/campaigns/${body.id}`);
    expect(body).toMatchObject({
      name: 'Spring launch (copy)',
      status: 'draft',
      source_campaign_id: id,
      starts_at: null,
      ends_at: null,
      budget: 2500.5,
      currency: 'EUR',
      channels: full.channels,
      target_audience: full.target_audience,
      tags: full.tags,
      metadata: full.metadata,
      revision: 1,
    });
    expect(body.id).not.toBe(id);
  });

  it('accepts any field of create as an override, and validates the result', async () => {
    const { id } = await create(full);
    expect(
      (
        await server.rest(`POST /campaigns/${id}/duplicate`, {
          body: { name: 'Summer', starts_at: '2027-06-01T00:00:00Z', budget: 1, target_audience: { segments: ['b'] } },
        })
      ).body,
    ).toMatchObject({ name: 'Summer', starts_at: '2027-06-01T00:00:00.000Z', budget: 1, target_audience: { segments: ['b'] } });
    const refused = await server.rest(`POST /campaigns/${id}/duplicate`, { body: { currency: 'JPY', colour: 'red' } });
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(['/budget', '/colour']);
  });

  it('of a campaign with the longest name stays within the limit', async () => {
    const { id } = await create({ name: 'n'.repeat(200) });
    const { body } = await server.rest(`POST /campaigns/${id}/duplicate`);
    expect([body.name.length, body.name.endsWith(' (copy)')]).toEqual([200, true]);
    const family = await create({ name: `${'n'.repeat(188)}👨‍👩‍👧‍👦 here` });
    expect((await server.rest(`POST /campaigns/${family.id}/duplicate`)).body.name).toBe(`${'n'.repeat(188)} (copy)`);
  });
});

describe('a deleted campaign', () => {
  it('is found nowhere, and is restored in its old status', async () => {
    const { id } = await create({ status: 'active', tags: ['to_be_deleted'] });
    expect((await server.rest(`DELETE /campaigns/${id}`)).status).toBe(204);
    const gone = await Promise.all(
      [`GET /campaigns/${id}`, `DELETE /campaigns/${id}`, `PATCH /campaigns/${id}`, `POST /campaigns/${id}/pause`].map(
        async (route) => (await server.rest(route)).status,
      ),
    );
    expect(gone).toEqual([404, 404, 404, 404]);
    expect((await server.rest('GET /campaigns?tag=to_be_deleted')).body.data).toEqual([]);
    expect((await server.rest(`POST /campaigns/${id}/restore`)).body).toMatchObject({ id, status: 'active' });
    expect((await server.rest(`GET /campaigns/${id}`)).status).toBe(200);
  });

  it('cannot be restored after 30 days', async () => {
    const { id } = await create({});
    await server.rest(`DELETE /campaigns/${id}`);
    await server.stored('campaigns_deleted').updateOne({ _id: id }, { $set: { deleted_at: new Date(Date.now() - 31 * 86_400_000) } });
    expect((await server.rest(`POST /campaigns/${id}/restore`)).status).toBe(404);
  });
});
