import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import { stepsTo } from '../../../packages/operations/testing/campaign-steps.ts';
import type { Records, WorkspaceRecords } from '../../../packages/operations/testing/workspace-records.ts';
import type { rest, RestRequest } from './rest.ts';
import type { TestServer } from './test-server.ts';

type Call = (route: string, request?: RestRequest) => ReturnType<typeof rest>;

/** A year and a budget that only this workspace's campaigns have. */
interface Marks {
  readonly marker: string;
  readonly year: number;
  readonly budget: number;
}

const campaignBody = ({ marker, year, budget }: Marks) => ({
  name: `Launch of ${marker}`,
  campaign_type: 'sales',
  budget,
  currency: 'EUR',
  channels: ['email', marker],
  target_audience: { description: `Friends of ${marker}`, locations: [marker], [marker]: { [marker]: [marker] } },
  starts_at: `${year}-03-01T08:00:00Z`,
  ends_at: `${year}-04-01T08:00:00Z`,
  description: `All about ${marker}`,
  tags: ['both', marker],
  metadata: { [marker]: marker },
});

const contentBody = ({ marker }: Marks, campaign_id: string) => ({
  type: 'email',
  topic: `A course on ${marker}`,
  tone: `like ${marker}`,
  keywords: [marker],
  target_audience: `Friends of ${marker}`,
  instructions: `Praise ${marker}`,
  tags: ['both', marker],
  campaign_id,
});

/** A campaign in each status, and a deleted one: the last. */
async function addCampaigns(call: Call, marks: Marks): Promise<string[]> {
  const ids: string[] = [];
  for (const steps of [...stepsTo.values(), []]) {
    const { body } = await call('POST /campaigns', { body: campaignBody(marks) });
    for (const step of steps) await call(`POST /campaigns/${body.id}/${step}`);
    ids.push(body.id);
  }
  await call(`DELETE /campaigns/${ids.at(-1)}`);
  return ids;
}

/** A text that was written, one that failed to be written anew from it, one without a campaign in a brand's voice, and a deleted one: the last. */
async function addContent(call: Call, marks: Marks, campaignId: string, voiceId: string): Promise<string[]> {
  const brief = contentBody(marks, campaignId);
  const ids: string[] = [];
  const add = async (route: string, body: object) => {
    const answer = await call(route, { body, headers: { 'idempotency-key': `${marks.marker}-${ids.length}` } });
    ids.push(answer.body.content_id ?? answer.body.id);
  };
  await add('POST /content/generate', brief);
  await add(`POST /content/${ids[0]}/regenerate`, { topic: `sandbox:error ${brief.topic}` });
  for (const asked of [{ ...brief, campaign_id: null, brand_voice_id: voiceId }, brief]) await add('POST /content/generate', asked);
  return ids;
}

/** Publications of texts in different statuses; the last one's text is deleted afterwards. */
async function addPublications(call: Call, { marker }: Marks, contentIds: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, content_id] of contentIds.entries()) {
    const planned_for = { local: `2027-03-0${at + 1}T09:00`, time_zone: 'Europe/Lisbon' };
    const { body } = await call('POST /publications', { body: { content_id, channel: marker, planned_for, note: `On ${marker}` } });
    ids.push(body.id);
  }
  return ids;
}

/** Feeds, and a deleted one: the last. */
async function addFeeds(call: Call, { marker }: Marks): Promise<string[]> {
  const ids: string[] = [];
  for (const name of [`Calendar of ${marker}`, `Another of ${marker}`, `Former of ${marker}`])
    ids.push((await call('POST /calendar/feeds', { body: { name, channel: marker } })).body.id);
  await call(`DELETE /calendar/feeds/${ids.at(-1)}`);
  return ids;
}

/** A brand voice that is used, and a deleted one: the last. */
async function addBrandVoices(call: Call, { marker }: Marks): Promise<string[]> {
  const ids: string[] = [];
  for (const name of [`Voice of ${marker}`, `Another of ${marker}`, `Former of ${marker}`]) {
    const voice = { name, description: `As ${marker}`, avoid: [`no ${marker}`], terms: [{ term: marker, use: 'keep', note: marker }] };
    ids.push((await call('POST /brand-voices', { body: voice })).body.id);
  }
  await call(`DELETE /brand-voices/${ids.at(-1)}`);
  return ids;
}

/** The id of the oldest event, or of the newest, once there are so many. */
async function endOfEvents(call: Call, order: 'oldest' | 'newest', count: number): Promise<string> {
  for (;;) {
    const { body } = await call(`GET /events?order=${order}&limit=${count}`);
    if (body.data.length === count) return body.data[0].id;
    await wait(20);
  }
}

/** The cursor to the second page of activity, once there is one: events come a moment after the changes. */
async function activityCursor(call: Call, path: string): Promise<string> {
  const cursor = async () => (await call(`GET ${path}?limit=1`)).body.pagination.next_cursor;
  return vi.waitUntil(cursor, { timeout: 20_000 });
}

