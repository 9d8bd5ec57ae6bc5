/** What the settings say of the second reader. */
export interface ReviewPolicy {
  /** Whether texts are reviewed whose brief does not say. */
  readonly default: boolean;
  /** The kinds of objections that fail a text, where they are raised twice; all others warn. */
  readonly fail: readonly string[];
}

/** Nothing is reviewed that does not ask for it, and no objection fails a text. */
export const usualPolicy: ReviewPolicy = { default: false, fail: [] };
