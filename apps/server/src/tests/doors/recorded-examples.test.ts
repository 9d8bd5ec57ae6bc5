import { contentTypes, contract, exportFormats, hasOwnRoute, lifecycle, operations, problems, type ProblemCode } from '@handbill/contract';
import { expect, it, vi } from 'vitest';
import { generateStream, ofEvents, restStreams, writingStream, type OpenStream, type SentEvent } from '../../../testing/event-stream.ts';
import { rest, type Reachable, type RestRequest } from '../../../testing/rest.ts';
import { serverWithOwnMongod } from '../../../testing/server-with-own-mongod.ts';
import { TestServer, testServer } from '../../../testing/test-server.ts';

const server = testServer();
const all = operations(contract);
const answers: Record<string, Record<string, unknown>> = {};
const met: Partial<Record<ProblemCode, unknown>> = {};

const requestId = '0b7c5c1e-6d0a-4f7e-9d7d-2f0f2c3e4a5b';
const bySchedule = { starts_at: '2027-03-01T08:00:00Z', ends_at: '2027-04-01T08:00:00+02:00' };
const spring = {
  name: 'Spring launch',
  campaign_type: 'sales',
  budget: 2500.5,
  currency: 'EUR',
  channels: ['email', 'linkedin'],
  target_audience: { description: 'Owners of small bakeries', locations: ['Lisbon', 'Porto'], age_min: 25, loyalty_tier: 'gold' },
  ...bySchedule,
  tags: ['spring'],
  metadata: { crm_id: '0061' },
};

/** Gives fixed values to members that differ from run to run: ids in the order in which they occur, keys, cursors, times, durations. */
function withFixedValues(answer: unknown): unknown {
  const ids = new Map<string, string>();
  const fixedId = (id: string) => {
    const number = ids.size;
    const known = ids.get(id) ?? `${id.slice(0, 4)}01jd6v3m8hf2v9q0x1y2z3a4b${(5 + number).toString(32)}`;
    ids.set(id, known);
    return known;
  };
  const text = JSON.stringify(answer)
    .replaceAll(/(?:brv|cmp|cmt|cnt|fed|evt|pub|wsp|key)_[0-9a-z]{26}/g, fixedId)
    .replaceAll(/(\/calendar\/)[\w-]{22}(?=\.ics)/g, `$1${'x'.repeat(22)}`)
    .replaceAll(/hbk_[0-9a-z]{26}_[\w-]{43}/g, `hbk_01jd6v3m8hf2v9q0x1y2z3a4b5_${'x'.repeat(43)}`)
    .replaceAll(/("(?:created_at|updated_at|resolved_at|last_used_at|since|at)":)"[^"]+"/g, '$1"2026-11-21T09:30:00.000Z"')
    .replaceAll(/("resets_at":)"[^"]+"/g, '$1"2026-12-01T00:00:00.000Z"')
    .replaceAll(/("spent":)[1-9]\d*/g, '$11600')
    .replaceAll(/("retry_after":)\d{3,}/g, '$1829800')
    .replaceAll(/("needed":|It may take )\d+/g, '$1120000')
    .replaceAll(/("version":)"[^"]+"/g, '$1"0.2.0"')
    .replaceAll(/("next_cursor":)"[^"]+"/g, '$1"Mi4leGFtcGxlLWN1cnNvcg"')
    // How many changes come before depends on the other recorded calls.
    .replaceAll(/("sequence":)\d+/g, '$142')
    .replaceAll(/("day":)"[^"]+"/g, '$1"2026-11-21"')
    // A prompt names the day, whose name may be longer.
    .replaceAll(/("reserves":\{"tokens":|Its first call may take )\d+/g, (_, before) => `${before}8000`)
    .replaceAll(/("duration_ms":)\d+/g, '$112')
    .replaceAll(/("first_delta_ms":)\d+/g, '$1640')
    // Whether a server has begun with a text by then is a matter of time.
    .replaceAll(/("queue_position":)\d+/g, '$1null')
    // A second may pass since the window began.
    .replaceAll(/(Retry in |"retry_after":)59\b/g, (_, before) => `${before}60`)
    // Of a part in base64 the beginning will do.
    .replaceAll(/((?:[\w+/]{76}\\r\\n){2})(?:[\w+/=]{1,76}\\r\\n)+/g, String.raw`$1…\r\n`)
    // The sandbox's text differs from campaign to campaign.
    .replaceAll(
      /((?:"reason":null|"estimate":null\}\]),"estimate":\{"input_tokens":\d+,"output_tokens":)\d+/g,
      (_, before) => `${before}65`,
    )
    // The count depends on the wording of the prompt.
    .replaceAll(/("input_tokens":)\d+/g, '$1700');
  return JSON.parse(text);
}

