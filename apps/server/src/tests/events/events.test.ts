import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { keptLog } from '../../../testing/kept-log.ts';
import { type RestRequest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const kept = keptLog('info');
const server = testServer({}, { log: kept.log });

/** The events of a record, once there are so many; `type`, `previous` and further requested members. */
async function eventsOf(resource: string, count: number, request: RestRequest = {}) {
  for (let tries = 0; ; tries += 1) {
    const { body } = await server.rest(`GET /events?resource_id=${resource}`, request);
    if (body.data?.length >= count || tries > 200) return body.data;
    await wait(25);
  }
}

const campaign = async (more: object = {}) =>
  (await server.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', budget: 12.5, ...more } })).body;
const typesOf = (events: { type: string; previous: unknown }[]) => events.map(({ type, previous }) => [type, previous]);

describe('the list of events', () => {
  it('is read backwards, and by who changed what', async () => {
    const acting = { 'handbill-actor': 'user-42' };
    const { id } = await campaign();
    await server.rest(`POST /campaigns/${id}/activate`, { headers: acting });
    await server.rest(`POST /campaigns/${id}/pause`, { key: await server.key(['campaigns:write']) });
    const all = await eventsOf(id, 3);
    const idsOf = async (query: string) => (await server.rest(`GET /events?${query}`)).body.data.map((event: { id: string }) => event.id);
    const ids = all.map((event: { id: string }) => event.id);
    expect(await idsOf(`resource_id=${id}&order=newest`)).toEqual(ids.toReversed());
    expect(await idsOf(`resource_id=${id}&order=newest&before=${ids[2]}`)).toEqual([ids[1], ids[0]]);
    expect(await idsOf('actor=user-42')).toEqual([ids[1]]);
    expect(await idsOf(`key_id=${all[2].key_id}`)).toEqual([ids[2]]);
    expect(await idsOf('order=newest&limit=1')).not.toEqual(await idsOf('limit=1'));
  });

  it.each(['before=evt_1', 'order=up', 'actor=', `key_id=${'x'.repeat(101)}`])('is refused with %s', async (query) => {
    const { status, body } = await server.rest(`GET /events?${query}`);
    expect([status, body.errors]).toMatchObject([400, [{ pointer: `/${query.split('=')[0]}` }]]);
  });

  it('is refused where the event to come before is not kept', async () => {
    const { status, body } = await server.rest('GET /events?before=evt_01jd6v3m8hf2v9q0x1y2z3a4b5');
    expect([status, body.code]).toEqual([400, 'events_expired']);
  });

  it('has events that are read one by one, by who may read what they tell of', async () => {
    const { id } = await campaign();
    const [created] = await eventsOf(id, 1);
    const read = async (scopes?: Parameters<typeof server.key>[0]) =>
      server.rest(`GET /events/${created.id}`, scopes === undefined ? {} : { key: await server.key(scopes) });
    expect(await read()).toMatchObject({ status: 200, body: created });
    expect((await read(['events:read', 'campaigns:read'])).body).toEqual(created);
    expect((await read(['events:read', 'content:read'])).body.code).toBe('not_found');
    expect((await read(['campaigns:read'])).body).toMatchObject({ code: 'forbidden', scope: 'events:read' });
  });
});

describe('the events of a campaign', () => {
  it('tell each change, by whom and what was before', async () => {
    const { id } = await campaign({ metadata: { $where: '1', 'a.b': 'x' } });
    const changed = await server.rest(`PATCH /campaigns/${id}`, {
      body: { name: '$name', budget: 20, status: 'active' },
      headers: { 'x-request-id': '$$ROOT' },
    });
    await server.rest(`POST /campaigns/${id}/pause`);
    await server.rest(`PATCH /campaigns/${id}`, { body: { name: '$name' } });
    await server.rest(`DELETE /campaigns/${id}`);
    const restored = await server.rest(`POST /campaigns/${id}/restore`);
    const events = await eventsOf(id, 6);
    expect(typesOf(events)).toEqual([
      ['campaign.created', null],
      ['campaign.updated', { name: 'Spring launch', budget: 12.5 }],
      ['campaign.activated', { status: 'draft' }],
      ['campaign.paused', { status: 'active' }],
      ['campaign.deleted', null],
      ['campaign.restored', null],
    ]);
    const me = (await server.rest('GET /me')).body.key.id;
    expect(events[2]).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
      sequence: events[0].sequence + 2,
      type: 'campaign.activated',
      created_at: changed.body.updated_at,
      resource_id: id,
      key_id: me,
      actor: null,
      request_id: '$$ROOT',
      data: changed.body,
      previous: { status: 'draft' },
      changed_parts: null,
      erased: false,
    });
    expect(events[1].data).toEqual({ ...changed.body, status: 'draft', allowed_actions: ['activate', 'duplicate', 'delete'] });
    expect(events[4].data).toMatchObject({ status: 'paused', revision: 3 });
    expect(events[5].data).toEqual(restored.body);
  });

  it('are two of one that is created as active, and one of a copy', async () => {
    const { id } = await campaign({ status: 'active' });
    const copy = (await server.rest(`POST /campaigns/${id}/duplicate`)).body;
    expect(typesOf(await eventsOf(id, 2))).toEqual([
      ['campaign.created', null],
      ['campaign.activated', { status: 'draft' }],
    ]);
    expect(typesOf(await eventsOf(copy.id, 1))).toEqual([['campaign.duplicated', null]]);
  });
});

