import type { BrandVoice } from '@handbill/contract';
import type { Collection, Db, Filter } from 'mongodb';
import { brandVoiceSchema, fromStored, keptBrandVoices, toStored, type StoredBrandVoice } from '../brand-voices/mongo-brand-voices.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { againOnDuplicate } from '../database/is-duplicate.ts';
import { byWorkspace, defineKept, type Kept, type StoredErasedRecord } from '../records/kept.ts';

const idOf = (id: string, revision: number): string => `${id}-${revision}`;

/** Removes the copies of an erased brand voice that no text uses any more, those in the trash included. */
async function eraseUnused(db: Db, { workspace_id, voice_id }: StoredErasedRecord): Promise<void> {
  if (voice_id === null) return;
  const isThere = async (name: string, filter: Filter<{ _id: string }>) =>
    (await db.collection<{ _id: string }>(name).countDocuments({ workspace_id, ...filter }, { limit: 1, maxTimeMS })) > 0;
  if (await isThere(keptBrandVoices.name, { _id: voice_id })) return;
  const copies = db.collection<StoredBrandVoice>(keptUsedVoices.name);
  const ofVoice = { _id: { $gt: `${voice_id}-`, $lt: `${voice_id}.` }, workspace_id };
  for (const { _id, revision } of await copies.find(ofVoice, { projection: { revision: 1 }, maxTimeMS }).toArray()) {
    const use = { 'request.brand_voice_id': voice_id, voice_revision: revision };
    if ((await isThere('content', use)) || (await isThere('content_deleted', use))) continue;
    await copies.deleteOne({ _id, workspace_id }, { maxTimeMS });
  }
}

/** Brand voices in the revisions that content was written with. */
export const keptUsedVoices: Kept<StoredBrandVoice> = defineKept({
  name: 'brand_voices_used',
  schema: brandVoiceSchema,
  indexes: [byWorkspace],
  eraseTraces: eraseUnused,
  exported: fromStored,
});

/** Brand voices as they were when content was requested with them: a copy for each revision, not for each record. They stay. */
export class UsedVoices {
  readonly #voices: Collection<StoredBrandVoice>;

  constructor(db: Db) {
    this.#voices = db.collection(keptUsedVoices.name);
  }

  async keep(workspaceId: string, voice: BrandVoice): Promise<void> {
    const { _id, workspace_id, ...fields } = toStored(workspaceId, voice);
    const which = { _id: idOf(_id, voice.revision), workspace_id };
    await againOnDuplicate(() => this.#voices.updateOne(which, { $setOnInsert: fields }, { upsert: true, maxTimeMS }));
  }

  async get(workspace_id: string, id: string, revision: number): Promise<BrandVoice | null> {
    const stored = await this.#voices.findOne({ _id: idOf(id, revision), workspace_id }, { maxTimeMS });
    return stored === null ? null : { ...fromStored(stored), id };
  }
}
