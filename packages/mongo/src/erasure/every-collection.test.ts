import { CreateBrandVoice, EditedWorkspace, newId, type Content, type Workspace } from '@handbill/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleEnd, sampleSubject } from '../../testing/sample-call.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { sampleComment } from '../../testing/sample-comment.ts';
import { sampleKey } from '../../testing/sample-key.ts';
import { samplePlacement } from '../../testing/sample-placement.ts';
import { generatingContent, sampleContent } from '../../testing/sample-content.ts';
import { collections } from '../schema/collections.ts';
import { eraseActor } from './erase-actor.ts';

const [word, actor] = ['qzword', 'qzactor@example.com'];
const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const opened = openStorage();
const manager = authorIn(opened.newWorkspace(), { actor });

const made = { revision: 1, created_at: now, updated_at: now };
const workspaceOf = (): Workspace => ({ ...EditedWorkspace.parse({ name: word }), id: newId('wsp', now), ...made });
const keyOf = () => sampleKey({ name: word, scopes: ['admin'], actor });
const workspace = workspaceOf();
const by = authorIn(workspace.id, { actor });
const voice = { ...CreateBrandVoice.parse({ name: word }), id: newId('brv', now), ...made };
const trashedVoice = { ...voice, id: newId('brv', now) };
const [campaign, trashed] = [sampleCampaign({ name: word }), sampleCampaign({ name: word })];
const text = (): ReturnType<typeof sampleContent> => {
  const content = generatingContent();
  return { ...content, request: { ...content.request, topic: word, brand_voice_id: voice.id } } as typeof content;
};
const [written, running, trashedText] = [{ ...text(), title: word }, text(), text()] as const;
const subject = sampleSubject(by.workspaceId, { contentId: written.id, type: 'social_post' });

/** Brings documents into every collection, each by the store that writes it. Some of their events are moved and some wait. */
async function plant(): Promise<void> {
  const { storage } = opened;
  await storage.workspaces(manager).create(workspace, keyOf());
  const keys = storage.workspaceKeys(by);
  const [live, revoked] = [keyOf(), keyOf()];
  await keys.create(live);
  await keys.create(revoked, [live.id]);
  await keys.revoke(revoked.id, { at: now, withMade: false });
  const campaigns = storage.campaigns(by);
  for (const one of [campaign, trashed]) await campaigns.insert(one);
  await campaigns.delete(trashed.id, now);
  const voices = storage.brandVoices(by);
  for (const one of [voice, trashedVoice]) await voices.insert(one);
  await voices.delete(trashedVoice.id, now);
  const texts = storage.content(by);
  for (const one of [running, trashedText]) await texts.begin(one, { voice });
  await storage.leases.finish(await texts.begin(written, { voice }), { status: 'ready', text: word }, now);
  const ready = await texts.get(written.id);
  if (ready === null) throw new Error('It is not there');
  const [check] = sampleContent().checks;
  if (check === undefined) throw new Error('It has no check');
  const checks = [{ ...check, accepted: { at: now, key_id: null, actor, reason: word } }];
  const approval = { ...ready.approval, status: 'submitted' as const, at: now, key_id: null, actor, note: word };
  const accepted: Content = { ...ready, checks, approval, revision: ready.revision + 1 };
  await texts.replace(accepted, ready, { step: 'submit' });
  // Now a former state names who has accepted it.
  await texts.replace({ ...accepted, title: `${word} 2`, revision: ready.revision + 2 }, accepted);
  const comments = storage.comments(by);
  const said = { text: word, excerpt: word, actor };
  for (const one of [written, trashedText]) await comments.insert(sampleComment(one, said), one);
  const publications = storage.publications(by);
  for (const content_id of [written.id, trashedText.id])
    expect(await publications.insertAll([samplePlacement({ content_id, campaign_id: campaign.id, note: word })])).toBe(true);
  const feed = { id: newId('fed', now), name: word, campaign_id: null, channel: null, created_at: now, last_used_at: null };
  await storage.calendarFeeds(by).create(feed);
  await texts.delete(trashedText.id, now);
  await storage.attemptLog.begin(subject, { attempt: 1, model: 'm', reason: 'first', prompt_version: '1' }, now);
  await storage.attemptLog.end(subject, { attempt: 1, model: 'm', reason: 'first' }, sampleEnd({ answer: word }), now);
  await storage.attemptLog.countRemaining();
  const entries = [{ attempt: 1, offset: 0, pointer: '/body', text: word }];
  await storage.streams.append([{ ...subject, number: 0, writer: 'w', entries, isLast: false }], now);
  const request = { workspaceId: by.workspaceId, operation: 'PATCH /content/{id}', key: 'k', fingerprint: 'f', token: 't' };
  const reserved = await storage.idempotency.reserve(request, { suffix: 's', created_at: now });
  if (reserved.kind === 'reserved') await storage.idempotency.keep(reserved.reservation, { outcome: { status: 200, value: written } });
  const budget = { id: written.id, contentId: written.id, most: { tokens: 10, usd: 0 }, until: later(60) };
  const caps = [{ scope: 'workspace', id: by.workspaceId, tokens: 10_000, usd: null }] as const;
  const many = Array.from({ length: 100 }, (_, at) => ({ ...budget, id: `${written.id}${at}` }));
  for (const one of [budget, ...many]) await storage.caps.reserve(by, caps, [one], now);
  await storage.rates.take({ workspaceId: by.workspaceId, id: live.id }, { requests: 10, milliseconds: 600_000 }, 1);
  storage.refusedCalls.count({ workspaceId: by.workspaceId, keyId: live.id, operation: null, code: 'forbidden' }, now);
  await storage.refusedCalls.close();
  await storage.eventRelay.move();
  const gone = workspaceOf();
  await storage.workspaces(manager).create(gone, keyOf());
  await storage.workspaces(manager).delete(gone.id, now);
  await storage.workspaces(manager).create(workspaceOf(), keyOf());
  const erased = sampleCampaign({ name: word });
  await campaigns.insert(erased);
  await campaigns.erase(erased.id, now);
  await comments.insert(sampleComment(written, said), written);
  await campaigns.replace({ ...campaign, name: `${word} 2`, revision: 2 }, campaign);
}

