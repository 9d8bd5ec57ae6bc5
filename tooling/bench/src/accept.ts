import { created, type Seeded } from './seed.ts';
import type { RunningSide } from './sides/side.ts';

interface Asked {
  readonly path: string;
  readonly method?: 'POST';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

/** The calls that both sides must answer alike before their speed is compared. */
function askedOf({ key, ids: [id = ''] }: Seeded): Asked[] {
  const one = `/campaigns/${id}`;
  const get = (path: string, status = 200, headers = {}): Asked => ({ path, status, headers });
  const post = (path: string, status: number, body?: object): Asked => ({ method: 'POST', path, status, ...(body && { body }) });
  const create = (body: object, status = 400) => post('/campaigns', status, body);
  return [
    get(one),
    get(one, 304, { 'if-none-match': '"1"' }),
    get(one, 401, { authorization: '' }),
    get(one, 401, { authorization: `Bearer ${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` }),
    get('/campaigns/cmp_nope', 404),
    get('/campaigns?limit=20'),
    get('/campaigns?limit=3&created_after=2020-01-01T00:00:10Z'),
    get('/campaigns?limit=101', 400),
    get('/campaigns?colour=red', 400),
    get('/campaigns?cursor=abc', 400),
    create(created, 201),
    create({ name: ' Autumn launch ', campaign_type: 'sales', budget: null, tags: null }, 201),
    create({ ...created, budget: '5' }),
    create({ ...created, budget: 1.234 }),
    create({ ...created, ends_at: '2027-02-01T08:00:00Z' }),
    create({ ...created, target_audience: { age_min: 'young' } }),
    create({ ...created, usp: 'x' }),
    create({ ...created, description: 'x'.repeat(300_000) }, 413),
    post(`${one}/pause`, 200),
    post(`${one}/pause`, 409),
    post(`${one}/resume`, 200),
    post('/campaigns/cmp_nope/pause', 404),
  ];
}

/** Differs between two servers that do the same. */
const own = new Set(['id', 'created_at', 'updated_at', 'next_cursor']);
const compared = ['etag', 'location', 'link'];

/** The part of an answer that has to be the same on both sides, as text; of a refusal its status is enough. */
async function comparedText(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.headers.has('x-request-id')) return 'no X-Request-Id';
  if (!response.ok) return String(response.status);
  const headers = compared.map((name) =>
    (response.headers.get(name) ?? '').replace(/cmp_[0-9a-z]{26}/, 'cmp_…').replace(/cursor=[\w-]+/, 'cursor=…'),
  );
  const body = JSON.stringify(JSON.parse(text), (name, value: unknown) => (own.has(name) ? typeof value : value));
  return [response.status, ...headers, body].join('\n');
}

/** Sends the same to each side. Throws where one falls short or they differ; tells how many cases there are. */
export async function accept(sides: readonly RunningSide[], seeded: Seeded, restart: () => Promise<void>): Promise<number> {
  const asked = askedOf(seeded);
  const seen = new Map<Asked, string>();
  const faults: string[] = [];
  for (const { name, url } of sides) {
    await restart();
    for (const each of asked) {
      const { path, method = 'GET', body, headers: more, status } = each;
      const headers = { authorization: `Bearer ${seeded.key}`, ...(body && { 'content-type': 'application/json' }), ...more };
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await comparedText(await fetch(`${url}/v1${path}`, sent));
      if (!answer.startsWith(String(status))) faults.push(`${name}, ${method} ${path}: ${answer} instead of ${status}`);
      const before = seen.get(each) ?? answer;
      if (before !== answer) faults.push(`${method} ${path}: the sides differ\n${before}\n---\n${answer}`);
      seen.set(each, answer);
    }
  }
  if (faults.length > 0) throw new Error(`The sides do not do the same work:\n${faults.join('\n')}`);
  return asked.length;
}
