import { BrandVoice, CreateBrandVoice, type BrandVoiceQuery, type Page } from '@handbill/contract';
import type { Author, BrandVoiceStore, DeletedRecord, ExpectedRevisions } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { findPage } from '../database/lists/find-page.ts';
import { RestorableChanges, type EraseRecord } from '../records/change.ts';
import { changedMembers } from '../records/changed-members.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';
import { literals, withoutOutbox } from '../records/outbox.ts';

const { id: voiceId, ...unchanged } = BrandVoice.shape;

/** How a brand voice is stored. Those of older versions have no `brand`. */
const StoredBrandVoice = z.object({ _id: voiceId, workspace_id: z.string(), ...unchanged, brand: unchanged.brand.optional() });
export type StoredBrandVoice = z.infer<typeof StoredBrandVoice>;

export const brandVoiceSchema = bsonSchema(StoredBrandVoice);

/** What a field holds in a record that an older version stored without it. */
const unset: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(CreateBrandVoice.shape).map(([name, field]) => [name, field.safeParse(undefined).data]),
);

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
  actors: [],
  eraseTraces: null,
  exported: fromStored,
  events: { of: 'brand_voice', read: fromStored },
  trash: { name: 'brand_voices_deleted', indexes: [] },
});

const read = (stored: StoredBrandVoice | null): BrandVoice | null => (stored === null ? null : fromStored(stored));

/** The brand voices of one workspace, in MongoDB. */
export class MongoBrandVoices implements BrandVoiceStore {
  readonly #by: Author;
  readonly #voices: Collection<StoredBrandVoice>;
  readonly #changes: RestorableChanges<StoredBrandVoice>;
  readonly #erase: EraseRecord;

  constructor(by: Author, db: Db, erase: EraseRecord) {
    this.#by = by;
    this.#erase = erase;
    this.#voices = db.collection(keptBrandVoices.name);
    this.#changes = new RestorableChanges(db, keptBrandVoices);
  }

  async insert(voice: BrandVoice): Promise<void> {
    await this.#changes.insert({ by: this.#by, why: 'brand_voice.created', at: voice.created_at }, toStored(this.#by.workspaceId, voice));
  }

  async get(_id: string): Promise<BrandVoice | null> {
    return read(await this.#voices.findOne({ _id, workspace_id: this.#by.workspaceId }, { projection: withoutOutbox, maxTimeMS }));
  }

  list(query: BrandVoiceQuery): Promise<Page<BrandVoice>> {
    return findPage({
      collection: this.#voices,
      filter: { workspace_id: this.#by.workspaceId },
      ids: {},
      query,
      projection: withoutOutbox,
      mayBeLarge: true,
      read: fromStored,
    });
  }

  async replace(voice: BrandVoice, current: BrandVoice): Promise<boolean> {
    const [before, members] = [current, voice].map((one) => toStored(this.#by.workspaceId, one)) as [StoredBrandVoice, StoredBrandVoice];
    const why = 'brand_voice.updated';
    const change = {
      by: this.#by,
      at: voice.updated_at,
      why,
      events: [{ type: why, previous: literals(changedMembers(before, members)) }],
    } as const;
    return (await this.#changes.update({ ...change, id: voice.id, from: { revision: current.revision }, members })) !== null;
  }

  erase(id: string, at: Date, expected?: ExpectedRevisions): Promise<boolean> {
    return this.#erase(this.#changes, { by: this.#by, why: 'brand_voice.deleted', at, id, expected });
  }

  delete(id: string, at: Date, expected?: ExpectedRevisions): Promise<boolean> {
    return this.#changes.delete({ by: this.#by, why: 'brand_voice.deleted', at, id, expected });
  }

  deleted(id: string): Promise<DeletedRecord | null> {
    return this.#changes.deleted(this.#by.workspaceId, id);
  }

  async restore(id: string, at: Date, expected?: ExpectedRevisions): Promise<BrandVoice | null> {
    return read(await this.#changes.restore({ by: this.#by, why: 'brand_voice.restored', at, id, expected }));
  }
}
