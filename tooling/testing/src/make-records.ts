import { setTimeout } from 'node:timers/promises';

type Json = Readonly<Record<string, unknown>>;
type Page = { readonly data: readonly { readonly id: string }[] };

const full = {
  campaign_type: 'sales',
  budget: 2500.5,
  currency: 'EUR',
  channels: ['email', 'linkedin', 'google_search'],
  target_audience: { description: 'Home bakers', locations: ['Graz'], age_min: 25, loyalty: { tier: 'gold' }, 'a.b': [1], $where: '1' },
  starts_at: '2027-03-01T08:00:00+01:00',
  ends_at: '2027-04-01T08:00:00Z',
  description: 'All about sourdough',
  tags: ['spring', 'bread'],
  metadata: { crm_id: '0061' },
};

/** A campaign in each status, with everything or nothing in it, in currencies of each number of decimals. */
const campaigns: readonly { readonly body: Json; readonly steps: readonly string[] }[] = [
  { body: { ...full, name: 'A draft' }, steps: [] },
  { body: { name: 'A draft with nothing in it', campaign_type: 'awareness' }, steps: [] },
  { body: { ...full, name: 'An active one', currency: 'JPY', budget: 900_000 }, steps: ['activate'] },
  { body: { ...full, name: 'A paused one', currency: 'KWD', budget: 1.125 }, steps: ['activate', 'pause'] },
  { body: { name: 'A completed one', campaign_type: 'lead_gen', budget: 999_999_999_999 }, steps: ['activate', 'complete'] },
  { body: { ...full, name: 'One of which there is a copy' }, steps: ['duplicate'] },
];

const topic = 'Our sourdough course';
const bread = { keywords: ['sourdough'], tags: ['bread'], target_audience: 'Home bakers', instructions: 'Be brief' };
const ad = {
  type: 'ad_copy',
  platform: 'google_search',
  product: 'Sourdough course',
  unique_selling_proposition: 'Take your starter home',
};

/** A text of each kind, and one for each way in which a text can end. */
const texts: readonly Json[] = [
  { type: 'blog_article', topic, length: 60, ...bread },
  { type: 'social_post', topic, platform: 'linkedin', hashtags: ['baking'], ...bread },
  { type: 'email', topic, ...bread },
  { ...ad, topic, variants: 2 },
  { type: 'landing_page', topic, language: 'de' },
  { type: 'social_post', topic, platform: 'mastodon', language: 'ja' },
  ...['unparseable', 'truncated', 'missing_keywords', 'error', 'refusal', 'timeout', 'disconnect'].map((scenario) => ({
    type: 'email',
    topic: `sandbox:${scenario} ${topic}`,
    keywords: ['sourdough'],
  })),
];

/** The answers of lists, but those of campaigns and content, are recorded by these addresses. */
const recordedLists = ['/brand-voices?limit=100', '/keys?limit=100', '/usage?from=2026-11-01&to=2026-12-31', '/workspaces?limit=100'];

/** Makes one of everything through REST on an empty database. Resolves to the server's answer for each record, by its address. */
export async function makeRecords(url: string, key: string): Promise<Record<string, Json>> {
  const call: Call = async (route, body, by = key) => {
    const [method = '', path = ''] = route.split(' ');
    const headers = { authorization: `Bearer ${by}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}/v1${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    const text = await response.text();
    const answer = text === '' ? {} : (JSON.parse(text) as Json);
    // A text that fails is kept, and its problem names it.
    if (response.status >= 400 && answer['content_id'] === undefined) throw new Error(`${route}: ${text}`);
    return answer;
  };
  for (const { body, steps } of campaigns) {
    const { id } = await call('POST /campaigns', body);
    for (const step of steps) await call(`POST /campaigns/${String(id)}/${step}`);
  }
  const { id: deleted } = await call('POST /campaigns', { ...full, name: 'A deleted one' });
  for (const brief of texts) await call('POST /content/generate', { ...brief, campaign_id: deleted });
  const { id: deletedText } = await call('POST /content/generate', { ...ad, topic });
  await call(`DELETE /campaigns/${String(deleted)}`);
  await call(`DELETE /content/${String(deletedText)}`);
  await makeTeam(call);
  // Is still being written when the database is recorded.
  const slow = call('POST /content/generate', { type: 'email', topic: `sandbox:slow ${topic}` });
  const isWriting = async () => ((await call('GET /content?status=generating')) as unknown as Page).data.length > 0;
  do await Promise.race([slow, setTimeout(100)]);
  while (!(await isWriting()));

  const answers: Record<string, Json> = {};
  for (const path of ['/campaigns', '/content']) {
    const { data } = (await call(`GET ${path}?limit=100`)) as unknown as Page;
    for (const { id } of data) answers[`${path}/${id}`] = await call(`GET ${path}/${id}`);
  }
  for (const path of recordedLists) answers[path] = await call(`GET ${path}`);
  return answers;
}

type Call = (route: string, body?: Json, key?: string) => Promise<Json>;

/** The records of teams: a voice and a text by it that was edited, rewritten and approved, keys with caps that have spent, and a second workspace. */
async function makeTeam(call: Call): Promise<void> {
  const { id: brand_voice_id } = await call('POST /brand-voices', {
    name: 'Crumb & Co',
    avoid: ['cheap'],
    terms: [{ term: 'sourdough', use: 'preferred' }],
  });
  const { id } = await call('POST /content/generate', { type: 'email', topic, brand_voice_id, tags: ['Cafe\u0301'] });
  await call(`PATCH /content/${String(id)}`, { title: 'Edited by hand' });
  await call(`POST /content/${String(id)}/rewrite`, { pointers: ['/subject'], instructions: 'Shorter' });
  await call(`POST /content/${String(id)}/approve`);
  const maker = await call('POST /keys', {
    name: 'Team',
    scopes: ['keys:write', 'content:read', 'content:write'],
    monthly_token_cap: 2_000_000,
  });
  const child = await call('POST /keys', { name: 'Editor', scopes: ['content:read', 'content:write'] }, String(maker['key']));
  const wide = await call('POST /keys', { name: 'Gone', scopes: ['content:read', 'content:write'] }, String(maker['key']));
  for (const { key } of [maker, child, wide]) await call('POST /content/generate', { type: 'email', topic }, String(key));
  await call(`DELETE /keys/${String(wide['id'])}`);
  const { id: workspace, key } = await call('POST /workspaces', { name: 'Second team' });
  await call('POST /campaigns', { ...full, name: 'Of the second team' }, (key as { key: string }).key);
  await call(`PATCH /workspaces/${String(workspace)}`, { monthly_token_cap: 5_000_000 });
}
