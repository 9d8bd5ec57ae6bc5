import { ContentFacetQuery, newId } from '@handbill/contract';
import type { Document } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { generatingContent, sampleContent } from '../../testing/sample-content.ts';
import { commandsDuring, watchedDatabase } from '../../testing/watched-database.ts';
import { contentStores } from './mongo-content.ts';
import { toStored, type StoredContent } from './stored-content.ts';
import { recordEraser } from '../erasure/erased-records.ts';

const count = 5_000;
const { client, db } = watchedDatabase();
const content = db.collection<StoredContent>('content');
const [mine, another] = [newId('wsp', new Date()), newId('wsp', new Date())];
const campaignId = newId('cmp', new Date());
const sourceId = newId('cnt', new Date());

beforeAll(async () => {
  const samples = [sampleContent('social_post'), sampleContent('email'), sampleContent('ad_copy')];
  const records = Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length] ?? sampleContent();
    const id = index === 0 ? sourceId : newId('cnt', new Date());
    const ofCampaign = index % 10 === 0 ? campaignId : null;
    const ofSource = index % 100 === 98 ? sourceId : null;
    return toStored(index % 2 === 0 ? mine : another, { ...sample, id, campaign_id: ofCampaign, source_content_id: ofSource });
  });
  await content.insertMany(records, { ordered: false });
}, 60_000);

const store = contentStores(db, 30_000, recordEraser(db))(authorIn(mine));

/** Does the work and explains the command of this name that it sent, as it was sent. */
async function explained<T>(kind: 'find' | 'aggregate', work: () => Promise<T>, isMeant: (command: Document) => boolean = () => true) {
  const { answer, commands } = await commandsDuring(client, work);
  const { filter, sort, limit, pipeline, hint } = commands.find(({ command }) => kind in command && isMeant(command))?.command ?? {};
  const again = kind === 'find' ? { find: 'content', filter, sort, limit } : { aggregate: 'content', pipeline, hint, cursor: {} };
  const plan = await db.command({ explain: again, verbosity: 'executionStats' });
  const { totalDocsExamined: documents, totalKeysExamined: keys } = plan['executionStats'] ?? plan['stages'][0].$cursor.executionStats;
  return { answer, documents: Number(documents), keys: Number(keys) };
}

it('counts the texts of a page of campaigns by kind, platform, status and language from the index alone', async () => {
  const ids = [newId('cmp', new Date()), campaignId, newId('cmp', new Date())];
  const { answer, documents, keys } = await explained('aggregate', () => store.countOfCampaigns(ids));
  expect(answer.reduce((sum, one) => sum + one.count, 0)).toBe(count / 10);
  expect(answer).toContainEqual({
    campaign_id: campaignId,
    type: 'email',
    platform: null,
    status: 'ready',
    language: 'en',
    count: expect.any(Number),
  });
  expect(documents).toBe(0);
  expect(keys).toBeLessThanOrEqual(count / 10 + 10);
});

it('counts what content can be filtered by from the records that the filter finds alone', async () => {
  const query = ContentFacetQuery.parse({ campaign_id: campaignId });
  const { answer, documents } = await explained('aggregate', () => store.facets(query));
  expect(answer).toMatchObject({ status: [{ value: 'ready', count: count / 10 }], tags: [{ value: 'spring' }], is_exact: true });
  expect(documents).toBe(count / 10);
});

it('finds places in the queue from the index alone', async () => {
  const ids = Array.from({ length: 30 }, () => newId('cnt', new Date()));
  for (const id of ids) await store.begin(generatingContent({ id }), { waits: true });
  const { answer, documents, keys } = await explained('aggregate', () => store.get(ids[29] ?? ''));
  expect(answer?.queue_position).toBe(30);
  expect(documents).toBe(0);
  expect(keys).toBeLessThanOrEqual(30);
});

it('reads of what was made from a text nothing else', async () => {
  const isOfSources = ({ filter }: Document) => 'source_content_id' in filter;
  const { answer, documents } = await explained('find', () => store.lineage(sourceId), isOfSources);
  expect(answer?.descendants).toHaveLength(count / 100);
  expect(documents).toBe(count / 100);
});
