import type { CheckContentInput } from '@handbill/contract';

/** A text with its brief, as it is sent to be checked. */
export interface CorpusText {
  readonly id: string;
  readonly text: CheckContentInput;
}

/** A clean text with a fault planted in it. */
export interface PlantedFault {
  /** The clean text. */
  readonly on: string;
  /** The rule that has to find the fault; some faults are two rules’ to find, and either will do. */
  readonly rule: string;
  readonly also?: readonly string[];
  /** Parts that are replaced as a whole, by their pointer; `null` takes a part away. */
  readonly set?: Readonly<Record<string, string | null>>;
  /** Words of a part that are replaced: pointer, words, other words. */
  readonly swap?: readonly [pointer: string, words: string, others: string];
  /** Words that are put behind a part. */
  readonly add?: readonly [pointer: string, words: string];
  /** Fields of the brief that are replaced. */
  readonly brief?: Readonly<Record<string, unknown>>;
}
