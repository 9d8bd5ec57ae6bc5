import type { BrandVoice, BrandVoiceQuery, Page } from '@handbill/contract';
import type { RestorableStore } from './restorable-store.ts';

/** The brand voices of one workspace. */
export interface BrandVoiceStore extends RestorableStore<BrandVoice> {
  insert(voice: BrandVoice): Promise<void>;
  list(query: BrandVoiceQuery): Promise<Page<BrandVoice>>;
}
