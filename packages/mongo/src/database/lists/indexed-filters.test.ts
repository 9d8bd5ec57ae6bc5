import {
  ApprovalStatus,
  type Content,
  CampaignQuery,
  CampaignStatus,
  ContentQuery,
  ContentStatus,
  contentTypes,
  newId,
  noApproval,
  pageQuery,
  type Page,
} from '@handbill/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorIn } from '../../../testing/author-in.ts';
import { explained } from '../../../testing/explained.ts';
import { campaignQuery, contentQuery } from '../../../testing/queries.ts';
import { sampleCampaign } from '../../../testing/sample-campaign.ts';
import { sampleContent } from '../../../testing/sample-content.ts';
import { watchedDatabase } from '../../../testing/watched-database.ts';

import { campaignStores, toStored as storedCampaign, type StoredCampaign } from '../../campaigns/mongo-campaigns.ts';

import { contentStores } from '../../content/mongo-content.ts';
import { toStored as storedContent, type StoredContent } from '../../content/stored-content.ts';
import { recordEraser } from '../../erasure/erased-records.ts';

const count = 25_000;
const { client, db } = watchedDatabase();
const campaigns = db.collection<StoredCampaign>('campaigns');
const content = db.collection<StoredContent>('content');
const [mine, another] = [newId('wsp', new Date()), newId('wsp', new Date())];
const campaignId = newId('cmp', new Date());
const voiceId = newId('brv', new Date());
const start = Date.parse('2026-01-01T00:00:00Z');

const pick = <T>(values: readonly T[], index: number): T => values.at(index % values.length) as T;
/** Every second record is another workspace's; every hundredth has something rare. */
const common = (index: number) => ({ tags: index % 100 === 0 ? ['rare', 'often'] : ['often'], created_at: new Date(start + index * 1000) });
const words = ['bakery', 'open'];
const owner = (index: number) => (index % 2 === 0 ? mine : another);

const approvalOf = (status: ApprovalStatus) => ({ ...noApproval, status, at: status === 'none' ? null : new Date(start) });

const kinds = Object.keys(contentTypes) as (keyof typeof contentTypes)[];

beforeAll(async () => {
  const [campaign, byKind] = [sampleCampaign(), kinds.map((kind) => sampleContent(kind))];
  for (let done = 0; done < count; done += 5_000) {
    const indexes = Array.from({ length: 5_000 }, (_, offset) => done + offset);
    await campaigns.insertMany(
      indexes.map((index) => {
        const { tags, created_at } = common(index);
        const various = {
          status: pick(CampaignStatus.options, index >> 1),
          campaign_type: pick(['awareness', 'sales'] as const, index >> 2),
          channels: index % 200 === 0 ? ['radio', 'email'] : ['email'],
          starts_at: index % 3 === 0 ? null : new Date(start + index * 1000),
        };
        return { ...storedCampaign(owner(index), { ...campaign, ...various, tags, created_at, id: newId('cmp', created_at) }), words };
      }),
      { ordered: false },
    );
    await content.insertMany(
      indexes.map((index) => {
        const { tags, created_at } = common(index);
        const various = {
          status: pick(ContentStatus.options, index >> 1),
          language: index % 100 === 0 ? 'ja' : 'en',
          campaign_id: index % 100 === 0 ? campaignId : null,
          approval: approvalOf(pick(ApprovalStatus.options, index >> 1)),
          approved: index % 3 === 0 ? { at: new Date(start), key_id: 'key_1' } : null,
        };
        const sample = pick(byKind, index >> 2);
        const request = { ...sample?.request, brand_voice_id: index % 100 === 0 ? voiceId : null };
        // Changed in another order than created.
        const updated_at = new Date(start + ((index * 7_919) % count) * 1000);
        const record = { ...sample, request, ...various, tags, created_at, updated_at, id: newId('cnt', created_at) } as Content;
        return { ...storedContent(owner(index), record), words, ...(index % 3 === 1 && { placed: 1 }) };
      }),
      { ordered: false },
    );
  }
}, 120_000);

const times = { created_after: [new Date(start + 5_000_000)], created_before: [new Date(start + 20_000_000)] };
const many = ['often', ...Array.from({ length: 49 }, (_, index) => `none_${index}`)];

interface Listed {
  readonly shape: object;
  readonly statuses: readonly string[];
  /** For each filter the values to try. */
  readonly filters: Readonly<Record<string, readonly unknown[]>>;
  /** The filters by a range, whose keys are walked in the order of the list. */
  readonly ranges: Readonly<Record<string, readonly unknown[]>>;
  readonly list: (asked: object) => Promise<Page<unknown>>;
}

