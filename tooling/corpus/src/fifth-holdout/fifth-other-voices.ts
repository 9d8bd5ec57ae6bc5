import type { HoldoutFault } from '../holdout/holdout-fault.ts';

type Voice = NonNullable<HoldoutFault['voice']>;

/** A brand voice that avoids these words. */
export const avoiding = (...words: readonly string[]): Voice => ({ avoid: [...words] });

/** A brand voice that says one word in place of others. */
export const saying = (term: string, ...insteadOf: readonly string[]): Voice => ({
  terms: insteadOf.map((word) => ({ term: word, use: 'forbidden', instead: term, language: null, note: null })),
});

/** A brand voice whose texts have to have this sentence. */
export const disclaiming = (sentence: string): Voice => ({ disclaimers: [{ text: sentence, types: [], platforms: [] }] });
