import { newId } from '@handbill/contract';
import { releasedDatabases, restoreReleased, testDatabase } from '@handbill/testing';
import type { Db, Document } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { campaignQuery, contentQuery } from '../../testing/queries.ts';
import { released, ReleasedServer } from '../../testing/released-server.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { indexForm } from '../database/index-form.ts';
import { MongoStorage } from '../storage/mongo-storage.ts';
import { collections } from './collections.ts';
import { prepareDatabase } from './prepare-database.ts';
import { pruneDatabase } from './prune-database.ts';
import { keptCampaigns } from '../campaigns/mongo-campaigns.ts';

const { client, uri } = testDatabase();

/** A database that a released version has made and written to. */
async function releasedDatabase(release = released): Promise<Db> {
  const db = client.db(newId('tst', new Date()));
  onTestFinished(async () => void (await db.dropDatabase()));
  await restoreReleased(release, db);
  return db;
}

/** This version's stores, started on the database. */
async function started(db: Db): Promise<MongoStorage> {
  const storage = await MongoStorage.open(uri, db.databaseName);
  onTestFinished(() => storage.close());
  return storage;
}

async function callStores(storage: MongoStorage): Promise<void> {
  const [campaigns, content] = [storage.campaigns(authorIn('wsp_1')), storage.content(authorIn('wsp_1'))];
  const [campaign, record] = [sampleCampaign(), sampleContent('email', { status: 'generating' })];
  await campaigns.insert(campaign);
  await campaigns.list(campaignQuery({ status: ['draft'], q: 'sourdough' }));
  await campaigns.list(campaignQuery({ channel: ['email'] }));
  expect((await campaigns.list(campaignQuery({ q: campaign.name.slice(0, -1) }))).data.map(({ id }) => id)).toContain(campaign.id);
  await campaigns.transition(campaign.id, 'activate', new Date());
  await campaigns.delete(campaign.id, new Date());
  await campaigns.restore(campaign.id, new Date());
  const lease = await content.begin(record);
  await storage.leases.finish(lease, { status: 'ready', text: 'Done' }, new Date());
  await content.list(contentQuery({ status: ['ready'] }));
  await content.delete(record.id, new Date());
}

const campaigns = keptCampaigns;
const campaignsDeleted = campaigns.trash;
if (campaignsDeleted === undefined) throw new Error('No such collection');

const nextCampaign = {
  ...campaigns.schema,
  required: [...campaigns.schema['required'], 'owner'],
  properties: {
    ...campaigns.schema['properties'],
    owner: { bsonType: ['string'] },
    status: { bsonType: ['string'], enum: ['draft', 'scheduled'] },
    revision: { bsonType: ['long'] },
  },
};

/**
 * A release to come, which changes whatever a release can: a field that must be there, values that come and go, an index with another key,
 * one that is gone, one that is new, and what the text index is over.
 */
const changedCollections = [
  {
    name: 'campaigns',
    schema: nextCampaign,
    indexes: [
      ...campaigns.indexes.filter(({ name }) => !['workspace_status', 'workspace_channels', 'workspace_text'].includes(name)),
      { name: 'workspace_status', key: { workspace_id: 1, status: 1, owner: 1, _id: -1 } as const },
      { name: 'workspace_owner', key: { workspace_id: 1, owner: 1, _id: -1 } as const },
      {
        name: 'workspace_text',
        key: { workspace_id: 1, name: 'text', owner: 'text' } as const,
        default_language: 'none',
        language_override: 'text_index_language',
      },
    ],
    formerIndexes: ['workspace_channels'],
  },
  {
    name: 'campaigns_deleted',
    schema: { allOf: [nextCampaign, ...campaignsDeleted.schema['allOf'].slice(1)] },
    indexes: campaignsDeleted.indexes,
  },
];
const next = [...changedCollections, ...collections.filter(({ name }) => !changedCollections.some((one) => one.name === name))];

/** The work of a server of that release. */
async function callNext(db: Db, release = released): Promise<void> {
  const recorded = release.records['campaigns']?.[0];
  const live = db.collection<{ _id: string } & Document>('campaigns');
  const _id = newId('cmp', new Date());
  await live.insertOne({ ...recorded, _id, owner: 'anna', status: 'scheduled' });
  // One that a server of the version before has written, whose owner no one knows.
  await live.insertOne({ ...recorded, _id: newId('cmp', new Date()) });
  const { matchedCount } = await live.updateOne({ owner: { $exists: false } }, { $set: { status: 'scheduled' } });
  expect(matchedCount).toBe(1);
  await live.find({ workspace_id: 'wsp_1', owner: 'anna' }, { hint: { workspace_id: 1, owner: 1, _id: -1 } }).toArray();
  await live.find({ workspace_id: 'wsp_1', $text: { $search: 'anna' } }).toArray();
}

