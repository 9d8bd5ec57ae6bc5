import type { BrandVoice } from '@handbill/contract';
import type { CorpusText, PlantedFault } from '../corpus-text.ts';

/** What a check has to say of a faulty text. */
export interface FaultLabel {
  readonly rule: string;
  readonly outcome: 'fail' | 'warn';
  /** Where: `null` where it is no single part's fault. */
  readonly pointer: string | null;
}

/** A fault in a clean text of the hold-out corpus. */
export type HoldoutFault = FaultLabel & PlantedFault & { readonly voice?: Partial<BrandVoice> };

/** A text that was written with its fault. */
export type FaultyText = FaultLabel & CorpusText;
