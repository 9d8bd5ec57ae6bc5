import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import { guidedReply } from '../../../testing/guided-reply.ts';
import { handbillCommand } from '../../../testing/handbill-command.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

/** Stands in every field that is erased; the other one acts. */
const [canary, actor] = ['qzcanary', 'qzactor@example.com'];
const kept = keptLog('info');
const { server, model } = await serverWithModel({}, undefined, kept);

let calls = 0;
/** Makes a change with an idempotency key, for the actor. */
const change = (route: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  server.rest(route, {
    ...(body !== undefined && { body }),
    headers: { 'handbill-actor': actor, 'idempotency-key': `k${(calls += 1)}`, ...headers },
  });
const erase = (path: string, headers: Readonly<Record<string, string>> = {}) => change(`DELETE ${path}?permanent=true`, undefined, headers);

/** The collections in which a word stands, whole documents as they are stored. */
async function placesOf(word: string): Promise<readonly string[]> {
  const places = new Set<string>();
  for (const { name } of await server.db.listCollections().toArray())
    for await (const stored of server.db.collection(name).find<Buffer>({}, { raw: true })) if (stored.includes(word)) places.add(name);
  return [...places].toSorted();
}

const email = (more: object = {}) => JSON.stringify({ ...JSON.parse(whole), ...more });
const withCanary = { subject: `Bake ${canary} in March`, preheader: `Six ${canary} evenings` };
const made = async (route: string, body: object): Promise<string> => {
  const { status, body: record } = await change(route, body);
  expect({ status, record }).toMatchObject({ status: 201 });
  return record.id;
};
const newCampaign = (): Promise<string> =>
  made('POST /campaigns', {
    name: `Spring ${canary}`,
    campaign_type: 'sales',
    description: `The ${canary}`,
    message: { key_message: canary, proof: canary },
    target_audience: { [canary]: canary },
    metadata: { [canary]: canary },
    tags: [canary],
  });
const newVoice = (): Promise<string> =>
  made('POST /brand-voices', {
    name: canary,
    description: canary,
    do: [canary],
    avoid: [`never${canary}`],
    brand: { postal_address: canary },
  });
const requestOf = (more: object = {}) => ({ ...brief, topic: `Our ${canary}`, tags: [canary], instructions: `Say ${canary}`, ...more });

/** A text that was written, edited, rewritten and approved. */
async function newContent(more: object = {}): Promise<string> {
  model.play(replies.streamed(email(withCanary)));
  const { body } = await change('POST /content/generate', requestOf(more), { accept: 'text/event-stream' });
  const id = /cnt_[0-9a-z]{26}/.exec(body)?.[0] ?? '';
  model.play(replies.streamed(JSON.stringify({ '/subject': `A ${canary} subject` })));
  const rewritten = await change(`POST /content/${id}/rewrite`, { pointers: ['/subject'], instructions: `With ${canary}` });
  expect(rewritten.status).toBe(200);
  await change(`PATCH /content/${id}`, { title: `${canary} title`, output: { body: `${JSON.parse(whole).body} ${canary}` } });
  await change(`POST /content/${id}/approve`);
  return id;
}

describe('a permanent deletion', () => {
  it('leaves no word of what was in every field of every store, in the database or the log', async () => {
    const voice = await newVoice();
    const campaign = await newCampaign();
    await change(`PATCH /campaigns/${campaign}`, { name: `Summer ${canary}` });
    const content = await newContent({ brand_voice_id: voice, campaign_id: campaign });
    const trashed = await newContent();
    await change(`DELETE /content/${trashed}`);
    const trashedCampaign = await newCampaign();
    await change(`DELETE /campaigns/${trashedCampaign}`);
    const goneVoice = await newVoice();
    await change(`DELETE /brand-voices/${goneVoice}`);
    const stores = [
      'attempts',
      'brand_voices',
      'brand_voices_used',
      'campaigns',
      'campaigns_deleted',
      'content',
      'content_deleted',
      'content_revisions',
      'events',
      'idempotency',
    ];
    await vi.waitFor(async () => expect(await placesOf(canary)).toEqual(expect.arrayContaining(stores)), 10_000);
    const usage = (await server.rest('GET /usage')).body.data;
    const records = [`campaigns/${campaign}`, `campaigns/${trashedCampaign}`, `brand-voices/${voice}`, `brand-voices/${goneVoice}`];
    for (const record of records) expect((await erase(`/${record}`)).status).toBe(204);
    expect((await server.rest(`GET /content/${content}`)).body.campaign_id).toBe(campaign);
    // The text keeps the voice that it was written in.
    expect(await placesOf(`never${canary}`)).toEqual(['brand_voices_used']);
    for (const id of [content, trashed]) expect((await erase(`/content/${id}`)).status).toBe(204);
    expect(await placesOf(canary)).toEqual([]);
    expect(await placesOf(actor)).toEqual([]);
    expect((await server.rest('GET /usage')).body.data).toEqual(usage);
    expect(kept.text()).not.toContain(canary);
    expect(kept.requests().length).toBeGreaterThan(10);
  });

  it('stops a text that is being written, and takes what its model still says', async () => {
    const word = 'qzrunning';
    const held = guidedReply();
    model.play(held.reply);
    const once = { 'idempotency-key': 'running' };
    const generate = () => change('POST /content/generate', { ...brief, topic: `Our ${word}` }, once);
    const answer = generate();
    await held.called;
    await held.send(email({ subject: word }).slice(0, 60));
    const { data } = (await server.rest('GET /content?status=generating')).body;
    expect((await erase(`/content/${data[0].id}`)).status).toBe(204);
    await held.closed;
    // It is cancelled first: whoever waits for it is told so, or finds nothing any more.
    const { code, status, id, content_id } = (await answer).body;
    expect([code ?? status, content_id ?? id]).toEqual([expect.toBeOneOf(['generation_failed', 'cancelled']), data[0].id]);
    expect(await placesOf(word)).toEqual([]);
    expect((await generate()).body).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('leaves of the events that something happened, and when', async () => {
    const id = await newCampaign();
    await change(`POST /campaigns/${id}/activate`);
    const eventsOnce = async (count: number) =>
      vi.waitFor(async () => {
        const { data } = (await server.rest(`GET /events?resource_id=${id}`)).body;
        expect(data).toHaveLength(count);
        return data;
      }, 5_000);
    const before = await eventsOnce(2);
    expect(before[1]).toMatchObject({ actor, data: { id }, erased: false });
    await erase(`/campaigns/${id}`);
    const nothing = { key_id: null, actor: null, request_id: null, data: null, previous: null, changed_parts: null, erased: true };
    const left = before.map((event: object) => ({ ...event, ...nothing }));
    expect(await eventsOnce(3)).toEqual([
      ...left,
      { ...left[1], id: expect.any(String), sequence: left[1].sequence + 1, type: 'campaign.deleted', created_at: expect.any(String) },
    ]);
  });

  it('is told of all events, however soon after a change it comes', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const id = await newCampaign();
        expect((await erase(`/campaigns/${id}`)).status).toBe(204);
        return id;
      }),
    );
    const events = server.db.collection('events');
    await expect.poll(() => events.countDocuments({ resource_id: { $in: ids } }), { timeout: 10_000 }).toBe(40);
    expect(await events.countDocuments({ resource_id: { $in: ids }, erased: true, data: null, actor: null })).toBe(40);
  });

  it('needs admin and the revision that is expected, and is made once', async () => {
    const headers = { 'idempotency-key': 'made-once' };
    const campaign = { name: 'Once', campaign_type: 'sales' };
    const { id } = (await change('POST /campaigns', campaign, headers)).body;
    const path = `/campaigns/${id}`;
    const key = await server.key(['campaigns:write', 'campaigns:read']);
    const refused = await server.rest(`DELETE ${path}?permanent=true`, { key });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden', scope: 'admin' } });
    expect((await server.rest(`DELETE ${path}?permanent=false`, { key })).status).toBe(204);
    expect((await erase(path, { 'if-match': '"2"' })).body).toMatchObject({ code: 'revision_mismatch', current_revision: 1 });
    const again = { 'idempotency-key': 'erased-once' };
    expect([(await erase(path, again)).status, (await erase(path, again)).status, (await erase(path)).status]).toEqual([204, 204, 404]);
    expect((await server.rest(`POST ${path}/restore`)).status).toBe(404);
    // An erased record is not made anew by a request that is sent again.
    expect((await change('POST /campaigns', campaign, headers)).body).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('handbill erase', () => {
  const command = (...args: readonly string[]) => handbillCommand(server.databaseSettings, 'erase', ...args);

  it('takes one actor out of all that tells who made a change, while the server runs', async () => {
    const other = { 'handbill-actor': 'bob' };
    const id = await newCampaign();
    await change(`POST /campaigns/${id}/activate`, undefined, other);
    await change(`DELETE /campaigns/${id}`);
    const { body: key } = await server.rest('POST /keys', { body: { name: 'Desk', scopes: ['content:read'], actor } });
    await change(`DELETE /keys/${key.id}`);
    const { out } = await command('--actor', actor);
    expect(out).toMatch(/^MongoDB at .*: erased qzactor@example.com\n( {2}[a-z_]+: \d+\n)+$/);
    expect(await placesOf(actor)).toEqual([]);
    expect(await placesOf('bob')).not.toEqual([]);
  });

  it('says how it is called', async () => {
    expect(await command()).toMatchObject({ code: 2, err: expect.stringContaining('erase --actor ann@example.com') });
  });
});
