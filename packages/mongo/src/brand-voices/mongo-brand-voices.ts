import { BrandVoice, CreateBrandVoice, type BrandVoiceQuery, type Page } from '@handbill/contract';
import type { Author, BrandVoiceStore } from '@handbill/operations';
import type { Db } from 'mongodb';
import * as z from 'zod';
import { bsonSchema, unsetIn } from '../database/bson-schema.ts';
import { boundedStores } from '../database/call-deadline.ts';
import { findPage } from '../database/lists/find-page.ts';
import type { EraseRecord } from '../records/restorable-changes.ts';
import { changedMembers } from '../records/changed-members.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';
import { asLiterals, withoutOutbox } from '../records/outbox.ts';
import { allRecords, RestorableRecords } from '../records/restorable-records.ts';

const { id: voiceId, ...unchanged } = BrandVoice.shape;

/** Those of older versions have no `brand`. */
const StoredBrandVoice = z.object({ _id: voiceId, workspace_id: z.string(), ...unchanged, brand: unchanged.brand.optional() });
export type StoredBrandVoice = z.infer<typeof StoredBrandVoice>;

export const brandVoiceSchema = bsonSchema(StoredBrandVoice);

const unset = unsetIn(CreateBrandVoice.shape);

export const toStored = (workspace_id: string, { id: _id, ...same }: BrandVoice): StoredBrandVoice => ({ _id, workspace_id, ...same });

export const fromStored = ({ _id, workspace_id: _, brand = null, ...same }: StoredBrandVoice): BrandVoice => ({
  ...unset,
  id: _id,
  ...same,
  brand,
});

export const keptBrandVoices = defineKept({
  name: 'brand_voices',
  schema: brandVoiceSchema,
  indexes: [byWorkspace],
  outbox: true,
  exported: fromStored,
  events: { of: 'brand_voice', read: fromStored },
  trash: { name: 'brand_voices_deleted', indexes: [] },
});

class MongoBrandVoices extends RestorableRecords<StoredBrandVoice, BrandVoice> implements BrandVoiceStore {
  async insert(voice: BrandVoice): Promise<void> {
    await this.all.changes.insert({ by: this.by, why: 'brand_voice.created', at: voice.created_at }, toStored(this.workspaceId, voice));
  }

  list(query: BrandVoiceQuery): Promise<Page<BrandVoice>> {
    const filter = { workspace_id: this.workspaceId };
    return findPage({ collection: this.all.records, filter, query, projection: withoutOutbox, mayBeLarge: true, read: fromStored });
  }

  async replace(voice: BrandVoice, current: BrandVoice): Promise<boolean> {
    const members = toStored(this.workspaceId, voice);
    const why = 'brand_voice.updated';
    const previous = asLiterals(changedMembers(toStored(this.workspaceId, current), members));
    const change = { by: this.by, at: voice.updated_at, why, events: [{ type: why, previous }] } as const;
    return (await this.all.changes.update({ ...change, id: voice.id, from: { revision: current.revision }, members })) !== null;
  }
}

export function brandVoiceStores(db: Db, erase: EraseRecord): (by: Author) => BrandVoiceStore {
  const all = allRecords(db, keptBrandVoices, { noun: 'brand_voice', fromStored, erase });
  return boundedStores(MongoBrandVoices, all);
}