/** Goes on calling while the work lasts. */
async function callDuring(call: () => Promise<void>, work: () => Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  do await call();
  while (!over.signal.aborted);
  await working;
}

const indexNames = async (db: Db, name: string) => (await db.collection(name).indexes()).map((index) => String(index.name));

describe('two versions on one database', () => {
  it.each(releasedDatabases)(
    'are both served while one newer than $version starts, while it starts again, and behind it',
    async (release) => {
      const db = await releasedDatabase(release);
      await db.collection('campaigns').createIndex({ name: 1 }, { name: 'made_by_hand' });
      const older = new ReleasedServer(db, release);
      await callDuring(
        () => older.call(),
        () => started(db),
      );
      const storage = await started(db);
      const calls = async () => void (await Promise.all([older.call(), callStores(storage)]));
      await callDuring(calls, () => prepareDatabase(db, { collections: next }));
      await Promise.all([calls(), callNext(db, release)]);
      const indexes = await indexNames(db, 'campaigns');
      expect(indexes).toEqual(expect.arrayContaining(['made_by_hand', 'workspace_status', 'workspace_channels', 'workspace_owner']));

      await callDuring(
        () => callNext(db, release),
        () => started(db),
      );
      expect(await indexNames(db, 'campaigns')).toEqual(indexes);
      await Promise.all([calls(), callNext(db, release)]);
    },
  );

  it('leave a database that a start only looks at', async () => {
    const db = await releasedDatabase();
    await prepareDatabase(db);
    await prepareDatabase(db, { collections: next });
    const validators = await db.listCollections().toArray();
    await prepareDatabase(db);
    await prepareDatabase(db, { collections: next });
    expect(await db.listCollections().toArray()).toEqual(validators);
  });

  it('are no more once it is pruned: what only the older one needed is told, and removed when asked', async () => {
    const db = await releasedDatabase();
    await prepareDatabase(db, { collections: next });
    await db.collection('campaigns').createIndex({ name: 1 }, { name: 'made_by_hand' });
    await db.collection('campaigns').updateMany({}, { $set: { owner: 'anna', status: 'draft', revision: 1n } });
    await db.collection('campaigns_deleted').updateMany({}, { $set: { owner: 'anna', status: 'draft', revision: 1n } });
    const before = await indexNames(db, 'campaigns');
    const listed = await pruneDatabase(db, { collections: next, remove: false });
    expect(listed).toEqual([
      'validator of campaigns: lets in only what this version writes',
      'validator of campaigns_deleted: lets in only what this version writes',
      'validator of content: lets in only what this version writes',
      'validator of content_deleted: lets in only what this version writes',
      'validator of keys: lets in only what this version writes',
      'index workspace_status of campaigns: is dropped',
      'index workspace_channels of campaigns: is dropped',
      'index workspace_text of campaigns: is built anew as this version declares it',
      'index workspace_text of content: is dropped',
    ]);
    expect(await indexNames(db, 'campaigns')).toEqual(before);

    expect(await pruneDatabase(db, { collections: next, remove: true })).toEqual(listed);
    expect(await pruneDatabase(db, { collections: next, remove: true })).toEqual([]);
    const after = await indexNames(db, 'campaigns');
    expect(after).toContain('made_by_hand');
    expect(after).not.toContain('workspace_status');
    expect(after).not.toContain('workspace_channels');
    await expect(new ReleasedServer(db).write()).rejects.toThrow('Document failed validation');
    // Its lists find another way.
    await expect(new ReleasedServer(db).list()).rejects.toThrow('hint');
    await callStores(await started(db));
  });

  it('keep the wide validator while there are records that the narrow one would not let be deleted', async () => {
    const db = await releasedDatabase();
    await prepareDatabase(db, { collections: next });
    await db.collection('campaigns_deleted').deleteMany({});
    expect(await pruneDatabase(db, { collections: next, remove: true })).toContain(
      `validators: stay, since ${released.records['campaigns']?.length} of the records in campaigns are as another version wrote them`,
    );
    await new ReleasedServer(db).write();
  });
});

describe.each(releasedDatabases)('the indexes of $version', (release) => {
  it.each(Object.entries(release.collections))('of %s are declared as they were, or named as former ones', (name, { indexes }) => {
    const kept = collections.find((one) => one.name === name);
    const declared = new Map(kept?.indexes.map((index) => [index.name, indexForm(index)]));
    const former = new Set(kept?.formerIndexes);
    const changed = indexes.filter((index) => !former.has(index.name) && declared.get(index.name) !== indexForm(index));
    expect(changed).toEqual([]);
  });
});