const lists: Record<'campaigns' | 'content', Listed> = {
  campaigns: {
    shape: CampaignQuery.shape,
    statuses: CampaignStatus.options,
    filters: {
      campaign_type: ['sales', 'lead_gen', ['awareness', 'sales']],
      channel: ['email', 'radio', 'none', ['email', 'radio'], many],
      tag: ['often', 'rare', 'none', ['often', 'rare'], many],
      ...times,
    },
    ranges: { starts_after: [times.created_before[0]], starts_before: [times.created_after[0]] },
    list: (asked) => campaignStores(db, recordEraser(db))(authorIn(mine)).list(campaignQuery(asked)),
  },
  content: {
    shape: ContentQuery.shape,
    statuses: ContentStatus.options,
    filters: {
      type: ['email', ['email', 'blog_article', 'ad_copy']],
      platform: ['linkedin', 'bluesky', ['linkedin', 'google_search']],
      campaign_id: [campaignId, 'none'],
      brand_voice_id: [voiceId, 'none'],
      tag: ['often', 'rare', ['often', 'rare'], many],
      language: ['en', 'ja', ['en', 'ja', 'de']],
      approval: ['submitted', 'approved'],
      ...times,
    },
    ranges: { approved: [true, false], approval: ['none'], is_placed: [true, false] },
    list: (asked) => contentStores(db, 30_000, recordEraser(db))(authorIn(mine)).list(contentQuery(asked)),
  },
};

describe.each(Object.entries(lists))('the list of %s', (_, { shape, statuses, filters, ranges, list }) => {
  const ownIndex = Object.keys(shape).filter(
    (field) => !(field in pageQuery) && !['view', 'status', 'q', 'deleted', 'order', 'include'].includes(field),
  );
  const withStatus = [{}, { status: statuses[0] }, { status: statuses.slice(1) }, { status: statuses }];

  it('has a case for every filter of the contract', () => {
    expect(Object.keys({ ...filters, ...ranges }).toSorted()).toEqual(ownIndex.toSorted());
  });

  /** Lists, and tells what was dearer than it should be. Each value of a filter is a stream of keys of its own; no record here has more than two of them. */
  const costOf = async (asked: object, offset = 0) => {
    const { answer, explained: plan } = await explained(client, () => list({ ...asked, ...(offset > 0 && { offset }) }));
    const streams = Object.values(asked).reduce<number>((product, value) => product * (Array.isArray(value) ? value.length : 1), 1);
    const cheap =
      !plan.stages.includes('COLLSCAN') &&
      !plan.stages.includes('SORT') &&
      plan.documents <= plan.returned &&
      plan.keys <= (plan.returned + offset) * Math.min(streams, 2) + 2 * streams + 1;
    return { cursor: answer.pagination.next_cursor, dear: cheap ? [] : [{ asked, offset, plan }] };
  };

  it.each([{}, ...Object.entries(filters).flatMap(([field, values]) => values.map((value) => ({ [field]: value })))])(
    'examines no more than it shows for %j, alone and with status, on the first page, behind a cursor and at an offset',
    async (filter) => {
      const dear: object[] = [];
      for (const status of withStatus) {
        const asked = { ...filter, ...status };
        const first = await costOf(asked);
        const second = first.cursor === null ? first : await costOf({ ...asked, cursor: first.cursor });
        const deep = await costOf(asked, 3_000);
        dear.push(...first.dear, ...second.dear, ...deep.dear);
      }
      expect(dear).toEqual([]);
    },
  );

  it.each(Object.entries(ranges).flatMap(([field, values]) => values.map((value) => ({ [field]: value }))))(
    'reads no record for %j that it does not show, and sorts none',
    async (filter) => {
      for (const status of withStatus) {
        const { explained: plan } = await explained(client, () => list({ ...filter, ...status, offset: 50 }));
        expect([plan.returned, plan.documents <= plan.returned]).toEqual([21, true]);
        expect(plan.stages.filter((stage) => ['COLLSCAN', 'SORT'].includes(stage))).toEqual([]);
      }
    },
  );

  it.skipIf(!('order' in shape)).each([{}, { status: 'ready' }, { status: statuses.slice(1) }, { status: statuses }])(
    'in the order of the last change reads no more than it shows, and the record that it goes on from, for %j',
    async (status) => {
      const asked = { order: 'updated', ...status };
      const { cursor } = await costOf(asked);
      for (const place of [{}, { cursor }, { offset: 500 }]) {
        const { explained: plan } = await explained(client, () => list({ ...asked, ...place }));
        expect(plan.stages.filter((stage) => ['COLLSCAN', 'SORT'].includes(stage))).toEqual([]);
        expect([plan.returned, plan.documents <= plan.returned + 1]).toEqual([21, true]);
      }
    },
  );

  it.each(['nowhere', 'nowhere at all', '東京'])('walks the words for q: %s', async (q) => {
    const { explained: plan } = await explained(client, () => list({ q, status: statuses[0] }));
    expect(plan.stages).not.toContain('COLLSCAN');
    expect(plan.keys).toBeLessThanOrEqual(2);
    expect(plan.documents).toBe(0);
  });

  it('reads no more than a page for a word that all records have', async () => {
    const { explained: plan } = await explained(client, () => list({ q: 'bakery' }));
    expect(plan.stages.filter((stage) => ['COLLSCAN', 'SORT'].includes(stage))).toEqual([]);
    expect(plan.documents).toBeLessThanOrEqual(3 * plan.returned);
  });

  it('looks only at the own workspace, also for filters that no one index serves', async () => {
    const three = Object.fromEntries(
      Object.entries(filters)
        .slice(0, 3)
        .map(([field, [value]]) => [field, value]),
    );
    const { explained: plan } = await explained(client, () => list(three));
    expect(plan.stages).not.toContain('COLLSCAN');
    expect(plan.keys).toBeLessThanOrEqual(count / 2 + 1);
  });
});