async function edit(call: Call, { marker }: Marks, id: string): Promise<WorkspaceRecords['edited']> {
  await call(`PATCH /content/${id}`, { body: { title: `Course on ${marker}` } });
  await call(`PATCH /content/${id}`, { body: { title: `Evenings on ${marker}`, output: { subject: `Evenings on ${marker}s` } } });
  const { body } = await call(`GET /content/${id}/revisions?limit=1`);
  return { id, cursor: body.pagination.next_cursor };
}

/** Two comments on a text, the second one resolved. */
async function addComments(call: Call, { marker }: Marks, of: string): Promise<WorkspaceRecords['comments']> {
  const all: string[] = [];
  for (const pointer of ['/body', null])
    all.push((await call(`POST /content/${of}/comments`, { body: { pointer, text: `More on ${marker}` } })).body.id);
  await call(`POST /content/${of}/comments/${all[1]}/resolve`);
  return { of, all, cursor: (await call(`GET /content/${of}/comments?limit=1`)).body.pagination.next_cursor };
}

/** A key, and a revoked one: the last. */
async function addKeys(call: Call, { marker }: Marks): Promise<string[]> {
  const ids: string[] = [];
  for (const name of [`Website of ${marker}`, `Former ${marker}`]) {
    const { body } = await call('POST /keys', { body: { name, scopes: ['content:read'] } });
    ids.push(body.id);
    // It is refused, which is counted.
    await call('POST /campaigns', { key: body.key, body: { name: marker, campaign_type: 'sales' } });
  }
  await call(`DELETE /keys/${ids.at(-1)}`);
  return ids;
}

/** Gives a text a second call of a model, as if the first had been taken over. The first one's figures are counted once, if they are not yet. */
async function addAttempt(server: TestServer, contentId: string): Promise<void> {
  const attempts = server.db.collection<{ _id: string; attempt: number }>('attempts');
  const first = await attempts.findOne({ _id: `${contentId}_00001` }, { projection: { uncounted: false, budget: false } });
  if (first !== null) await attempts.insertOne({ ...first, _id: `${contentId}_00002`, attempt: 2 });
}

/** Gives the workspace of a key records in every status, with the same marks in all their fields. */
export async function fillWorkspace(server: TestServer, key: string, marks: Marks): Promise<WorkspaceRecords> {
  const call: Call = (route, request) => server.rest(route, { key, ...request });
  const cursorOf = async (path: string) => (await call(`GET /${path}?limit=1`)).body.pagination.next_cursor;
  const recordsOf = async (path: string, all: readonly string[]): Promise<Records> => {
    return { all, listed: all.slice(0, -1).toReversed(), cursor: await cursorOf(path) };
  };
  const { body: me } = await call('GET /me');
  const campaigns = await addCampaigns(call, marks);
  const [, active = ''] = campaigns;
  const brandVoices = await addBrandVoices(call, marks);
  const content = await addContent(call, marks, campaigns[0] ?? '', brandVoices[0] ?? '');
  const [of = ''] = content;
  const publications = await addPublications(call, marks, [content[0] ?? '', content[2] ?? '', content.at(-1) ?? '']);
  await call(`DELETE /content/${content.at(-1)}`);
  const feeds = await addFeeds(call, marks);
  await addAttempt(server, of);
  const comments = await addComments(call, marks, of);
  const edited = await edit(call, marks, content[0] ?? '');
  // The key of these calls is the workspace's first one.
  const keys = [me.key.id, ...(await addKeys(call, marks))];
  return {
    workspace: me.workspace.id,
    marker: marks.marker,
    traces: [
      marks.marker,
      `${marks.year}-0`,
      String(marks.budget),
      me.workspace.id,
      ...campaigns,
      ...content,
      ...publications,
      ...feeds,
      ...brandVoices,
      ...keys,
      ...comments.all,
    ],
    campaigns: await recordsOf('campaigns', campaigns),
    content: await recordsOf('content', content),
    publications: await recordsOf('publications', publications),
    calendarFeeds: await recordsOf('calendar/feeds', feeds),
    calendar: (await call('GET /calendar?from=2027-03-01&to=2027-03-31&limit=1')).body.pagination.next_cursor,
    brandVoices: await recordsOf('brand-voices', brandVoices),
    comments,
    edited,
    keys: await recordsOf('keys', keys),
    attempts: { of, cursor: await cursorOf(`content/${of}/attempts`) },
    firstEvent: await endOfEvents(call, 'oldest', 1),
    lastEvent: await endOfEvents(call, 'newest', 2),
    activity: {
      campaigns: { id: active, cursor: await activityCursor(call, `/campaigns/${active}/activity`) },
      content: { id: of, cursor: await activityCursor(call, `/content/${of}/activity`) },
      workspace: await activityCursor(call, '/activity'),
    },
    usage: { rows: (await call('GET /usage')).body.data.length, cursor: await cursorOf('usage') },
  };
}
