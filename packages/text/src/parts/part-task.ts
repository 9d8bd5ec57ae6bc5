import type { Check } from '@handbill/contract';
import type { AnyOutput } from '../kinds/definition-of.ts';

/** A part of a text that is to be written anew. */
export interface PartTask {
  /** JSON Pointer into the output; `/sections/-` for the items that follow those that stay. */
  readonly pointer: string;
  readonly kept: number | null;
  readonly failing: readonly Check[];
  /** How long it has to be; `null` where that is free. */
  readonly words: { readonly min: number; readonly max: number } | null;
}

export interface PartsTask {
  readonly output: AnyOutput;
  readonly parts: readonly PartTask[];
  readonly instructions: string | null;
  readonly failedBefore: readonly Check[];
}

export const partTask = (pointer: string, failing: readonly Check[], words: PartTask['words'] = null): PartTask => ({
  pointer,
  kept: null,
  failing,
  words,
});
