import type { BrandVoice } from '@handbill/contract';

type Voice = Partial<BrandVoice>;

/** A voice that avoids these words. */
export const forbids = (...words: string[]): Voice => ({ avoid: words });

/** A voice that writes the first one in place of the others. */
export const prefers = (term: string, ...others: string[]): Voice => ({
  terms: others.map((instead) => ({ term, use: 'preferred', instead, language: null, note: null })),
});

/** A voice whose texts have to say this. */
export const requires = (...sentences: string[]): Voice => ({
  disclaimers: sentences.map((text) => ({ text, types: [], platforms: [] })),
});