function call(route: string, request: RestRequest = {}, to: Reachable = server) {
  return rest(to, route, { ...request, headers: { 'x-request-id': requestId, ...request.headers } });
}

/** Calls an operation and records its answer as an example. */
async function answered(operationId: string, name: string, route: string, body?: unknown): Promise<{ id: string; key?: { id: string } }> {
  const { status, body: answer } = await call(route, body === undefined ? {} : { body });
  expect({ operationId, status }).toEqual({ operationId, status: status < 300 ? status : 'a success' });
  const isUnusual = all.some((named) => named.operationId === operationId && status in (named.operation.answers ?? {}));
  (answers[isUnusual ? `${operationId} ${status}` : operationId] ??= {})[name] = withFixedValues(answer);
  return answer;
}

/** Records an event of each name of a stream. */
async function streamed(operationId: string, stream: AsyncIterable<SentEvent>): Promise<void> {
  for await (const event of stream) (answers[`${operationId} events`] ??= {})[event.event] ??= withFixedValues(event);
}

/** Makes a request that ends in a problem, and records it as an example. */
async function refused(code: ProblemCode, route: string, request: RestRequest = {}, by: Reachable = server): Promise<void> {
  const { body } = await call(route, request, by);
  expect(body).toMatchObject({ code, status: problems[code].status });
  met[code] = withFixedValues(body);
}

/** The first events of a stream that has no end. */
async function* firstOf(count: number, stream: OpenStream): AsyncGenerator<SentEvent> {
  let left = count;
  for await (const event of stream) {
    left -= 1;
    if (left >= 0) yield event;
    if (left === 0) stream.leave();
  }
}

