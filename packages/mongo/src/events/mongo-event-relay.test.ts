import type { Event } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { eventSearch } from '../../testing/event-search.ts';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { sampleContent } from '../../testing/sample-content.ts';

const opened = openStorage();
const now = new Date('2027-01-01T00:00:00Z');
const search = eventSearch();

/** Moves all that waits. */
async function moveAll(storage = opened.storage): Promise<void> {
  while ((await storage.eventRelay.move()) === 'more');
}

function workspace() {
  const by = authorIn(opened.newWorkspace());
  const campaigns = opened.storage.campaigns(by);
  const events = async (more: Partial<typeof search> = {}): Promise<Event[]> => {
    const found = await opened.storage.events(by).list({ ...search, ...more });
    if ('oldest' in found) throw new Error('They have expired');
    return found.data;
  };
  return { by, campaigns, events };
}

describe('the feed of a workspace', () => {
  it('has each change once, numbered without gaps, in the order in which each caller made its own', async () => {
    const { by, campaigns, events } = workspace();
    const other = (await opened.otherServer()).campaigns(by);
    const written = new AbortController();
    const moving = (async () => {
      while (!written.signal.aborted) await opened.storage.eventRelay.move();
    })();
    const shared = sampleCampaign({ status: 'active' });
    await campaigns.insert(shared);
    const made: string[][] = await Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        const store = writer % 2 === 0 ? campaigns : other;
        const own: string[] = [];
        for (let round = 0; round < 12; round += 1) {
          const campaign = sampleCampaign();
          await store.insert(campaign);
          await store.transition(campaign.id, 'activate', now);
          if (round % 3 === 0) await store.delete(campaign.id, now);
          await store.transition(shared.id, round % 2 === 0 ? 'pause' : 'resume', now);
          own.push(`${campaign.id} campaign.created`, `${campaign.id} campaign.activated`);
          if (round % 3 === 0) own.push(`${campaign.id} campaign.deleted`);
        }
        return own;
      }),
    );
    written.abort();
    await moving;
    await moveAll();
    const feed = await events();
    expect(feed.map(({ sequence }) => sequence)).toEqual(feed.map((_, at) => at + 1));
    const moved = feed.map(({ resource_id, type }) => `${resource_id} ${type}`);
    for (const own of made) {
      const mine = new Set(own);
      expect(moved.filter((one) => mine.has(one))).toEqual(own);
    }
    const ofShared = feed.filter(({ resource_id }) => resource_id === shared.id).map(({ data }) => data as typeof shared);
    expect(ofShared.map(({ revision }) => revision)).toEqual(ofShared.map((_, at) => Math.max(1, at)));
    expect(await campaigns.get(shared.id)).toMatchObject({ revision: ofShared.at(-1)?.revision, status: ofShared.at(-1)?.status });
  });

  it('has what was moved once, where whoever moved it was killed before it had cleared the outboxes', async () => {
    const { campaigns, events } = workspace();
    const campaign = sampleCampaign();
    await campaigns.insert(campaign);
    const stored = opened.db.collection<{ _id: string }>('campaigns');
    const waiting = await stored.findOne({ _id: campaign.id }, { projection: { outbox: 1, outbox_time: 1, outbox_bytes: 1, _id: 0 } });
    await moveAll();
    await stored.updateOne({ _id: campaign.id }, { $set: { ...waiting } });
    await campaigns.transition(campaign.id, 'activate', now);
    await moveAll();
    expect((await events()).map(({ type, sequence }) => [type, sequence])).toEqual([
      ['campaign.created', 1],
      ['campaign.activated', 2],
    ]);
    expect(Object.keys((await stored.findOne({ _id: campaign.id })) ?? {})).not.toEqual(expect.arrayContaining(['outbox_time']));
  });

  it('is written by one process at a time, and by another once that is gone', async () => {
    const other = await opened.otherServer();
    await moveAll();
    expect(await other.eventRelay.move()).toBe('elsewhere');
    await expect.poll(() => other.eventRelay.move(), { timeout: 10_000, interval: 200 }).toBe('all');
    expect(await opened.storage.eventRelay.move()).toBe('elsewhere');
    await other.eventRelay.release();
    expect(await opened.storage.eventRelay.move()).toBe('all');
  });

  it('takes what a server of the version before left in a record that it deleted', async () => {
    const { campaigns, events } = workspace();
    const campaign = sampleCampaign();
    await campaigns.insert(campaign);
    const stored = opened.db.collection<{ _id: string }>('campaigns');
    const intoTrash = [{ $match: { _id: campaign.id } }, { $set: { deleted_at: now } }, { $merge: 'campaigns_deleted' }];
    await stored.aggregate(intoTrash).toArray();
    await stored.deleteOne({ _id: campaign.id });
    await campaigns.restore(campaign.id, now);
    await moveAll();
    expect((await events()).map(({ type }) => type)).toEqual(['campaign.created', 'campaign.restored']);
  });
});

