import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { rest, type RestRequest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

/** The events of a record, once there are so many; `type`, `previous` and what else is asked for. */
async function eventsOf(resource: string, count: number, request: RestRequest = {}) {
  for (let tries = 0; ; tries += 1) {
    const { body } = await rest(server, `GET /events?resource_id=${resource}`, request);
    if (body.data?.length >= count || tries > 200) return body.data;
    await wait(25);
  }
}

const campaign = async (more: object = {}) =>
  (await rest(server, 'POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', budget: 12.5, ...more } })).body;
const told = (events: { type: string; previous: unknown }[]) => events.map(({ type, previous }) => [type, previous]);

describe('the events of a campaign', () => {
  it('tell each change, by whom and what was before', async () => {
    const { id } = await campaign({ metadata: { $where: '1', 'a.b': 'x' } });
    const changed = await rest(server, `PATCH /campaigns/${id}`, {
      body: { name: '$name', budget: 20, status: 'active' },
      headers: { 'x-request-id': '$$ROOT' },
    });
    await rest(server, `POST /campaigns/${id}/pause`);
    await rest(server, `PATCH /campaigns/${id}`, { body: { name: '$name' } });
    await rest(server, `DELETE /campaigns/${id}`);
    const restored = await rest(server, `POST /campaigns/${id}/restore`);
    const events = await eventsOf(id, 6);
    expect(told(events)).toEqual([
      ['campaign.created', null],
      ['campaign.updated', { name: 'Spring launch', budget: 12.5 }],
      ['campaign.activated', { status: 'draft' }],
      ['campaign.paused', { status: 'active' }],
      ['campaign.deleted', null],
      ['campaign.restored', null],
    ]);
    const me = (await rest(server, 'GET /me')).body.key.id;
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
    });
    expect(events[1].data).toEqual({ ...changed.body, status: 'draft', allowed_actions: ['activate', 'duplicate', 'delete'] });
    expect(events[4].data).toMatchObject({ status: 'paused', revision: 3 });
    expect(events[5].data).toEqual(restored.body);
  });

  it('are two of one that is created as active, and one of a copy', async () => {
    const { id } = await campaign({ status: 'active' });
    const copy = (await rest(server, `POST /campaigns/${id}/duplicate`)).body;
    expect(told(await eventsOf(id, 2))).toEqual([
      ['campaign.created', null],
      ['campaign.activated', { status: 'draft' }],
    ]);
    expect(told(await eventsOf(copy.id, 1))).toEqual([['campaign.duplicated', null]]);
  });
});