async function recordContent(): Promise<void> {
  let last = '';
  await call('POST /content/generate', { body: contentTypes.email.example.request });
  // Before any of them fails.
  await answered('models_list', 'sandbox', 'GET /models');
  // Of one text: rows of one day are in no order that a test could know.
  await answered('usage_get', 'page', 'GET /usage');
  await answered('usage_get', 'sums', 'GET /usage?by=day&by=type');
  await server.db.collection('workspaces').updateOne({ first: true }, { $set: { monthly_token_cap: 5_000_000 } });
  // A moment after the call of a model.
  const isUncounted = { 'uncounted._id': { $exists: true } };
  await vi.waitUntil(async () => (await server.db.collection('attempts').countDocuments(isUncounted)) === 0, { timeout: 10_000 });
  await answered('usage_caps', 'caps', 'GET /usage/caps');
  for (const { name, example } of Object.values(contentTypes)) {
    await answered('content_plan', name, 'POST /content/plan', example.request);
    last = (await answered('content_generate', name, 'POST /content/generate', example.request)).id;
    await answered('content_check', name, 'POST /content/check', { ...example.request, output: example.output });
  }
  await answered('content_get', 'landing_page', `GET /content/${last}`);
  await answered('content_attempts', 'landing_page', `GET /content/${last}/attempts`);
  await streamed('content_stream', await restStreams.follow(server, last));
  const { request } = contentTypes.social_post.example;
  const later = await answered('content_generate', 'background', 'POST /content/generate', { ...request, background: true });
  // Else a list would show it as it is at that moment.
  await call(`GET /content/${later.id}?wait=60`);
  // Of a text that is done: how much a delta has is a matter of time while it is written.
  const headers = { 'idempotency-key': 'f3a1c2d4-5b6e-4f70-8a91-b2c3d4e5f607' };
  await call('POST /content/generate', { body: request, headers });
  await streamed('content_generate', await generateStream(server, request, headers));
  await answered('content_list', 'summary', 'GET /content?view=summary&limit=2&type=email&type=social_post');
  const items = [{ id: last }, { id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' }];
  await answered('content_bulk', 'tag', 'POST /content/bulk', { items, action: 'tag', tag: 'spring' });
  await answered('content_facets', 'facets', 'GET /content/facets?type=email');
  await refused('content_not_ready', `POST /content/${last}/cancel`);
  await recordCancel();
  await recordEdits();
  await call(`DELETE /content/${last}`);
  await answered('content_restore', 'landing_page', `POST /content/${last}/restore`);
}

async function recordEdits(): Promise<void> {
  const { request, output } = contentTypes.social_post.example;
  const { id } = (await call('POST /content/generate', { body: { ...request, platform: 'twitter' } })).body;
  const tooLong = { ...output, text: `Our sourdough course: ${'a calm loaf is a learnt loaf. '.repeat(10)}\n\n#baking` };
  await answered('content_update', 'too_long', `PATCH /content/${id}`, { output: tooLong, tags: ['spring'] });
  for (const format of ['markdown', 'html', 'text'] as const)
    await answered('content_export', exportFormats[format].mediaType.split('/')[1] ?? '', `GET /content/${id}/export?format=${format}`);
  const ad = (await call('POST /content/generate', { body: contentTypes.ad_copy.example.request })).body;
  await answered('content_export', 'csv', `GET /content/${ad.id}/export?format=google_ads_csv`);
  const letter = (await call('POST /content/generate', { body: contentTypes.email.example.request })).body;
  await answered('content_export', 'rfc822', `GET /content/${letter.id}/export?format=eml`);
  await answered('content_addFacts', 'social_post', `POST /content/${id}/facts`, { facts: ['The course costs 90 €'] });
  const accepted = { rule: 'platform_limit', pointer: '/text', reason: 'It goes out as a thread.' };
  await answered('content_acceptCheck', 'social_post', `POST /content/${id}/checks/accept`, accepted);
  await answered('content_unacceptCheck', 'social_post', `POST /content/${id}/checks/unaccept`, { ...accepted, reason: undefined });
  await answered('content_submit', 'social_post', `POST /content/${id}/submit`, { note: 'Please look at the price.' });
  const { hash } = (await call(`GET /content/${id}`)).body;
  await answered('content_withdraw', 'social_post', `POST /content/${id}/withdraw`);
  await answered('content_requestChanges', 'social_post', `POST /content/${id}/request-changes`, { note: 'Name the day.' });
  const comment = { pointer: '/text', span: { start: 0, end: 3 }, text: 'Name the day.' };
  const { id: commentId } = await answered('comments_create', 'part', `POST /content/${id}/comments`, comment);
  await answered('comments_resolve', 'part', `POST /content/${id}/comments/${commentId}/resolve`);
  await answered('comments_list', 'page', `GET /content/${id}/comments`);
  await answered('comments_reopen', 'part', `POST /content/${id}/comments/${commentId}/reopen`);
  await refused('approval_void', `POST /content/${id}/approve`, { body: { hash: hash.replace(/^./, 'x') } });
  await answered('content_approve', 'social_post', `POST /content/${id}/approve`, { hash });
  await vi.waitUntil(async () => (await call(`GET /content/${id}/activity`)).body.pagination.total === 9, { timeout: 10_000 });
  await answered('content_activity', 'page', `GET /content/${id}/activity?limit=2`);
  await answered('content_revisions', 'page', `GET /content/${id}/revisions?limit=2`);
  await answered('content_diffRevision', 'present', `GET /content/${id}/revisions/2/diff`);
  await answered('content_restoreRevision', 'first', `POST /content/${id}/revisions/2/restore`);
  await answered('content_rewrite', 'text', `POST /content/${id}/rewrite`, { pointers: ['/text'], instructions: 'Begin with the month.' });
  await streamed('content_rewrite', await writingStream(server, `/content/${id}/rewrite`, { pointers: ['/text'] }));
  await answered('content_regenerate', 'casual', `POST /content/${id}/regenerate`, { tone: 'casual' });
  await answered('content_lineage', 'source', `GET /content/${id}/lineage`);
  await answered('content_regenerate', 'background', `POST /content/${id}/regenerate`, { background: true });
  const headers = { 'idempotency-key': '0c9f8e7d-6b5a-4c3d-9e2f-1a0b9c8d7e6f' };
  await call(`POST /content/${id}/regenerate`, { body: {}, headers });
  await streamed('content_regenerate', await writingStream(server, `/content/${id}/regenerate`, {}, headers));
  await answered('content_rewrite', 'background', `POST /content/${id}/rewrite`, { pointers: ['/text'], background: true });
}

/** Of a text as it is stored while it is written. */
async function recordCancel(): Promise<void> {
  const { id } = (await call('POST /content/generate', { body: contentTypes.email.example.request })).body;
  const soFar = { status: 'generating', output: null, checks: [], text: 'A starter that rises by itself' };
  await server.stored('content').updateOne({ _id: id }, { $set: soFar });
  await answered('content_cancel', 'email', `POST /content/${id}/cancel`);
}

async function recordCampaigns(): Promise<void> {
  const { id } = await answered('campaigns_create', 'draft', 'POST /campaigns', spring);
  await answered('campaigns_create', 'minimal', 'POST /campaigns', { name: 'Spring launch', campaign_type: 'awareness' });
  await answered('campaigns_get', 'draft', `GET /campaigns/${id}`);
  await call('POST /content/generate', { body: { type: 'email', topic: 'Our course', campaign_id: id } });
  await answered('campaigns_export', 'csv', `GET /campaigns/${id}/export`);
  await answered('campaigns_coverage', 'half', `GET /campaigns/${id}/coverage`);
  const { ads } = contract.campaigns.generate.examples ?? {};
  await answered('campaigns_generate', 'ads', `POST /campaigns/${id}/generate`, {
    ...ads?.value,
    channels: ['email', 'google_search', 'podcast'],
  });
  await answered('campaigns_generate', 'dry_run', `POST /campaigns/${id}/generate`, {
    topic: 'Our course',
    dry_run: true,
    channels: ['email', 'podcast'],
  });
  await answered('campaigns_list', 'page', 'GET /campaigns?limit=2');
  await answered('campaigns_list', 'included', 'GET /campaigns?limit=2&include=coverage&include=spent');
  await answered('campaigns_update', 'merge', `PATCH /campaigns/${id}`, { budget: 4000, ends_at: null, target_audience: { age_max: 60 } });
  await refused('events_expired', 'GET /events?after=evt_01jd6v3m8hf2v9q0x1y2z3a4b5');
  await refused('invalid_transition', `POST /campaigns/${id}/pause`);
  await refused('revision_mismatch', `PATCH /campaigns/${id}`, { headers: { 'if-match': '"1"' }, body: { budget: 5000 } });
  // In the order of the table, each step starts from where the one before has led.
  for (const [step, { to }] of Object.entries(lifecycle)) await answered(`campaigns_${step}`, to, `POST /campaigns/${id}/${step}`);
  await answered('campaigns_duplicate', 'copy', `POST /campaigns/${id}/duplicate`);
  await vi.waitUntil(async () => (await call(`GET /events?resource_id=${id}`)).body.data.length === 6, { timeout: 10_000 });
  await answered('events_list', 'page', `GET /events?resource_id=${id}&type=campaign.updated&type=campaign.paused`);
  await answered('campaigns_activity', 'page', `GET /campaigns/${id}/activity?limit=2`);
  const [created] = (await call(`GET /events?resource_id=${id}`)).body.data;
  await answered('events_get', 'created', `GET /events/${created.id}`);
  const wanted = { after: created.id, resource_id: id, type: ['campaign.updated', 'campaign.paused'] };
  await streamed('events_live', firstOf(3, await restStreams.subscribe(server, ofEvents(wanted))));
  await call(`DELETE /campaigns/${id}`);
  await answered('campaigns_restore', 'completed', `POST /campaigns/${id}/restore`);
}

async function recordPublications(): Promise<void> {
  const { request, output } = contentTypes.social_post.example;
  const running = {
    name: 'Spring launch',
    campaign_type: 'sales',
    status: 'active',
    cadence: { linkedin: 2 },
    utm: { source: 'linkedin' },
  };
  const campaign = (await call('POST /campaigns', { body: running })).body;
  const link = 'https://example.com/course';
  const text = (await call('POST /content/generate', { body: { ...request, link, campaign_id: campaign.id } })).body;
  // The sandbox's text differs from campaign to campaign.
  await call(`PATCH /content/${text.id}`, { body: { output: { ...output, text: output.text.replace('#', `${link}\n\n#`) } } });
  const plan = { content_id: text.id, channel: 'linkedin', planned_for: { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' } };
  const { id } = await answered('publications_create', 'planned', 'POST /publications', plan);
  await answered('publications_createMany', 'one', 'POST /publications/batch', { publications: [{ ...plan, channel: 'blog' }] });
  await answered('publications_get', 'planned', `GET /publications/${id}`);
  await answered('publications_list', 'page', 'GET /publications?limit=1');
  await answered('publications_update', 'time', `PATCH /publications/${id}`, contract.publications.update.examples?.['time']?.value);
  for (const step of ['hold', 'cancel', 'release'] as const)
    await answered(`publications_${step}`, step, `POST /publications/${id}/${step}`);
  await answered('publications_bulk', 'move', 'POST /publications/bulk', { items: [{ id }], action: 'move', days: 7 });
  await answered('campaigns_move', 'back', `POST /campaigns/${campaign.id}/move`, { days: -7 });
  await answered('calendar_get', 'week', `GET /calendar?from=2027-03-29&to=2027-04-04&campaign_id=${campaign.id}&channel=linkedin`);
  const line = { channel: 'linkedin', date: '2027-03-30', time: '09:00', time_zone: 'Europe/Lisbon', content_id: text.id, note: null };
  const table = { format: 'jsonl', data: JSON.stringify(line) };
  await answered('campaigns_importPlan', 'line', `POST /campaigns/${campaign.id}/plan/import`, table);
  await answered('campaigns_exportPlan', 'csv', `GET /campaigns/${campaign.id}/plan/export?format=csv`);
  await answered('campaigns_exportPlan', 'jsonl', `GET /campaigns/${campaign.id}/plan/export?format=jsonl`);
  await answered('calendarFeeds_create', 'team', 'POST /calendar/feeds', contract.calendarFeeds.create.examples?.['team']?.value);
  await answered('calendarFeeds_list', 'page', 'GET /calendar/feeds?limit=1');
  const { address } = contract.publications.markPublished.examples ?? {};
  const { workspace } = (await call('GET /me')).body;
  await call(`PATCH /workspaces/${workspace.id}`, { body: { approval: 'required' } });
  await refused('approval_required', `POST /publications/${id}/mark-published`);
  await call(`PATCH /workspaces/${workspace.id}`, { body: { approval: 'off' } });
  await answered('publications_markPublished', 'address', `POST /publications/${id}/mark-published`, address?.value);
}

async function recordBrandVoices(): Promise<void> {
  const { minimal, full } = contract.brandVoices.create.examples ?? {};
  const { id } = await answered('brandVoices_create', 'full', 'POST /brand-voices', full?.value);
  await answered('brandVoices_create', 'minimal', 'POST /brand-voices', minimal?.value);
  await answered('brandVoices_get', 'full', `GET /brand-voices/${id}`);
  await answered('brandVoices_update', 'avoid', `PATCH /brand-voices/${id}`, contract.brandVoices.update.examples?.['avoid']?.value);
  await answered('brandVoices_list', 'page', 'GET /brand-voices?limit=2');
  await call(`DELETE /brand-voices/${id}`);
  await answered('brandVoices_restore', 'restored', `POST /brand-voices/${id}/restore`);
}

async function recordKeys(): Promise<void> {
  await answered('keys_create', 'expiring', 'POST /keys', {
    name: 'Agency',
    scopes: ['content:write'],
    expires_at: '2099-12-31T23:59:59Z',
  });
  const { id } = await answered('keys_create', 'backend', 'POST /keys', { name: 'Website', scopes: ['content:read', 'campaigns:read'] });
  await answered('keys_get', 'backend', `GET /keys/${id}`);
  await answered('keys_update', 'limits', `PATCH /keys/${id}`, contract.keys.update.examples?.['limits']?.value);
  await answered('keys_list', 'page', 'GET /keys?limit=2');
  const newest = async () => (await call('GET /activity?limit=1')).body.data[0];
  await vi.waitUntil(async () => (await newest()).action === 'key.updated', { timeout: 10_000 });
  await answered('activity_list', 'page', 'GET /activity?limit=2');
}

async function recordWorkspaces(): Promise<void> {
  const { id, key } = await answered('workspaces_create', 'team', 'POST /workspaces', { name: 'Bakery' });
  const lines = async (): Promise<string[]> => (await call(`GET /workspaces/${id}/export`)).body.trim().split('\n');
  await vi.waitUntil(async () => (await lines()).length === 4, { timeout: 10_000 });
  const records: unknown = withFixedValues((await lines()).map((line): unknown => JSON.parse(line)));
  answers['workspaces_export'] = { jsonl: (records as unknown[]).map((record) => `${JSON.stringify(record)}\n`).join('') };
  const { caps } = contract.workspaces.update.examples ?? {};
  await answered('workspaces_update', 'caps', `PATCH /workspaces/${id}`, caps?.value);
  await answered('workspaces_list', 'page', 'GET /workspaces?limit=1');
  await refused('last_admin_key', `DELETE /workspaces/${id}/keys/${key?.id}`);
  await answered('workspaces_createKey', 'admin', `POST /workspaces/${id}/keys`, contract.workspaces.createKey.examples?.['admin']?.value);
  await answered('workspaces_keys', 'page', `GET /workspaces/${id}/keys?limit=1`);
}

async function recordProblems(): Promise<void> {
  const faulty = { name: 'Spring', campaign_type: 'sale', budget: 9.999, starts_at: bySchedule.ends_at, ends_at: bySchedule.starts_at };
  await refused('invalid_request', 'POST /campaigns', { body: faulty });
  await refused('malformed_json', 'POST /campaigns', { body: '{ "name": "Spring"' });
  await refused('unauthenticated', 'GET /me', { key: null });
  await refused('not_found', 'GET /campaigns/cmp_01jd6v3m8hf2v9q0x1y2z3a4b5');
  await refused('method_not_allowed', 'PUT /campaigns');
  await refused('not_acceptable', 'GET /me', { headers: { accept: 'application/xml' } });
  await refused('payload_too_large', 'POST /campaigns', { body: `{"name":"${'x'.repeat(262_144)}"}` });
  await refused('unsupported_media_type', 'POST /campaigns', {
    body: 'name=Spring',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const headers = { 'idempotency-key': '5f3c9d0e-8a54-4f6b-9a39-2f4c1d7e6b10' };
  await call('POST /campaigns', { body: spring, headers });
  await refused('idempotency_key_reused', 'POST /campaigns', { body: { ...spring, name: 'Summer launch' }, headers });
  // As it is stored while the first request is still running.
  const running = { $set: { token: 'held', until: new Date(Date.now() + 60_000) }, $unset: { answer: true } } as const;
  await server.db.collection('idempotency').updateOne({ operation: 'POST /campaigns' }, running);
  await refused('idempotency_in_progress', 'POST /campaigns', { body: spring, headers });
  await refused('generation_failed', 'POST /content/generate', { body: { type: 'email', topic: 'sandbox:disconnect Our course' } });
  await refused('generation_timeout', 'POST /content/generate', { body: { type: 'email', topic: 'sandbox:timeout Our course' } });
}

/** The answer to a key that has made as many calls as it may. */
async function recordLimit(): Promise<void> {
  const { MONGODB_URI: uri, MONGODB_DB: name } = server.databaseSettings;
  const limited = new TestServer({ uri, name }, { rateLimits: { key: { requests: 1, milliseconds: 60_000 }, workspace: null } });
  limited.adminKey = server.adminKey;
  await limited.start();
  try {
    await call('GET /me', {}, limited);
    await refused('rate_limited', 'GET /me', {}, limited);
  } finally {
    await limited.stop();
  }
}

/** Problems that need a restricted key, a broken record, or a database that is down. */
async function recordFailures(): Promise<void> {
  await refused('forbidden', 'GET /campaigns', { key: await server.key(['content:read']) });
  const capped = await server.key(['content:write'], { monthly_token_cap: 1_000 });
  await refused('budget_exhausted', 'POST /content/generate', { body: { type: 'email', topic: 'Our course' }, key: capped });
  const { id } = (await call('POST /campaigns', { body: spring })).body;
  const stored = server.stored('campaigns');
  await stored.updateOne({ _id: id }, { $set: { metadata: '{broken' } }, { bypassDocumentValidation: true });
  await refused('internal', `GET /campaigns/${id}`);
  const own = await serverWithOwnMongod('serverSelectionTimeoutMS=300');
  try {
    await own.mongo.stop();
    await refused('unavailable', 'GET /campaigns', {}, own.server);
  } finally {
    await own.stop();
  }
}

// After an intended change: npm run document
it('answers as the examples of the document show', { timeout: 240_000 }, async () => {
  await answered('me_get', 'admin', 'GET /me');
  await recordContent();
  await recordCampaigns();
  await recordPublications();
  await recordBrandVoices();
  await recordKeys();
  await recordWorkspaces();
  await recordProblems();
  await recordLimit();
  await recordFailures();
  // By name, so that a review sees the changes.
  const sorted = (named: object) => Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const recorded = `${JSON.stringify({ answers: sorted(answers), problems: sorted(met) }, null, 2)}\n`;
  await expect(recorded).toMatchFileSnapshot('../../../../../packages/openapi/src/document/recorded-examples.json');
  const withBody = all.filter(({ operation }) => operation.status !== 204 && hasOwnRoute(operation));
  const recordedOf = Object.keys(answers).filter((key) => !key.includes(' '));
  expect(recordedOf.toSorted()).toEqual(withBody.map(({ operationId }) => operationId).toSorted());
});