describe('an outbox', () => {
  const long = (round: number): string => String(round).repeat(2_000);

  /** Makes a record, and returns how it is edited: a campaign by one command, a text in a transaction. */
  const records = {
    campaigns: async ({ campaigns }: ReturnType<typeof workspace>) => {
      const campaign = sampleCampaign({ description: long(0) });
      await campaigns.insert(campaign);
      const at = (round: number) => ({ ...campaign, description: long(round), revision: round + 1 });
      return { id: campaign.id, member: 'description', edit: (round: number) => campaigns.replace(at(round), at(round - 1)) };
    },
    content: async ({ by }: ReturnType<typeof workspace>) => {
      const texts = opened.storage.content(by);
      const text = sampleContent('email', { title: long(0) });
      await texts.begin(text);
      const at = (round: number) => ({ ...text, title: long(round), revision: round + 1 });
      return { id: text.id, member: 'title', edit: (round: number) => texts.replace(at(round), at(round - 1)) };
    },
  };

  it.each(['campaigns', 'content'] as const)(
    'does not let a record of %s grow while nobody moves its events, and loses none',
    async (name) => {
      const own = workspace();
      const { id, member, edit } = await records[name](own);
      const size = [{ $match: { _id: id } }, { $project: { bytes: { $bsonSize: '$$ROOT' } } }];
      const sizes: number[] = [];
      for (let round = 1; round <= 40; round += 1) {
        expect(await edit(round)).toBe(true);
        const [found] = await opened.db.collection(name).aggregate<{ bytes: number }>(size).toArray();
        sizes.push(found?.bytes ?? 0);
      }
      expect(Math.max(...sizes)).toBeLessThan(100_000);
      expect(await opened.db.collection('outbox').countDocuments({ workspace_id: own.by.workspaceId })).toBeGreaterThan(0);
      await moveAll();
      const edited = (await own.events()).filter(({ type }) => type.endsWith('.updated'));
      expect(edited).toMatchObject(Array.from({ length: 40 }, (_, at) => ({ data: { [member]: long(at + 1) } })));
      expect(edited[29]?.previous).toEqual({ [member]: long(29) });
      expect(await opened.db.collection('outbox').countDocuments({ outbox_time: { $exists: true } })).toBe(0);
    },
  );

  it('is read by none who reads the record', async () => {
    const { by, campaigns } = workspace();
    const campaign = sampleCampaign();
    await campaigns.insert(campaign);
    expect(await campaigns.get(campaign.id)).toEqual(campaign);
    expect(JSON.stringify(await opened.storage.campaigns(by).transition(campaign.id, 'activate', now))).not.toContain('outbox');
  });
});

describe('what is not kept any more', () => {
  it('goes by number, and is said to whoever would go on from it', async () => {
    const { by, campaigns, events } = workspace();
    const storage = await opened.otherServer({ eventRetention: 1_000 });
    for (const at of [0, 500, 2_000]) await campaigns.insert(sampleCampaign({ created_at: new Date(now.getTime() + at) }));
    await moveAll();
    const [first, second, third] = await events();
    await opened.storage.eventRelay.release();
    await storage.eventRelay.expire(new Date(now.getTime() + 1_900));
    expect((await events()).map(({ id }) => id)).toEqual([third?.id]);
    const oldest = { id: third?.id, sequence: 3 };
    expect(await opened.storage.events(by).list({ ...search, after: first?.id ?? '' })).toEqual({ oldest });
    expect(await opened.storage.events(by).list({ ...search, after: second?.id ?? '' })).toEqual({ oldest });
    await storage.eventRelay.release();
  });
});
