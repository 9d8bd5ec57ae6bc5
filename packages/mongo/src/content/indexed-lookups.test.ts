import { ContentFacetQuery, newId } from '@handbill/contract';
import { testDatabase } from '@handbill/testing';
import { MongoClient, type Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { generatingContent, sampleContent } from '../../testing/sample-content.ts';
import { prepareDatabase } from '../schema/prepare-database.ts';
import { contentStores } from './mongo-content.ts';
import { toStored, type StoredContent } from './stored-content.ts';
import { recordEraser } from '../erasure/erased-records.ts';

const count = 5_000;
const { uri, name } = testDatabase();
const client = new MongoClient(uri, { monitorCommands: true, useBigInt64: true });
const content = client.db(name).collection<StoredContent>('content');
const [mine, another] = [newId('wsp', new Date()), newId('wsp', new Date())];
const campaignId = newId('cmp', new Date());
const sourceId = newId('cnt', new Date());

beforeAll(async () => {
  await prepareDatabase(client.db(name));
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
afterAll(() => client.close());

const store = contentStores(client.db(name), 30_000, recordEraser(client.db(name)))(authorIn(mine));

/** Does the work and explains the command of this name that it sent, as it was sent. */
async function explained<T>(kind: 'find' | 'aggregate', isMeant: (command: Document) => boolean, work: () => Promise<T>) {
  const sent: Document[] = [];
  const keep = ({ command }: { command: Document }) => void (kind in command && isMeant(command) && sent.push(command));
  client.on('commandStarted', keep);
  const answer = await work().finally(() => client.off('commandStarted', keep));
  const { filter, sort, limit, pipeline, hint } = sent[0] ?? {};
  const again = kind === 'find' ? { find: 'content', filter, sort, limit } : { aggregate: 'content', pipeline, hint, cursor: {} };
  const plan = await client.db(name).command({ explain: again, verbosity: 'executionStats' });
  const { totalDocsExamined: documents, totalKeysExamined: keys } = plan['executionStats'] ?? plan['stages'][0].$cursor.executionStats;
  return { answer, documents: Number(documents), keys: Number(keys) };
}

it('counts the texts of a page of campaigns by kind, platform, status and language from the index alone', async () => {
  const { answer, documents, keys } = await explained(
    'aggregate',
    () => true,
    () => store.countOfCampaigns([newId('cmp', new Date()), campaignId, newId('cmp', new Date())]),
  );
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
  const { answer, documents } = await explained(
    'aggregate',
    () => true,
    () => store.facets(ContentFacetQuery.parse({ campaign_id: campaignId })),
  );
  expect(answer).toMatchObject({ status: [{ value: 'ready', count: count / 10 }], tags: [{ value: 'spring' }], is_exact: true });
  expect(documents).toBe(count / 10);
});

it('finds places in the queue from the index alone', async () => {
  const ids = Array.from({ length: 30 }, () => newId('cnt', new Date()));
  for (const id of ids) await store.begin(generatingContent({ id }), { waits: true });
  const { answer, documents, keys } = await explained(
    'aggregate',
    () => true,
    () => store.get(ids[29] ?? ''),
  );
  expect(answer?.queue_position).toBe(30);
  expect(documents).toBe(0);
  expect(keys).toBeLessThanOrEqual(30);
});

it('reads of what was made from a text nothing else', async () => {
  const { answer, documents } = await explained(
    'find',
    ({ filter }) => 'source_content_id' in filter,
    () => store.lineage(sourceId),
  );
  expect(answer?.descendants).toHaveLength(count / 100);
  expect(documents).toBe(count / 100);
});
