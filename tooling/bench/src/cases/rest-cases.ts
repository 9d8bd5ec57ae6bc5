import { httpRequest } from '../load/http-request.ts';
import { reset } from '../reset.ts';
import type { Case } from './case.ts';

const each = 20;

/** The body of a create. */
export const created = {
  name: 'Autumn launch',
  campaign_type: 'sales',
  budget: 2500.5,
  currency: 'EUR',
  channels: ['email', 'linkedin'],
  target_audience: { description: 'Owners of small bakeries', locations: ['Lisbon', 'Porto'], age_min: 25, loyalty_tier: 'gold' },
  starts_at: '2027-03-01T08:00:00Z',
  ends_at: '2027-04-01T08:00:00+02:00',
  description: 'Three weeks of fresh bread',
  tags: ['spring'],
  metadata: { crm_id: '0061' },
};

const ownIds = (ids: readonly string[], connection: number) => ids.slice(connection * each, (connection + 1) * each);

export const restCases: readonly Case[] = [
  {
    name: 'get',
    door: 'rest',
    mostCpu: 0.97,
    status: 200,
    script: ({ key, ids }, connection) =>
      ownIds(ids, connection).map((id) => httpRequest({ method: 'GET', path: `/v1/campaigns/${id}`, key })),
  },
  {
    name: 'list of 20',
    door: 'rest',
    mostCpu: 1,
    status: 200,
    script: ({ key }) => [httpRequest({ method: 'GET', path: '/v1/campaigns?limit=20', key })],
  },
  {
    // Each connection has a filter of its own, so that no two have the same total.
    name: 'list by filter',
    door: 'rest',
    status: 200,
    script: ({ key }, connection) => [
      httpRequest({ method: 'GET', path: `/v1/campaigns?limit=20&created_after=2020-01-01T00:00:${10 + connection}Z`, key }),
    ],
  },
  {
    name: 'create',
    door: 'rest',
    mostCpu: 1.05,
    status: 201,
    script: ({ key }) => [httpRequest({ method: 'POST', path: '/v1/campaigns', key, body: created })],
    prepare: reset,
  },
  {
    name: 'pause',
    door: 'rest',
    mostCpu: 1,
    status: 200,
    script: ({ key, ids }, connection) =>
      ['pause', 'resume'].flatMap((step) =>
        ownIds(ids, connection).map((id) => httpRequest({ method: 'POST', path: `/v1/campaigns/${id}/${step}`, key })),
      ),
    prepare: reset,
  },
];