/** These hold nothing of a workspace. */
const technical = ['locks', 'migrations', 'processes'];

/** The collections in which something stands, by whole documents. */
async function placesOf(trace: string): Promise<string[]> {
  const places = new Set<string>();
  for (const { name } of await opened.db.listCollections({}, { nameOnly: true }).toArray())
    for await (const stored of opened.db.collection(name).find<Buffer>({}, { raw: true })) if (stored.includes(trace)) places.add(name);
  return [...places].toSorted();
}

describe('every collection', () => {
  beforeAll(plant);

  it('is in the table, and has a document of this test', async () => {
    const listed = (await opened.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    const counts = await Promise.all(listed.map(async (name) => [name, await opened.db.collection(name).countDocuments()] as const));
    const ours = counts.filter(([name]) => !technical.includes(name) && !name.startsWith('system.'));
    expect(ours.map(([name]) => name).toSorted()).toEqual(collections.map(({ name }) => name).toSorted());
    expect(ours.filter(([, count]) => count === 0)).toEqual([]);
  });

  it('says where it names an actor, and names none after one was erased', async () => {
    const naming = await placesOf(actor);
    expect(naming).toEqual(
      expect.arrayContaining(['content', 'content_deleted', 'content_revisions', 'events', 'keys', 'keys_revoked', 'outbox', 'workspaces']),
    );
    const saying = new Set(collections.flatMap(({ name, actors }) => (actors.length > 0 ? [name] : [])));
    expect(naming.filter((name) => !saying.has(name))).toEqual([]);
    await eraseActor(opened.db, actor);
    expect(await placesOf(actor)).toEqual([]);
  });

  it('has no word of a record that was erased, nor of what was kept beside it', async () => {
    const { storage } = opened;
    const texts = storage.content(by);
    for (const { id } of [written, running, trashedText]) expect(await texts.erase(id, now)).toBe(true);
    for (const { id } of [campaign, trashed]) expect(await storage.campaigns(by).erase(id, now)).toBe(true);
    for (const { id } of [voice, trashedVoice]) expect(await storage.brandVoices(by).erase(id, now)).toBe(true);
    const ofTeams = ['calendar_feeds', 'events', 'keys', 'keys_revoked', 'outbox', 'workspaces'];
    expect((await placesOf(word)).filter((name) => !ofTeams.includes(name))).toEqual([]);
    await storage.eventRelay.move();
    for (const { id } of [written, campaign]) {
      const ofIt = { $or: [{ resource_id: id }, { resource_id: /^cmt_/ }] };
      const events = opened.db.collection('events').find<Buffer>(ofIt, { raw: true });
      for await (const event of events) expect(event.includes(word)).toBe(false);
    }
  });

  it('has nothing of a workspace that was erased', async () => {
    const { storage } = opened;
    expect(await storage.workspaces(manager).delete(workspace.id, now)).toBe(true);
    for (const minutes of [0, 1, 60]) {
      await storage.eraseWorkspaces(later(minutes));
      await storage.eventRelay.move();
    }
    await storage.eraseWorkspaces(later(120));
    // The feed of the first workspace tells that it was there.
    expect(await placesOf(workspace.id)).toEqual(['events']);
    const events = await opened.db.collection('events').find({ resource_id: workspace.id }).toArray();
    expect(events.map(({ type, workspace_id }) => [type, workspace_id])).toEqual([
      ['workspace.created', manager.workspaceId],
      ['workspace.deleted', manager.workspaceId],
    ]);
  });
});
