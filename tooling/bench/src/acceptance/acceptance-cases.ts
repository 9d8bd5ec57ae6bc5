import type { Seeded } from '../seed.ts';
import type { AcceptanceCase } from './acceptance-case.ts';

const minimal = { name: ' Autumn launch ', campaign_type: 'sales' };
const full = {
  ...minimal,
  budget: 2500.55,
  currency: 'EUR',
  channels: ['email', 'linkedin'],
  target_audience: { description: ' Bakers ', locations: ['Lisbon'], age_min: 25, loyalty_tier: { level: 'gold' } },
  status: 'active',
  starts_at: '2027-03-01T08:00:00Z',
  ends_at: '2027-04-01T08:00:00+02:00',
  description: '',
  tags: ['autumn'],
  metadata: { crm_id: '0061' },
};
const faulty = {
  name: '',
  budget: 1.234,
  channels: ['E-Mail'],
  usp: 'x',
  starts_at: '2027-03-01T08:00:00Z',
  ends_at: '2027-02-01T08:00:00Z',
  target_audience: { age_min: 'young' },
};
const faultyAt = ['/name', '/campaign_type', '/budget', '/channels/0', '/usp', '/ends_at', '/target_audience/age_min'];

/** What the sides must do alike before their speed is compared. */
export function acceptanceCases({ key, ids }: Seeded): AcceptanceCase[] {
  const [id = ''] = ids;
  const headers = { authorization: `Bearer ${key}` };
  const one = `/v1/campaigns/${id}`;
  const get = (name: string, path: string, status: number, more: Partial<AcceptanceCase> = {}): AcceptanceCase => ({
    name,
    method: 'GET',
    path,
    headers,
    status,
    ...more,
  });
  const post = (name: string, body: unknown, status: number, more: Partial<AcceptanceCase> = {}): AcceptanceCase => ({
    name,
    method: 'POST',
    path: '/v1/campaigns',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    status,
    ...more,
  });
  const invalid = (...pointers: string[]) => ({ code: 'invalid_request', pointers });
  return [
    get('reads a campaign', one, 200),
    get('names the request as the caller does', one, 200, { headers: { ...headers, 'x-request-id': 'mine' } }),
    get('spares what is known already', one, 304, { headers: { ...headers, 'if-none-match': '"1"' } }),
    { name: 'answers HEAD as GET', method: 'HEAD', path: one, headers, status: 200 },
    get('knows no other campaign', '/v1/campaigns/cmp_nope', 404, { code: 'not_found' }),
    get('wants a key', one, 401, { headers: {}, code: 'unauthenticated' }),
    get('wants a valid key', one, 401, {
      headers: { authorization: `Bearer ${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` },
      code: 'unauthenticated',
    }),
    get('lists 20', '/v1/campaigns', 200),
    get('lists what a filter finds', '/v1/campaigns?status=active&channel=email&limit=3', 200),
    get('lists any of repeated filters', '/v1/campaigns?status=draft&status=paused', 200),
    get('goes on by offset', '/v1/campaigns?limit=2&offset=998', 200),
    get('refuses a limit that is too high', '/v1/campaigns?limit=101', 400, invalid('/limit')),
    get('refuses a limit that is no number', '/v1/campaigns?limit=many', 400, invalid('/limit')),
    get(
      'names all that is wrong with a query',
      '/v1/campaigns?limit=0&status=gone&colour=red',
      400,
      invalid('/limit', '/status', '/colour'),
    ),
    get('refuses a cursor that is not ours', '/v1/campaigns?cursor=abc', 400, invalid('/cursor')),
    get('refuses a cursor with an offset', '/v1/campaigns?cursor=abc&offset=1', 400, invalid('/cursor')),
    post('creates with what is required', minimal, 201),
    post('creates with everything', full, 201),
    post('takes null for left out', { ...minimal, budget: null, currency: null, tags: null, target_audience: null }, 201),
    post('names all that is wrong with a body', faulty, 400, invalid(...faultyAt)),
    post('reads no text as a number', { ...minimal, budget: '5' }, 400, invalid('/budget')),
    post('refuses what is not JSON', '{"name":', 400, { code: 'malformed_json' }),
    post('refuses another type of body', minimal, 415, {
      headers: { ...headers, 'content-type': 'text/plain' },
      code: 'unsupported_media_type',
    }),
    post('refuses what is too large', { ...minimal, description: 'x'.repeat(300_000) }, 413, { code: 'payload_too_large' }),
    { name: 'refuses other methods', method: 'DELETE', path: '/v1/campaigns', headers, status: 405, code: 'method_not_allowed' },
    get('knows no other address', '/v1/nothing', 404, { code: 'not_found' }),
    { name: 'pauses', method: 'POST', path: `${one}/pause`, headers, status: 200 },
    { name: 'does not pause twice', method: 'POST', path: `${one}/pause`, headers, status: 409, code: 'invalid_transition' },
    { name: 'resumes', method: 'POST', path: `${one}/resume`, headers, status: 200 },
    {
      name: 'pauses nothing that is not there',
      method: 'POST',
      path: '/v1/campaigns/cmp_nope/pause',
      headers,
      status: 404,
      code: 'not_found',
    },
  ];
}
