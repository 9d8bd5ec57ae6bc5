import type { BrandVoice } from '@handbill/contract';
import type { Collection, Db } from 'mongodb';
import { brandVoiceCollection, fromStored, toStored, type StoredBrandVoice } from '../brand-voices/mongo-brand-voices.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { againOnDuplicate } from '../database/is-duplicate.ts';

/** The schema of brand voices, each in the revisions that content was written with. */
export const usedVoicesCollection = { schema: brandVoiceCollection.schema, indexes: [] };

const idOf = (id: string, revision: number): string => `${id}-${revision}`;

/** Brand voices as they were when content was requested with them: a copy for each revision, not for each record. They stay. */
export class UsedVoices {
  readonly #voices: Collection<StoredBrandVoice>;

  constructor(db: Db) {
    this.#voices = db.collection('brand_voices_used');
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
