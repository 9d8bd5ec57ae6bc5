import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypes } from '@handbill/contract';
import { Long, type Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { toStored as storedCampaign } from '../campaigns/mongo-campaigns.ts';
import { toStored as storedContent } from '../content/stored-content.ts';
import { neverExpires } from '../database/index-form.ts';
import { collections } from './collections.ts';

const opened = openStorage();
const kinds = Object.keys(contentTypes) as (keyof typeof contentTypes)[];

const insert = (name: string, document: Document) => opened.db.collection(name).insertOne({ ...document });
const inserted = expect.objectContaining({ acknowledged: true });
const refused = expect.objectContaining({ message: expect.stringContaining('Document failed validation') });

describe('the validator of campaigns', () => {
  const stored = (): Document => storedCampaign('wsp_1', sampleCampaign());

  it('lets in what the store writes, set or unset', async () => {
    const unset = sampleCampaign({ budget: null, target_audience: null, starts_at: null, description: null, source_campaign_id: 'cmp_1' });
    expect(await insert('campaigns', stored())).toEqual(inserted);
    expect(await insert('campaigns', storedCampaign('wsp_1', unset))).toEqual(inserted);
  });

  it.each([
    ['a budget that is not an exact integer', { budget_minor: 12.5 }],
    ['a budget that is a double', { budget_minor: '100' }],
    ['an unknown status', { status: 'unknown' }],
    ['an unknown type', { campaign_type: 'fun' }],
    ['a time that is text', { created_at: '2027-01-01T00:00:00.000Z' }],
    ['an audience that is an object', { target_audience: { $where: '1' } }],
    ['channels that are no list', { channels: 'email' }],
    ['channels that are no text', { channels: [1] }],
    ['a revision that is a fraction', { revision: 1.5 }],
    ['no name', { name: null }],
    ['no workspace', { workspace_id: null }],
  ])('refuses %s', async (_, fault) => {
    await expect(insert('campaigns', { ...stored(), ...fault })).rejects.toEqual(refused);
  });

  it.each(['workspace_id', 'name', 'revision', 'metadata', 'created_at', 'budget_minor'])(
    'refuses a campaign without %s',
    async (field) => {
      const { [field]: __, ...rest } = stored();
      await expect(insert('campaigns', rest)).rejects.toEqual(refused);
    },
  );

  it('lets in fields that a newer version may add', async () => {
    expect(await insert('campaigns', { ...stored(), auto_start: true })).toEqual(inserted);
  });

  it('lets a document of before be mended', async () => {
    const document = { ...stored(), name: 1 };
    const bypass = { bypassDocumentValidation: true };
    await opened.db.collection('campaigns').insertOne(document, bypass);
    await opened.db.collection('campaigns').updateOne({ name: 1 }, { $set: { tags: ['old'] } });
    expect(await opened.db.collection('campaigns').findOne({ name: 1 })).toMatchObject({ tags: ['old'] });
  });

  it('keeps a budget as a 64-bit integer', async () => {
    const document = storedCampaign('wsp_1', sampleCampaign({ budget: 999_999_999_999 }));
    await insert('campaigns', document);
    const raw = await opened.db.collection('campaigns').findOne({ _id: document._id as never }, { promoteLongs: false });
    expect(raw?.['budget_minor']).toEqual(Long.fromString('99999999999900'));
  });
});

describe.each(kinds)('the validator of content, for %s', (kind) => {
  const stored = (): Document => storedContent('wsp_1', sampleContent(kind));

  it('lets in what the store writes, written or not yet', async () => {
    const begun = sampleContent(kind, { output: null, text: null, checks: [], status: 'generating' });
    expect(await insert('content', stored())).toEqual(inserted);
    expect(await insert('content', storedContent('wsp_1', begun))).toEqual(inserted);
  });

  it.each([
    ['another output', { output: { anything: 1 } }],
    ['another request', { request: { type: kind } }],
    ['an unknown kind', { type: 'poem' }],
    ['an unknown status', { status: 'lost' }],
    ['a lease without an end', { lease: { token: 'x', claims: 1 } }],
    ['a check without an outcome', { checks: [{ rule: 'length' }] }],
  ])('refuses %s', async (_, fault) => {
    await expect(insert('content', { ...stored(), ...fault })).rejects.toEqual(refused);
  });
});

describe('the validator of deleted records', () => {
  it('is that of live ones, and the time of deletion', async () => {
    const document = storedCampaign('wsp_1', sampleCampaign());
    await expect(insert('campaigns_deleted', document)).rejects.toEqual(refused);
    await expect(insert('campaigns_deleted', { ...document, deleted_at: new Date(), name: 1 })).rejects.toEqual(refused);
    await insert('campaigns_deleted', { ...document, deleted_at: new Date() });
  });
});

describe('the validator of keys', () => {
  it('refuses a scope that does not exist', async () => {
    const key = {
      _id: 'key_1',
      workspace_id: 'wsp_1',
      name: 'x',
      hash: 'y',
      scopes: ['everything'],
      expires_at: null,
      created_at: new Date(),
    };
    await expect(insert('keys', key)).rejects.toEqual(refused);
  });
});

describe('docs/privacy.md', () => {
  const inWords = (seconds: number): string => (seconds < 172_800 ? `${seconds / 3_600} hour` : `${seconds / 86_400} days`);

  it('says of each collection what is in it, and of what expires how long it is kept', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const missing = collections.flatMap(({ name, indexes }) => {
      const row = rows.find((line) => line.split(' | ')[0]?.includes(`\`${name}\``));
      const times = indexes.flatMap(({ expireAfterSeconds = 0 }) =>
        expireAfterSeconds > 60 && expireAfterSeconds < neverExpires ? [inWords(expireAfterSeconds)] : [],
      );
      return times.every((time) => row?.includes(time)) && row !== undefined ? [] : [name];
    });
    expect(missing).toEqual([]);
  });
});
