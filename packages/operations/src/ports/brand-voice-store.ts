import type { BrandVoice, BrandVoiceQuery, Page } from '@handbill/contract';
import type { ErasableStore } from './erased-records.ts';
import type { DeletedRecord, ExpectedRevisions } from './expected-revisions.ts';

/** The brand voices of one workspace. */
export interface BrandVoiceStore extends ErasableStore {
  insert(voice: BrandVoice): Promise<void>;
  get(id: string): Promise<BrandVoice | null>;
  list(query: BrandVoiceQuery): Promise<Page<BrandVoice>>;
  /** Writes the voice if it still is as it was read: at this revision. */
  replace(voice: BrandVoice, read: BrandVoice): Promise<boolean>;
  /** `false`: there is none. */
  delete(id: string, now: Date, expected?: ExpectedRevisions): Promise<boolean>;
  /** A deleted record that can be restored. */
  deleted(id: string): Promise<DeletedRecord | null>;
  /** Brings a deleted one back within 30 days; one that is there is returned as it is. */
  restore(id: string, now: Date, expected?: ExpectedRevisions): Promise<BrandVoice | null>;
}
