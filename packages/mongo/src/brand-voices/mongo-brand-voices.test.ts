import { CreateBrandVoice, newId, type BrandVoice } from '@handbill/contract';
import { beforeAll, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { explained } from '../../testing/explained.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import { brandVoiceStores, toStored, type StoredBrandVoice } from './mongo-brand-voices.ts';
import { recordEraser } from '../erasure/erased-records.ts';

const { client, db } = watchedDatabase();
const voices = db.collection<StoredBrandVoice>('brand_voices');
const [mine, another] = [newId('wsp', new Date()), newId('wsp', new Date())];
const store = brandVoiceStores(db, recordEraser(db))(authorIn(mine));

function sampleVoice(): BrandVoice {
  const created_at = new Date();
  const fields = CreateBrandVoice.parse({ name: 'Bakery', avoid: ['$where', 'a.b'], terms: [{ term: '$set', use: 'keep' }] });
  return { ...fields, id: newId('brv', created_at), revision: 1, created_at, updated_at: created_at };
}

beforeAll(async () => {
  const samples = Array.from({ length: 2_000 }, (_, index) => toStored(index % 2 === 0 ? mine : another, sampleVoice()));
  await voices.insertMany(samples, { ordered: false });
}, 60_000);

it('lists a page from its index and reads no other record', async () => {
  const query = { limit: 20, offset: null, cursor: null };
  const { answer, explained: plan } = await explained(client, () => store.list(query));
  const next = await explained(client, () => store.list({ ...query, cursor: answer.pagination.next_cursor }));
  for (const { stages, documents, keys } of [plan, next.explained]) {
    expect(stages).not.toContain('SORT');
    expect([documents, keys]).toEqual([21, 21]);
  }
});

it('gives back what was stored, and fills in what an older version did not store', async () => {
  const voice = sampleVoice();
  await store.insert(voice);
  expect(await store.get(voice.id)).toEqual(voice);
  await voices.updateOne({ _id: voice.id }, { $unset: { emoji: true } }, { bypassDocumentValidation: true });
  expect(await store.get(voice.id)).toEqual(voice);
});
