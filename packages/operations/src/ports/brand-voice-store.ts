import type { BrandVoice, BrandVoiceQuery, Page } from '@handbill/contract';
import type { ExpectedRevisions } from './expected-revisions.ts';

/** The brand voices of one workspace. */
export interface BrandVoiceStore {
  insert(voice: BrandVoice): Promise<void>;
  get(id: string): Promise<BrandVoice | null>;
  list(query: BrandVoiceQuery): Promise<Page<BrandVoice>>;
  /** Writes the voice if it still has the revision that it was read at. */
  replace(voice: BrandVoice, readRevision: number): Promise<boolean>;
  /** `false`: there is none. */
  delete(id: string, expected?: ExpectedRevisions): Promise<boolean>;
}