describe('the actor behind a key', () => {
  it('is in the events of what it changes, at once and later, and in the log', async () => {
    const headers = { 'handbill-actor': 'ann@example.com' };
    const { body: written } = await server.rest('POST /content/generate', {
      body: { type: 'email', topic: 'Our course', background: true },
      headers,
    });
    await server.rest(`GET /content/${written.id}?wait=60`);
    await server.rest(`PATCH /content/${written.id}`, { body: { title: 'Course', output: { subject: 'Come and bake' } }, headers });
    await server.rest(`PATCH /content/${written.id}`, { body: { title: 'Course' } });
    await server.rest(`POST /content/${written.id}/approve`);
    const events = await eventsOf(written.id, 3);
    expect(
      events.map(({ type, actor, changed_parts }: { type: string; actor: string; changed_parts: string[] }) => [
        type,
        actor,
        changed_parts,
      ]),
    ).toEqual([
      ['content.generated', 'ann@example.com', expect.arrayContaining(['/subject', '/body'])],
      ['content.updated', 'ann@example.com', ['/subject']],
      ['content.approved', null, []],
    ]);
    expect(events[0].previous).toMatchObject({ status: 'generating' });
    expect(events[1].previous).toMatchObject({ title: 'Sample text: Our course' });
    const logged = () => kept.requests().filter(({ actor }) => actor === 'ann@example.com');
    await expect.poll(() => logged().map(({ operation }) => operation)).toEqual(['POST /content/generate', 'PATCH /content/{id}']);
    const long = ['request', 'output', 'text', 'checks', 'lease', 'workspace_id'];
    for (const { data } of events) expect(long.filter((name) => name in data)).toEqual([]);
  });

  it.each(['a b', 'caf\u00e9', 'system:schedule', 'System:schedule', 'x'.repeat(201)])('is refused as %j', async (actor) => {
    const { status, body } = await server.rest('GET /campaigns', { headers: { 'handbill-actor': actor } });
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, '/Handbill-Actor']);
  });
});

describe('the events of brand voices and keys', () => {
  it('stay when these are gone, and are shown to those who may read them', async () => {
    const voice = (await server.rest('POST /brand-voices', { body: { name: 'Bakery' } })).body;
    await server.rest(`PATCH /brand-voices/${voice.id}`, { body: { avoid: ['artisanal'] } });
    await server.rest(`DELETE /brand-voices/${voice.id}`);
    expect(typesOf(await eventsOf(voice.id, 3))).toEqual([
      ['brand_voice.created', null],
      ['brand_voice.updated', { avoid: [] }],
      ['brand_voice.deleted', null],
    ]);
    const { id, key, ...shown } = (await server.rest('POST /keys', { body: { name: 'Shop', scopes: ['events:read', 'content:read'] } }))
      .body;
    expect(await eventsOf(voice.id, 3, { key })).toHaveLength(3);
    const all = (await server.rest('GET /events?limit=1000', { key })).body.data;
    expect(all.filter(({ type }: { type: string }) => !/^(content|brand_voice)\./.test(type))).toEqual([]);
    await server.rest(`DELETE /keys/${id}`);
    const ofKey = await eventsOf(id, 2);
    expect(typesOf(ofKey)).toEqual([
      ['key.created', null],
      ['key.revoked', null],
    ]);
    expect(ofKey[0].data).toEqual({ id, ...shown });
    expect(JSON.stringify(ofKey)).not.toContain('hash');
  });
});
