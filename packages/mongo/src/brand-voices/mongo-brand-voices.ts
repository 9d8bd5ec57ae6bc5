import { BrandVoice, CreateBrandVoice, type BrandVoiceQuery, type Page } from '@handbill/contract';
import type { Author, BrandVoiceStore, ExpectedRevisions } from '@handbill/operations';
import type { Collection } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { findPage } from '../database/lists/find-page.ts';
import { Changes } from '../records/change.ts';

const { id: voiceId, ...unchanged } = BrandVoice.shape;

/** How a brand voice is stored. Those of older versions have no `brand`. */
const StoredBrandVoice = z.object({ _id: voiceId, workspace_id: z.string(), ...unchanged, brand: unchanged.brand.optional() });
export type StoredBrandVoice = z.infer<typeof StoredBrandVoice>;

export const brandVoiceCollection = {
  schema: bsonSchema(StoredBrandVoice),
  indexes: [{ name: 'workspace', key: { workspace_id: 1, _id: -1 } } as const],
};

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

const read = (stored: StoredBrandVoice | null): BrandVoice | null => (stored === null ? null : fromStored(stored));

/** The brand voices of one workspace, in MongoDB. */
export class MongoBrandVoices implements BrandVoiceStore {
  readonly #by: Author;
  readonly #voices: Collection<StoredBrandVoice>;
  readonly #changes: Changes<StoredBrandVoice>;

  constructor(by: Author, voices: Collection<StoredBrandVoice>) {
    this.#by = by;
    this.#voices = voices;
    this.#changes = new Changes(voices);
  }

  async insert(voice: BrandVoice): Promise<void> {
    await this.#changes.insert({ by: this.#by, why: 'brand_voice.created' }, toStored(this.#by.workspaceId, voice));
  }

  async get(_id: string): Promise<BrandVoice | null> {
    return read(await this.#voices.findOne({ _id, workspace_id: this.#by.workspaceId }, { maxTimeMS }));
  }

  list(query: BrandVoiceQuery): Promise<Page<BrandVoice>> {
    return findPage({
      collection: this.#voices,
      filter: { workspace_id: this.#by.workspaceId },
      ids: {},
      query,
      mayBeLarge: true,
      read: fromStored,
    });
  }

  async replace(voice: BrandVoice, revision: number): Promise<boolean> {
    const members = toStored(this.#by.workspaceId, voice);
    const update = { by: this.#by, why: 'brand_voice.updated', id: voice.id, from: { revision }, members } as const;
    return (await this.#changes.update(update)) !== null;
  }

  delete(id: string, expected?: ExpectedRevisions): Promise<boolean> {
    return this.#changes.delete({ by: this.#by, why: 'brand_voice.deleted', id, expected });
  }
}
